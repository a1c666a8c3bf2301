import { foldName, loadFacts, parseTypeRef, toJavaMethod } from "@docs/facts";
import { followCalls, type Meaning, maskCode, type Vocabulary } from "@docs/snippets/calls";

let shared: Vocabulary<Meaning> | undefined;

/**
 * Finds the functions of the API that a program calls, as a reader who points at one gets a card: returns where each name
 * begins.
 *
 * @param language id of an SDK.
 */
export function findApiCalls(code: string, language: string): ReadonlySet<number> {
  shared ??= createVocabulary();
  const found = followCalls(maskCode(code, language), language, shared);
  return new Set(found.flatMap(({ start, meaning }) => (meaning ? [start] : [])));
}

function createVocabulary(): Vocabulary<Meaning> {
  const { api } = loadFacts();
  const types = new Map(
    [...api.types].map(([type, { functions }]) => {
      const known = [...functions].flatMap(([name, { returns }]) => {
        const { name: result, isList } = parseTypeRef(returns);
        const meaning = { result: `${result.replace(/(?<=.)ID$/, "")}${isList ? "[]" : ""}` };
        return [name, toJavaMethod(type, name)].map((spelling) => [foldName(spelling), meaning] as const);
      });
      return [type, new Map(known)] as const;
    }),
  );
  const names = new Map([...types.keys()].map((type) => [foldName(type), { result: type }]));
  return {
    functionsOf: (type) => types.get(type),
    findType: (name) => (name === "Client" ? { result: "Query" } : names.get(foldName(name))),
    findValue: () => undefined,
  };
}
