import type { Reached } from "./call-function.ts";
import type { World } from "./world.ts";

/** Checks whether a word is the address of a module: a path or a Git reference. */
export function isModuleReference(word: string): boolean {
  return /^(?:\.{1,2}(?:\/|$)|\/|~|git@|[a-z+]+:\/\/|[\w-]+(?:\.[\w-]+)+\/)/.test(word);
}

/** Returns the main object of a module that data/examples/modules.json describes; undefined for any other. */
export function readModuleReference(reference: string, { modules }: World): Reached {
  const address = reference.replace(/@[^/@]*$/, "");
  const main = [...modules.values()].find(({ origin }) => origin === address)?.objects[0];
  return main && [main.name];
}
