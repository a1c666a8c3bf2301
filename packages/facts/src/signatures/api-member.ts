import { type Api, type ApiArgument, type ApiFunction, isRequired, parseTypeRef } from "../api.ts";

/** A function of the API with the name of its type and its own, as the schema writes them. */
export interface ApiMember {
  readonly type: string;
  readonly name: string;
  readonly fn: ApiFunction;
}

/** A declaration in the spelling of one SDK. */
export interface Declaration {
  /** The declaration; one argument a line when it is long. */
  readonly code: string;
  /** The declared name, which is part of the code. */
  readonly name: string;
}

/** The declaration of a function. */
export interface Signature extends Declaration {
  /** Names of the arguments that may be left out, which a brief declaration only hints at. */
  readonly optional: readonly string[];
}

/** How much of a function is written: a card hints at arguments that may be left out, a reference lists them. */
export type Detail = "brief" | "full";

/** What a named type is made of. */
export type TypeForm = "input" | "object" | "scalar";

/** Writes declarations of the API as one SDK has them. */
export interface Declarer {
  readonly declareFunction: (member: ApiMember, api: Api, detail: Detail) => Signature;
  readonly declareArgument: (member: ApiMember, argument: ApiArgument, api: Api) => Declaration;
  readonly declareType: (name: string, form: TypeForm) => Declaration;
  readonly declareEnum: (name: string) => Declaration;
  readonly declareEnumValue: (name: string, value: string) => Declaration;
}

/** Longest declaration that stays on one line: what a card and a page of reference show without breaking it. */
const LINE_WIDTH: Readonly<Record<Detail, number>> = { brief: 56, full: 76 };

/** How declarations are laid out. */
export interface Layout {
  readonly detail: Detail;
  /** What stands before a parameter on a line of its own, where there is room. */
  readonly indent?: string;
}

/** Joins the parts of a declaration; a `…` among the parameters stands for those that may be left out. */
export function layOut(
  start: string,
  parameters: readonly string[],
  end: string,
  { detail, indent = "  " }: Layout,
): string {
  const line = `${start}(${parameters.join(", ")})${end}`;
  // A parameter that lists options has lines enough.
  if (line.length <= LINE_WIDTH[detail] || parameters.length === 0 || line.includes("\n")) {
    return line;
  }
  const margin = detail === "brief" ? "  " : indent;
  const lines = parameters.map((parameter) => `${margin}${parameter}${parameter.endsWith("…") ? "" : ","}\n`);
  return `${start}(\n${lines.join("")})${end}`;
}

/** Parts the arguments that a caller has to give from the others. */
export function splitArguments(args: readonly ApiArgument[]) {
  return { required: args.filter(isRequired), optional: args.filter((argument) => !isRequired(argument)) };
}

/** Tells whether a call asks the engine at once: an object is only a description of what to do. */
export function isAsked({ fn }: ApiMember, { types }: Api): boolean {
  const { name, isList } = parseTypeRef(fn.returns);
  return isList || !types.has(name);
}

/** Gives what an argument takes; functions that load an object by its id take the id itself. */
export function argumentType({ type }: ApiMember, argument: ApiArgument): string {
  return type === "Query" && argument.name === "id" ? argument.type : toObject(argument.type);
}

/** Gives what a function returns; only `id` returns an id. */
export function returnType({ name, fn }: ApiMember): string {
  return name === "id" ? fn.returns : toObject(fn.returns);
}

/**
 * Gives the schema's type with the object in place of its id, as SDKs do: they take objects, and hand back the object
 * where the schema speaks of the id of something that has been done.
 */
function toObject(type: string): string {
  return type.replace(/(?<=\w)ID(?!\w)/, "");
}

/** Writes the first letter large. */
export function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/**
 * Writes a value of an enum as generated code of Go and TypeScript does: of capitals in a row, only the first stays.
 *
 * @example toEnumMember("DIRECTORY_TYPE") // "DirectoryType"
 * @example toEnumMember("OCIMediaTypes") // "OcimediaTypes"
 */
export function toEnumMember(value: string): string {
  return value
    .split("_")
    .map((word) => word.replace(/(?<=[A-Z])[A-Z]/g, (letter) => letter.toLowerCase()))
    .join("");
}
