import type { JsonSchema } from "./json-schema.ts";

/** A key of a configuration file. */
export interface SchemaKey {
  /**
   * Names from the root; `[]` follows a list, and `NAME` is a name that the user chooses: `registries.NAME.mirrors`.
   */
  readonly path: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** Lists every key of a schema once, in schema order: each key is followed by the keys below it. */
export function listKeys(schema: JsonSchema, prefix = ""): readonly SchemaKey[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, value]): readonly SchemaKey[] => {
    const path = prefix === "" ? name : `${prefix}.${name}`;
    return [{ path, schema: value, isRequired: schema.required?.includes(name) ?? false }, ...listKeys(value, path)];
  });
  const chosen =
    typeof schema.additionalProperties === "object" ? listKeys(schema.additionalProperties, `${prefix}.NAME`) : [];
  const items = schema.items ? listKeys(schema.items, `${prefix}[]`) : [];
  const choices = (schema.anyOf ?? []).flatMap((choice) => listKeys(choice, prefix));
  const paths = new Set<string>();
  return [...own, ...chosen, ...items, ...choices].filter(({ path }) => {
    const isNew = !paths.has(path);
    paths.add(path);
    return isNew;
  });
}
