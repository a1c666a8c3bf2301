import { type ApiField, parseTypeRef, type TypeRef } from "../../../scripts/snippets/api/api.ts";

/** An argument, with its type taken apart. */
export interface SignatureArgument {
  readonly name: string;
  /** As the schema spells it. */
  readonly text: string;
  readonly type: TypeRef;
}

/** A field of the API as signatures are written from it. */
export interface SignatureField {
  /** Name of the type that has it. */
  readonly owner: string;
  readonly name: string;
  readonly required: readonly SignatureArgument[];
  readonly optional: readonly SignatureArgument[];
  readonly returns: TypeRef;
  readonly returnsText: string;
  /** Name of the object that it gives, be it by its id as `sync` does; undefined for values and lists. */
  readonly object: string | undefined;
  /** Whether calling it asks the engine: everything that gives no object to go on with. */
  readonly isAsked: boolean;
}

const BUILT_IN = new Set(["Boolean", "Float", "Int", "String"]);

/** Takes a field of the schema apart. */
export function readField(
  owner: string,
  name: string,
  { args = [], returns }: ApiField,
  isObject: (type: string) => boolean,
): SignatureField {
  const all = args.map((argument) => ({
    name: argument.name,
    text: argument.type,
    type: parseTypeRef(argument.type),
    isRequired: argument.type.endsWith("!") && argument.default === undefined,
  }));
  const type = parseTypeRef(returns);
  const isReload = name !== "id" && type.name.endsWith("ID");
  const object = isReload ? type.name.slice(0, -2) : type.name;
  return {
    owner,
    name,
    required: all.filter(({ isRequired }) => isRequired),
    optional: all.filter(({ isRequired }) => !isRequired),
    returns: type,
    returnsText: returns,
    object: !type.isList && isObject(object) ? object : undefined,
    isAsked: type.isList || isReload || BUILT_IN.has(type.name) || !isObject(type.name),
  };
}
