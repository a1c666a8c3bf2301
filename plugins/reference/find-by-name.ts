import { describeChoices } from "@docs/pages";

/**
 * Finds what an attribute names.
 *
 * @param kind what is looked for, as the message says it: `command`.
 * @throws Error with the nearest known name.
 */
export function findByName<Value>(kind: string, name: string, known: ReadonlyMap<string, Value>): Value {
  const found = known.get(name);
  if (found === undefined) {
    throw new Error(`Unexpected ${kind} "${name}", expected ${describeChoices(name, [...known.keys()])}. Correct it.`);
  }
  return found;
}
