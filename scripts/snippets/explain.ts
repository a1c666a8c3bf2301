import type { Api } from "@docs/facts";
import type { Fault, Problem } from "@docs/pages";
import { closest, describeChoices } from "@docs/pages";
import type { Finding } from "./compiler.ts";

/** A kind of message that a compiler has, and what it means. */
export interface Reading {
  /** Names its parts by groups. */
  readonly pattern: RegExp;
  readonly read: (parts: Readonly<Record<string, string>>) => Fault;
}

/** Words a compiler's finding as a problem; one of no known kind keeps the compiler's own words. */
export function explain({ message, ...place }: Finding, readings: readonly Reading[], label: string): Problem {
  for (const { pattern, read } of readings) {
    const match = pattern.exec(message);
    if (match) {
      return { ...place, ...read(match.groups ?? {}) };
    }
  }
  return {
    ...place,
    found: `Unexpected ${label} (${message.trim().replaceAll(/\s+/g, " ").replace(/\.$/, "")})`,
    expected: "a program that compiles",
    fix: "Correct the line.",
  };
}

/** Lists the functions of a type of the API, or the values of an enum. */
export function listMembers({ types, enums }: Api, type: string): readonly string[] {
  const functions = types.get(type === "Client" ? "Query" : type)?.functions;
  return [...(functions?.keys() ?? []), ...(enums.get(type)?.keys() ?? [])];
}

/** Words that a type has no such member, with the nearest one that it has. */
export function unknownMember(type: string, member: string, known: readonly string[]): Fault {
  return {
    found: `Unexpected member "${member}" of ${type}`,
    expected: known.length === 0 ? "a member of that type" : describeChoices(member, known),
    fix: "Correct the name.",
  };
}

/**
 * Words that a name is declared nowhere.
 *
 * @param importLine what would declare it, if that is known.
 * @param known names that may have been meant.
 */
export function unknownName(name: string, importLine: string | undefined, known: readonly string[] = []): Fault {
  const found = `Unexpected name "${name}", which nothing declares`;
  if (importLine !== undefined) {
    return { found, expected: `\`${importLine}\` above it`, fix: "Add the import." };
  }
  const nearest = closest(name, known);
  const expected = nearest === undefined ? "a declared or imported name" : `"${nearest}"`;
  return { found, expected, fix: "Correct the name, or declare or import it." };
}

/** Words that a value has another type than its place wants. */
export function wrongType(actual: string, wanted: string, where = ""): Fault {
  return { found: `Unexpected value of type ${actual}${where}`, expected: wanted, fix: "Pass a value of that type." };
}
