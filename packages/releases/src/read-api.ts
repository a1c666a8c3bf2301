import type { ApiArgument, RawApi } from "@docs/facts";
import { type ASTNode, type InputValueDefinitionNode, Kind, parse, print, visit } from "graphql";

/** Where the repository keeps its schema. */
export const SCHEMA_FILE = "docs/docs-graphql/schema.graphqls";

/** A declaration that one value of an enum is another name of the value in the second place. */
const ALIAS = /^\w+\.AliasView\("(?<alias>\w+)", "(?<value>\w+)"/;

/** Pattern of such declarations in the sources of the engine. */
export const ALIAS_PATTERN = '[A-Za-z]+\\.AliasView\\("[A-Za-z_]+", "[A-Za-z_]+"';

/**
 * Reads signatures from a schema in GraphQL's notation.
 *
 * @param aliases declarations that match `ALIAS_PATTERN`, because the schema doesn't say which values are aliases.
 */
export function readApi(schema: string, aliases: readonly string[]): RawApi {
  const { definitions } = parse(schema, { noLocation: true });
  const aliasOf = new Map(
    aliases.flatMap((line) => {
      const { alias, value } = ALIAS.exec(line)?.groups ?? {};
      return alias && value ? [[alias, value] as const] : [];
    }),
  );
  const objects = definitions.filter((one) => one.kind === Kind.OBJECT_TYPE_DEFINITION);
  const enums = definitions.filter((one) => one.kind === Kind.ENUM_TYPE_DEFINITION);
  const inputs = definitions.filter((one) => one.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION);
  const scalars = definitions.filter((one) => one.kind === Kind.SCALAR_TYPE_DEFINITION);
  const objectNames = new Set(objects.map(({ name }) => name.value));
  return {
    types: fromNamed(objects, ({ fields = [] }) => ({
      fields: fromNamed(fields, ({ arguments: args = [], type }) => ({
        ...(args.length > 0 ? { args: args.map(toArgument) } : {}),
        returns: `${print(type)}`,
      })),
    })),
    enums: fromNamed(enums, ({ values = [] }) => {
      const names = new Set(values.map(({ name }) => name.value));
      return fromNamed(values, ({ name }) => {
        const value = aliasOf.get(name.value);
        return value !== undefined && names.has(value) ? { aliasOf: value } : {};
      });
    }),
    inputs: fromNamed(inputs, ({ fields = [] }) =>
      fromNamed(fields, (field) => {
        const { name: _, ...rest } = toArgument(field);
        return rest;
      }),
    ),
    scalars: scalars.map(({ name }) => name.value).filter((name) => !objectNames.has(name.replace(/ID$/, ""))),
  };
}

/** Returns a schema without descriptions and directives, which are text for readers, and with its fields in order. */
export function stripSchema(schema: string): string {
  const bare = visit(parse(schema, { noLocation: true }), {
    enter(node) {
      if (node.kind === Kind.DIRECTIVE_DEFINITION) {
        return null;
      }
      return "description" in node && node.description ? { ...node, description: undefined } : undefined;
    },
  });
  return `${print(bare)}\n`;
}

/** A definition of a schema, and what may be inside it. */
interface Described {
  readonly name: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly directives?: readonly ASTNode[];
  readonly fields?: readonly Described[];
  readonly values?: readonly Described[];
  readonly arguments?: readonly Described[];
}

/** Reads what a schema says of each symbol: its description, and that it's deprecated. */
export function readSchemaTexts(schema: string): ReadonlyMap<string, string> {
  const definitions = parse(schema, { noLocation: true }).definitions.filter(
    (one) => "fields" in one || "values" in one,
  );
  return new Map((definitions as readonly Described[]).flatMap((one) => describe(one, one.name.value)));
}

function describe(node: Described, name: string): readonly (readonly [string, string])[] {
  const { description, directives = [], fields = [], values = [], arguments: args = [] } = node;
  const text = [description?.value ?? "", ...directives.map(print)].join(" ").replace(/\s+/g, " ").trim();
  return [
    [name, text],
    ...[...fields, ...values].flatMap((one) => describe(one, `${name}.${one.name.value}`)),
    ...args.flatMap((one) => describe(one, `${name}(${one.name.value})`)),
  ];
}

function fromNamed<Node extends { readonly name: { readonly value: string } }, Value>(
  nodes: readonly Node[],
  read: (node: Node) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(nodes.map((node) => [node.name.value, read(node)]));
}

function toArgument({ name, type, defaultValue }: InputValueDefinitionNode): ApiArgument {
  return {
    name: name.value,
    type: print(type),
    ...(defaultValue ? { default: print(defaultValue) } : {}),
  };
}
