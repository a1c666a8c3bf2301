import type { JsonSchema } from "@docs/facts";

interface KeySchema extends JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, KeySchema>>;
}

/** Deepest level to which definitions are followed, because a definition may contain itself. */
const DEEPEST = 12;

/** Reads a JSON Schema of the repository, with the definitions in the places that refer to them. */
export function readKeySchema(text: string): JsonSchema {
  const root = JSON.parse(text) as KeySchema;
  return expand(root, root, 0);
}

function expand(schema: KeySchema, root: KeySchema, depth: number): JsonSchema {
  if (typeof schema !== "object" || depth > DEEPEST) {
    return {};
  }
  const name = schema.$ref?.split("/").at(-1);
  const target = name === undefined ? undefined : root.$defs?.[name];
  if (target) {
    return expand(target, root, depth + 1);
  }
  const below = (one: JsonSchema): JsonSchema => expand(one as KeySchema, root, depth + 1);
  const { properties, items, additionalProperties, anyOf } = schema;
  return {
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, below(value)])) }
      : {}),
    ...(items ? { items: below(items) } : {}),
    ...(typeof additionalProperties === "object" ? { additionalProperties: below(additionalProperties) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(below) } : {}),
  };
}
