import type { Api } from "@docs/facts";
import type { Fault, Problem } from "@docs/pages";
import { closest, describeChoices } from "@docs/pages";
import type { Finding } from "./compiler.ts";

/** A kind of compiler message, and what it means. */
export interface Reading {
  /** Captures the parts of the message in named groups. */
  readonly pattern: RegExp;
  readonly read: (parts: Readonly<Record<string, string>>) => Fault;
}

/** Describes a compiler's finding as a problem; a message of an unknown kind is kept unchanged. */
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

/** Lists the functions of an API type, or the values of an enum. */
export function listMembers({ types, enums }: Api, type: string): readonly string[] {
  const functions = types.get(type === "Client" ? "Query" : type)?.functions;
  return [...(functions?.keys() ?? []), ...(enums.get(type)?.keys() ?? [])];
}

/** Describes a member that a type doesn't have, and suggests the nearest one that it does. */
export function unknownMember(type: string, member: string, known: readonly string[]): Fault {
  return {
    found: `Unexpected member "${member}" of ${type}`,
    expected: known.length === 0 ? "a member of that type" : describeChoices(member, known),
    fix: "Correct the name.",
  };
}

/**
 * Describes a name that isn't declared anywhere.
 *
 * @param importLine the import that would declare it, if known.
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

/** Describes a value whose type doesn't fit its place. */
export function wrongType(actual: string, wanted: string, where = ""): Fault {
  return { found: `Unexpected value of type ${actual}${where}`, expected: wanted, fix: "Pass a value of that type." };
}
