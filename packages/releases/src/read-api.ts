import type { ApiArgument, RawApi } from "@docs/facts";
import { type ASTNode, type InputValueDefinitionNode, Kind, parse, print, visit } from "graphql";

/** Where the repository keeps its schema. */
export const SCHEMA_FILE = "docs/docs-graphql/schema.graphqls";

/** A declaration in the engine that one value of an enum is another name of the value in the second place. */
export const ALIAS_PATTERN = '[A-Za-z]+\\.AliasView\\("[A-Za-z_]+", "[A-Za-z_]+"';

/**
 * Reads signatures from a schema in GraphQL's notation.
 *
 * @param aliases declarations that match `ALIAS_PATTERN`, because the schema doesn't say which values are aliases.
 */
export function readApi(schema: string, aliases: readonly string[]): RawApi {
  const { definitions } = parse(schema, { noLocation: true });
  const aliasOf = new Map(aliases.map((line) => line.match(/\w+(?=")/g) as [alias: string, value: string]));
  const objects = definitions.filter((one) => one.kind === Kind.OBJECT_TYPE_DEFINITION);
  const enums = definitions.filter((one) => one.kind === Kind.ENUM_TYPE_DEFINITION);
  const inputs = definitions.filter((one) => one.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION);
  const scalars = definitions.filter((one) => one.kind === Kind.SCALAR_TYPE_DEFINITION);
  const objectNames = new Set(objects.map(({ name }) => name.value));
  return {
    types: fromNamed(objects, ({ fields = [] }) => ({
      fields: fromNamed(fields, ({ arguments: args = [], type }) => ({
        ...(args.length > 0 ? { args: args.map((one) => ({ name: one.name.value, ...toValue(one) })) } : {}),
        returns: print(type),
      })),
    })),
    enums: fromNamed(enums, ({ values = [] }) => {
      const names = new Set(values.map(({ name }) => name.value));
      return fromNamed(values, ({ name }) => {
        const value = aliasOf.get(name.value);
        return value !== undefined && names.has(value) ? { aliasOf: value } : {};
      });
    }),
    inputs: fromNamed(inputs, ({ fields = [] }) => fromNamed(fields, toValue)),
    scalars: scalars.map(({ name }) => name.value).filter((name) => !objectNames.has(name.replace(/ID$/, ""))),
  };
}

function fromNamed<Node extends { readonly name: { readonly value: string } }, Value>(
  nodes: readonly Node[],
  read: (node: Node) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(nodes.map((node) => [node.name.value, read(node)]));
}

function toValue({ type, defaultValue }: InputValueDefinitionNode): Omit<ApiArgument, "name"> {
  return { type: print(type), ...(defaultValue ? { default: print(defaultValue) } : {}) };
}

/** Returns a schema without descriptions and definitions of directives, which are text for readers. */
export function stripSchema(schema: string): string {
  const bare = visit(parse(schema, { noLocation: true }), {
    enter: (node, key) => (key === "description" || node.kind === Kind.DIRECTIVE_DEFINITION ? null : undefined),
  });
  return `${print(bare)}\n`;
}

/** A definition of a schema, and what may be inside it. */
interface Definition {
  readonly name: { readonly value: string };
  readonly type?: ASTNode;
  readonly description?: { readonly value: string };
  readonly directives?: readonly ASTNode[];
  readonly fields?: readonly Definition[];
  readonly values?: readonly Definition[];
  readonly arguments?: readonly Definition[];
}

/** Returns the type of a definition, if it has one. */
export function readType({ type }: Definition): string {
  return type ? print(type) : "";
}

/** Returns the description of a definition with its directives, such as a deprecation. */
export function readText({ description, directives = [] }: Definition): string {
  return [description?.value ?? "", ...directives.map(print)].join(" ").replace(/\s+/g, " ").trim();
}

/** Reads something of every symbol of a schema: of types with their functions and arguments, then enums, then inputs. */
export function readSchema(schema = "", read: (definition: Definition) => string): ReadonlyMap<string, string> {
  const definitions = schema === "" ? [] : parse(schema, { noLocation: true }).definitions;
  const kinds = [Kind.OBJECT_TYPE_DEFINITION, Kind.ENUM_TYPE_DEFINITION, Kind.INPUT_OBJECT_TYPE_DEFINITION];
  const sorted = kinds.flatMap((kind) => definitions.filter((one) => one.kind === kind)) as readonly Definition[];
  const list = (node: Definition, name: string): readonly (readonly [string, string])[] => [
    [name, read(node)],
    ...[...(node.fields ?? []), ...(node.values ?? [])].flatMap((one) => list(one, `${name}.${one.name.value}`)),
    ...(node.arguments ?? []).flatMap((one) => list(one, `${name}(${one.name.value})`)),
  ];
  return new Map(sorted.flatMap((one) => list(one, one.name.value)));
}
