/** An argument of a field, or a field of an input. */
export interface ApiArgument {
  readonly name: string;
  /** In GraphQL's spelling, such as `[String!]!`. */
  readonly type: string;
  /** GraphQL literal. */
  readonly default?: string;
}

/** A field of an object type. */
export interface ApiField {
  readonly args?: readonly ApiArgument[];
  readonly returns: string;
}

/** The signatures of the documented API, which stubs are made from. */
export interface Api {
  readonly types: Readonly<Record<string, { readonly fields: Readonly<Record<string, ApiField>> }>>;
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly inputs: Readonly<Record<string, readonly ApiArgument[]>>;
  /** Every scalar that is not built into GraphQL, ids included. */
  readonly scalars: readonly string[];
}

/** A type as GraphQL spells it, taken apart. */
export interface TypeRef {
  /** Name of the type, or of what the list holds. */
  readonly name: string;
  readonly isList: boolean;
  readonly isRequired: boolean;
}

/**
 * Takes a GraphQL type apart; the API has no lists of lists.
 *
 * @example parseTypeRef("[String!]!") // { name: "String", isList: true, isRequired: true }
 */
export function parseTypeRef(text: string): TypeRef {
  const isRequired = text.endsWith("!");
  const bare = isRequired ? text.slice(0, -1) : text;
  const isList = bare.startsWith("[");
  return { name: bare.replaceAll(/[[\]!]/g, ""), isList, isRequired };
}
