/** Types of the API that callers pass by value, not by id. */
const BY_VALUE = new Set([
  ...["Boolean", "Float", "ID", "Int", "JSON", "String", "Void"],
  ...["CacheSharingMode", "ImageLayerCompression", "ImageMediaTypes", "NetworkProtocol", "Platform", "ReturnType"],
]);

/** Placeholder that parsers use for the type of the object itself, until the finished module supplies its name. */
export const SELF = "Self";

/** A type in a program, split into its components. */
export interface ProgramType {
  /** Name in the API. */
  readonly name: string;
  readonly isList?: boolean;
  readonly isOptional?: boolean;
}

/** Converts a type to GraphQL notation; arguments accept objects by id. @example "[DirectoryID!]!" */
export function toGraphqlType({ name, isList = false, isOptional = false }: ProgramType, isArgument: boolean): string {
  const named = isArgument && !BY_VALUE.has(name) ? `${name}ID!` : `${name}!`;
  const whole = isList ? `[${named}]!` : named;
  return isOptional ? whole.replace(/!$/, "") : whole;
}
