import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type Api,
  dataDir,
  type FunctionOrder,
  loadFacts,
  readData,
  type SdkReference,
  toTypeScriptMember,
  toTypeScriptName,
} from "@docs/facts";
import { daggerVersion } from "../../data/version.ts";
import { type Example, findExamples, type ShownProgram } from "./find-examples.ts";
import { hideSymbols, type PublishedSdk } from "./read-sdk.ts";
import { findUses, indexSymbols, type SymbolIndex, type Uses } from "./symbols.ts";
import { createTexts, type Texts } from "./texts.ts";

/** The pages that list other pages. */
export type MapName = "api" | "connect" | "errors" | "modules" | "start";

/** The handwritten part of the reference: data/sdk-reference/. */
export interface ReferenceData extends SdkReference {
  readonly api: Api;
  /** MDX of the prose pages, by file name. Each page that uses one refers to it by that name. */
  readonly prose: Readonly<Record<string, string>>;
  readonly maps: Readonly<Record<MapName, { path: string; title: string; description: string }>>;
  /** Releases that brought methods, if that's recent, by names such as `Client.changeset`. */
  readonly since: ReadonlyMap<string, string>;
}

/** The data that pages are rendered from: the documented symbols, their uses, and their descriptions. */
export interface ReferenceContext {
  readonly index: SymbolIndex;
  readonly usesOf: (name: string) => Uses;
  readonly texts: Texts;
  readonly order: FunctionOrder;
  readonly prose: Readonly<Record<string, string>>;
  readonly maps: ReferenceData["maps"];
  readonly since: ReferenceData["since"];
  /** Calls of methods in programs of other pages, by names such as `Container.withExec`. */
  readonly examples: ReadonlyMap<string, Example>;
  /** Addresses of the pages that describe a type in every SDK language, by the type's name. */
  readonly typePages: ReadonlyMap<string, string>;
}

/** Reads the handwritten data from `data/sdk-reference/`. */
export function readReferenceData(): ReferenceData {
  const folder = path.join(dataDir, "sdk-reference/prose");
  const prose = readdirSync(folder).map(
    (file) => [path.parse(file).name, readFileSync(path.join(folder, file), "utf8").trim()] as const,
  );
  const { api, sdkReference } = loadFacts();
  return {
    ...sdkReference,
    api,
    prose: Object.fromEntries(prose),
    maps: readData<ReferenceData["maps"]>("sdk-reference/maps.json"),
    since: listSince(api),
  };
}

function listSince(api: Api): ReadonlyMap<string, string> {
  return new Map(
    [...api.types].flatMap(([type, { functions }]) =>
      [...functions].flatMap(([name, { since }]) =>
        since === undefined ? [] : [[`${toTypeScriptName(type)}.${toTypeScriptMember(name)}`, since] as const],
      ),
    ),
  );
}

/** Combines the package and the texts. */
export function createContext(
  { sdk, version }: PublishedSdk,
  { api, hidden, order, texts, prose, maps, since }: ReferenceData,
  typePages: ReadonlyMap<string, string>,
  programs: readonly ShownProgram[] = [],
): ReferenceContext {
  const index = indexSymbols(hideSymbols(sdk, hidden));
  const count = (module: string) => String([...index.values()].filter((page) => page.module === module).length);
  const values = {
    daggerVersion,
    packageVersion: version,
    apiCount: count("api/client.gen"),
    // The list of codes isn't a class.
    errorCount: String(Number(count("common/errors")) - 1),
  };
  return {
    ...{ index, order, maps, typePages, since },
    examples: findExamples(programs, api),
    usesOf: findUses(index),
    texts: createTexts(texts),
    prose: Object.fromEntries(Object.entries(prose).map(([name, text]) => [name, fillValues(text, values)])),
  };
}

/**
 * Inserts values into prose.
 *
 * @throws Error naming the values that prose can use.
 */
function fillValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      const known = Object.keys(values).join(", ");
      throw new Error(`data/sdk-reference/prose: unexpected {{${name}}}, expected one of: ${known}. Correct it.`);
    }
    return value;
  });
}
