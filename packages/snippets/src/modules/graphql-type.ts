/** Types of the API that callers pass by value, not by id. */
const BY_VALUE = new Set([
  ...["Boolean", "Float", "ID", "Int", "JSON", "String", "Void"],
  ...["CacheSharingMode", "ImageLayerCompression", "ImageMediaTypes", "NetworkProtocol", "Platform", "ReturnType"],
]);

/** What readers write for the type of the object itself: a module that has been read gives its name. */
export const SELF = "Self";

/** A type as a program has it, taken apart. */
export interface ProgramType {
  /** Name in the API. */
  readonly name: string;
  readonly isList?: boolean;
  readonly isOptional?: boolean;
}

/** Writes a type as GraphQL does; arguments take objects by their id. @example "[DirectoryID!]!" */
export function toGraphqlType({ name, isList = false, isOptional = false }: ProgramType, isArgument: boolean): string {
  const named = isArgument && !BY_VALUE.has(name) ? `${name}ID!` : `${name}!`;
  const whole = isList ? `[${named}]!` : named;
  return isOptional ? whole.replace(/!$/, "") : whole;
}
