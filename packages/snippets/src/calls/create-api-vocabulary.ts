import { foldName, toJavaMethod, toResultType } from "@docs/facts/spellings";
import type { Meaning, Vocabulary } from "./names.ts";

/** What a name of the API means, with the name in the schema. */
export interface ApiMeaning extends Meaning {
  readonly name: string;
}

/** Functions of each type, by their names in the schema. */
type ApiTypes = ReadonlyMap<string, { readonly functions: ReadonlyMap<string, { readonly returns: string }> }>;

/** Creates the vocabulary of an API's types and functions; it has no values of enumerations. */
export function createApiVocabulary(types: ApiTypes): Vocabulary<ApiMeaning> {
  const functions = new Map([...types].map(([type, all]) => [type, nameFunctions(type, all.functions)] as const));
  const named = new Map([...types.keys()].map((type) => [foldName(type), { name: type, result: type }] as const));
  return {
    functionsOf: (type) => functions.get(type),
    findType: (name) => named.get(foldName(name === "Client" ? "Query" : name)),
    findValue: () => undefined,
  };
}

/** Lists functions by what all spellings share; Java renames some. */
function nameFunctions(
  type: string,
  functions: ReadonlyMap<string, { readonly returns: string }>,
): ReadonlyMap<string, ApiMeaning> {
  const known = [...functions].flatMap(([name, { returns }]) => {
    const meaning = { name, result: toResultType(name, returns) };
    return [name, toJavaMethod(type, name)].map((spelling) => [foldName(spelling), meaning] as const);
  });
  return new Map(known);
}
