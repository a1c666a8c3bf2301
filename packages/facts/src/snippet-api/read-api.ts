import { readFileSync } from "node:fs";
import type { Api, ApiArgument } from "./api.ts";

/** Where the signatures stand. */
export const API_FOLDER = "data/api";

type Inputs = Readonly<Record<string, Readonly<Record<string, { readonly type: string; readonly default?: string }>>>>;

/** Reads the signatures of the documented API. */
export function readApi(folder = API_FOLDER): Api {
  const read = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}.json`, "utf8"));
  const types = read("types") as Api["types"];
  const scalars = read("scalars") as readonly string[];
  return {
    types,
    enums: mapValues(read("enums") as Record<string, object>, (values) => Object.keys(values)),
    inputs: mapValues(read("inputs") as Inputs, (fields) =>
      Object.entries(fields).map(([name, field]): ApiArgument => ({ name, ...field })),
    ),
    scalars: [...scalars, ...findIds(types)].sort(),
  };
}

/** An object that can be loaded again has an id, whose type is a scalar of its own. */
function findIds(types: Api["types"]): readonly string[] {
  const ids = new Set<string>();
  for (const { fields } of Object.values(types)) {
    for (const { args = [], returns } of Object.values(fields)) {
      for (const type of [returns, ...args.map((argument) => argument.type)]) {
        const name = type.replaceAll(/[[\]!]/g, "");
        if (name.endsWith("ID")) {
          ids.add(name);
        }
      }
    }
  }
  return [...ids];
}

function mapValues<In, Out>(record: Readonly<Record<string, In>>, map: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
