import { type Api, type ApiArgument, type ApiFunction, isRequired, parseTypeRef } from "../api.ts";

/** A function of the API with its name and that of its type, as the schema spells them. */
export interface ApiMember {
  readonly type: string;
  readonly name: string;
  readonly fn: ApiFunction;
}

/** A declaration in the syntax of one SDK. */
export interface Declaration {
  /** The declaration; a long one has one argument per line. */
  readonly code: string;
  /** The declared name, which is part of the code. */
  readonly name: string;
}

/** The declaration of a function. */
export interface Signature extends Declaration {
  /** Names of the optional arguments, which a brief declaration only hints at. */
  readonly optional: readonly string[];
}

/**
 * Level of detail of a declaration: a card only hints at optional arguments, and a compiler wants all of it. A page has a
 * row for each option, so it only needs the name of the type that contains them, with one parameter per line.
 */
export type Detail = "brief" | "full" | "page";

/** The kind of a named type. */
export type TypeForm = "input" | "object" | "scalar";

/** Renders declarations of the API in the syntax of one SDK. */
export interface Declarer {
  readonly declareFunction: (member: ApiMember, api: Api, detail: Detail) => Signature;
  readonly declareArgument: (member: ApiMember, argument: ApiArgument, api: Api) => Declaration;
  readonly declareType: (name: string, form: TypeForm) => Declaration;
  readonly declareEnum: (name: string) => Declaration;
  readonly declareEnumValue: (name: string, value: string) => Declaration;
}

/** Maximum length of a declaration on one line, which is what a card or a reference page shows without wrapping. */
const LINE_WIDTH: Readonly<Record<Exclude<Detail, "page">, number>> = { brief: 56, full: 76 };

/** Layout of a declaration. */
export interface Layout {
  readonly detail: Detail;
  /** Indentation of a parameter on its own line; brief declarations ignore it. */
  readonly indent?: string;
}

/** Joins the components of a declaration; a `…` among the parameters represents the optional ones. */
export function layOut(
  start: string,
  parameters: readonly string[],
  end: string,
  { detail, indent = "  " }: Layout,
): string {
  const line = `${start}(${parameters.join(", ")})${end}`;
  // A parameter that lists options already has several lines.
  const isShort = detail === "page" ? parameters.length < 2 : line.length <= LINE_WIDTH[detail];
  if (isShort || parameters.length === 0 || line.includes("\n")) {
    return line;
  }
  const margin = detail === "brief" ? "  " : indent;
  const lines = parameters.map((parameter) => `${margin}${parameter}${parameter.endsWith("…") ? "" : ","}\n`);
  return `${start}(\n${lines.join("")})${end}`;
}

/** Separates required from optional arguments. */
export function splitArguments(args: readonly ApiArgument[]) {
  return { required: args.filter(isRequired), optional: args.filter((argument) => !isRequired(argument)) };
}

/** Checks whether a call queries the engine immediately; one that returns an object only describes what to do. */
export function isAsked({ fn }: ApiMember, { types }: Api): boolean {
  const { name, isList } = parseTypeRef(fn.returns);
  return isList || !types.has(name);
}

/** Returns the type that an argument accepts; functions that load an object by its id accept the id itself. */
export function argumentType({ type }: ApiMember, argument: ApiArgument): string {
  return type === "Query" && argument.name === "id" ? argument.type : toObject(argument.type);
}

/** Returns the type of a function's result; only `id` returns an id. */
export function returnType({ name, fn }: ApiMember): string {
  return name === "id" ? fn.returns : toObject(fn.returns);
}

/**
 * Replaces the id in a schema type with its object, as SDKs do: they accept objects, and return the object where the
 * schema returns the id of something that has been executed.
 */
function toObject(type: string): string {
  return type.replace(/(?<=\w)ID(?!\w)/, "");
}

/**
 * Formats an enum value as generated Go and TypeScript code does: in a run of uppercase letters, only the first remains
 * uppercase.
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
