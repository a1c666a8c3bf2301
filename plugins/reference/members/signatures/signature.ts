import { type ApiArgument, type ApiFunction, isRequired } from "../../../../scripts/facts/api.ts";
import type { Facts } from "../../../../scripts/facts/facts.ts";
import { parseTypeRef } from "../../../../scripts/snippets/api/api.ts";

/** A function of the API, as a signature is made from it. */
export interface Member {
  /** Type that has it, in schema spelling. */
  readonly owner: string;
  readonly name: string;
  readonly fn: ApiFunction;
}

/** Writes the signature of a function in one language. */
export type SignatureWriter = (member: Member, facts: Pick<Facts, "api">) => string;

/** Characters that a line of a signature may have without scrolling at the side of a phone's keyboard. */
const WIDTH = 76;

/** What a function gives. */
export interface Result {
  /** Name of the type; of an object also where the schema gives its id. */
  readonly name: string;
  readonly isList: boolean;
  /** Whether the value needs the engine at once; a single object is only described. */
  readonly isAwaited: boolean;
}

/** Reads what a function gives: ids that are not asked for by that name are their objects to SDKs. */
export function readResult({ name: field, fn: { returns } }: Member, { api }: Pick<Facts, "api">): Result {
  const { name, isList } = parseTypeRef(returns);
  const isId = name.endsWith("ID") && field !== "id";
  const isObject = api.types.has(name);
  return { name: isId ? name.slice(0, -2) : name, isList, isAwaited: isList || !isObject };
}

/** Parts the arguments into those that a call has to give and the others. */
export function splitArguments({ fn: { args } }: Member) {
  return { required: args.filter(isRequired), optional: args.filter((argument) => !isRequired(argument)) };
}

/** Reads the type of an argument: SDKs take objects for ids. */
export function readArgumentType({ type }: ApiArgument): { readonly name: string; readonly isList: boolean } {
  const { name, isList } = parseTypeRef(type);
  return { name: name.replace(/(?<=.)ID$/, ""), isList };
}

/**
 * Joins the parts of a call on one line, or with one parameter a line where that would be too long.
 *
 * @param indent what stands before a parameter on a line of its own.
 */
export function joinCall(before: string, parameters: readonly string[], after: string, indent = "  "): string {
  const line = `${before}${parameters.join(", ")}${after}`;
  if (line.length <= WIDTH || parameters.length === 0) {
    return line;
  }
  return `${before}\n${parameters.map((parameter) => `${indent}${parameter},`).join("\n")}\n${after}`;
}

/** Writes the first letter as a capital. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
