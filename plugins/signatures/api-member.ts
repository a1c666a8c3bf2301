import type { ApiArgument, ApiFunction } from "../../scripts/facts/api.ts";
import { parseTypeRef } from "../../scripts/snippets/api/api.ts";

/** A function of the API with the name of its type and its own, as the schema writes them. */
export interface ApiMember {
  readonly type: string;
  readonly name: string;
  readonly fn: ApiFunction;
}

/** A declaration in the spelling of one SDK. */
export interface Signature {
  /** The declaration; one argument a line when it is long. */
  readonly code: string;
  /** The declared name, which is part of the code. */
  readonly name: string;
  /** Names of the arguments that may be left out, which the code only hints at. */
  readonly optional: readonly string[];
}

/** Longest declaration that stays on one line: what a card shows without breaking it. */
const LINE_WIDTH = 56;

/** Joins the parts of a declaration. */
export function layOut(start: string, parameters: readonly string[], end: string): string {
  const line = `${start}(${parameters.join(", ")})${end}`;
  return line.length <= LINE_WIDTH || parameters.length === 0
    ? line
    : `${start}(\n${parameters.map((parameter) => `  ${parameter},\n`).join("")})${end}`;
}

/** Parts the arguments that a caller has to give from the others. */
export function splitArguments(args: readonly ApiArgument[]) {
  const isNeeded = ({ type, default: value }: ApiArgument) => parseTypeRef(type).isRequired && value === undefined;
  return { required: args.filter(isNeeded), optional: args.filter((argument) => !isNeeded(argument)) };
}

/**
 * Gives the schema's type with the object in place of its id, as SDKs do: they take objects, and hand back the object
 * where the schema speaks of the id of something that has been done.
 *
 * @example toObject("[DirectoryID!]") // "[Directory!]"
 */
export function toObject(type: string): string {
  return type.replace(/(?<=\w)ID(?!\w)/, "");
}

/** Gives what an argument takes; functions that load an object by its id take the id itself. */
export function argumentType({ type }: ApiMember, argument: ApiArgument): string {
  return type === "Query" && argument.name === "id" ? argument.type : toObject(argument.type);
}

/** Gives what a function returns; only `id` returns an id. */
export function returnType({ name, fn }: ApiMember): string {
  return name === "id" ? fn.returns : toObject(fn.returns);
}

/** Writes the first letter large. */
export function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
