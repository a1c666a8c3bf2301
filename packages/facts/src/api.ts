import type { FunctionOrder } from "./function-order.ts";
import type { Names, SdkTexts } from "./sdk-reference.ts";
import type { Since } from "./since.ts";

/** An argument of a function, either in the core API or in a module. */
export interface ApiArgument {
  readonly name: string;
  /** Type in GraphQL notation, such as `[String!]!` or `DirectoryID`. */
  readonly type: string;
  /** Default in GraphQL notation. */
  readonly default?: string;
  readonly summary?: string | undefined;
  /** Release that brought it, if that's recent. */
  readonly since?: string | undefined;
}

/** A function of an object; fields are functions without arguments. */
export interface ApiFunction {
  readonly args: readonly ApiArgument[];
  readonly returns: string;
  readonly summary?: string | undefined;
  /** Release that brought it, if that's recent. */
  readonly since?: string | undefined;
  readonly isExperimental?: boolean;
  /** The replacement, as a sentence. */
  readonly deprecation?: string | undefined;
}

/** An object type. */
export interface ApiType {
  readonly summary: string;
  readonly functions: ReadonlyMap<string, ApiFunction>;
}

/** The core API at the documented version. */
export interface Api {
  readonly types: ReadonlyMap<string, ApiType>;
  /** Values by enum; a value that is an alias of another one says so. */
  readonly enums: ReadonlyMap<string, ReadonlyMap<string, { readonly aliasOf?: string }>>;
  readonly inputs: ReadonlyMap<string, readonly ApiArgument[]>;
  /** Scalars other than the ids of objects. */
  readonly scalars: readonly string[];
}

/** Signatures, as stored in data/api/. */
export interface RawApi {
  readonly types: Readonly<Record<string, { readonly fields: Readonly<Record<string, RawFunction>> }>>;
  readonly enums: Readonly<Record<string, Readonly<Record<string, { readonly aliasOf?: string }>>>>;
  readonly inputs: Readonly<Record<string, Readonly<Record<string, Omit<ApiArgument, "name">>>>>;
  readonly scalars: readonly string[];
}

type RawFunction = Pick<ApiFunction, "returns"> & { readonly args?: readonly ApiArgument[] };

/** Descriptions, all written for this site, from data/sdk-reference/, which uses TypeScript names. */
export type ApiTexts = Pick<SdkTexts, "symbols" | "everywhere" | "members" | "arguments"> &
  Pick<FunctionOrder, "experimental" | "deprecated">;

/** Types that the TypeScript SDK had to rename. */
const TYPESCRIPT_NAMES: Names = { Function: "Function_", Module: "Module_", Query: "Client" };

/** Combines signatures and descriptions. */
export function buildApi({ types, enums, inputs, scalars }: RawApi, texts: ApiTexts, since: Since): Api {
  return {
    types: new Map(
      Object.entries(types).map(([name, { fields }]) => {
        const owner = TYPESCRIPT_NAMES[name] ?? name;
        const functions = Object.entries(fields).map(
          ([field, raw]) =>
            [field, withSince(buildFunction(owner, field, raw, texts), `${name}.${field}`, since)] as const,
        );
        return [name, { summary: texts.symbols[owner] ?? "", functions: new Map(functions) }];
      }),
    ),
    enums: new Map(Object.entries(enums).map(([name, values]) => [name, new Map(Object.entries(values))])),
    inputs: new Map(
      Object.entries(inputs).map(([name, fields]) => [
        name,
        Object.entries(fields).map(([field, rest]) => ({ name: field, ...rest })),
      ]),
    ),
    scalars,
  };
}

/** Adds the releases that brought a function and its arguments. */
function withSince(fn: ApiFunction, symbol: string, since: Since): ApiFunction {
  return {
    ...fn,
    since: since(symbol),
    args: fn.args.map((argument) => {
      const own = since(`${symbol}(${argument.name})`);
      // An argument that came with its function says nothing new.
      return own === undefined || own === since(symbol) ? argument : { ...argument, since: own };
    }),
  };
}

function buildFunction(owner: string, name: string, { args = [], returns }: RawFunction, texts: ApiTexts): ApiFunction {
  const member = `${owner}.${name}`;
  return {
    args: args.map((argument) => ({ ...argument, summary: findArgumentText(owner, name, argument.name, texts) })),
    returns,
    summary: findFunctionText(owner, name, texts),
    isExperimental: texts.experimental.includes(member),
    deprecation: texts.deprecated[member],
  };
}

function findFunctionText(owner: string, name: string, { members, everywhere }: ApiTexts): string | undefined {
  const loaded = /^load(\w+)FromID$/.exec(name)?.[1];
  return loaded
    ? everywhere.loadFromID?.replace("{type}", loaded)
    : (own(members[owner], name) ?? own(members[owner], `${name}_`) ?? own(everywhere, name));
}

/** Returns an own property. One function is called `constructor`, a name that every JavaScript object inherits. */
function own(names: Names | undefined, name: string): string | undefined {
  return names && Object.hasOwn(names, name) ? names[name] : undefined;
}

function findArgumentText(owner: string, name: string, argument: string, texts: ApiTexts): string | undefined {
  const member = `${owner}.${name.replace(/^load\w+FromID$/, "loadFromID")}`;
  // TypeScript appends an underscore to names that are reserved words.
  return [member, `${member}_`, owner, "*"]
    .flatMap((scope) => [texts.arguments[scope]?.[argument], texts.arguments[scope]?.[`${argument}_`]])
    .find((text) => text !== undefined);
}

/** A GraphQL type split into its components. */
export interface TypeRef {
  /** Name of the type, or of the list's items. */
  readonly name: string;
  readonly isList: boolean;
  readonly isRequired: boolean;
}

/**
 * Splits a GraphQL type into its components; the API has no nested lists.
 *
 * @example parseTypeRef("[String!]!") // { name: "String", isList: true, isRequired: true }
 */
export function parseTypeRef(text: string): TypeRef {
  const isRequired = text.endsWith("!");
  return { name: text.replaceAll(/[[\]!]/g, ""), isList: text.startsWith("["), isRequired };
}

/**
 * Returns the name inside a GraphQL type, with an object instead of its id.
 *
 * @example namedType("[DirectoryID!]!") // "Directory"
 */
export function namedType(type: string): string {
  return parseTypeRef(type).name.replace(/(?<=.)ID$/, "");
}

/** Checks whether callers have to pass an argument. */
export function isRequired({ type, default: value }: Pick<ApiArgument, "type" | "default">): boolean {
  return type.endsWith("!") && value === undefined;
}

/** Checks whether an argument's default carries more information than that the argument is optional. */
export function isTellingDefault({ default: value }: ApiArgument): boolean {
  return value !== undefined && !['""', "[]", "null"].includes(value);
}
