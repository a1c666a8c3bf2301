import { factTable, listCodes, type Row } from "@docs/code/nodes";
import { type JsonSchema, keyId, listKeys, type SchemaKey } from "@docs/facts";
import { type Component, findByName } from "./component.ts";

/** `<ConfigurationKeys file="engine.json" />`: every key of a file. */
export const configurationKeys: Component = {
  required: ["file"],
  render: ({ attributes: { file = "" } }, { facts }) => {
    const keys = listKeys(findByName("configuration file", file, facts.configuration));
    return [
      factTable(
        ["Key", "Type", "Default", "Meaning"],
        keys.map((key) => toRow(file, key, facts.since(`${file}: ${key.path}`))),
      ),
    ];
  },
};

function toRow(file: string, { path, schema, isRequired }: SchemaKey, release: string | undefined): Row {
  const old = schema.deprecated ? "Deprecated. " : "";
  const choices = schema.enum ? ` One of ${listCodes(schema.enum)}.` : "";
  const since = release === undefined ? "" : ` Since ${release}.`;
  return {
    id: keyId(file, path),
    cells: [
      `\`${path}\``,
      typeOf(schema),
      isRequired ? "required" : describeDefault(schema),
      `${old}${schema.description ?? "Group of settings."}${choices}${since}`,
    ],
  };
}

/** Returns the name of a key's type. A disk size or a duration accepts either a number or text with a pattern. */
function typeOf({ type, anyOf, items, additionalProperties }: JsonSchema): string {
  const pattern = anyOf?.find((choice) => choice.pattern)?.pattern ?? "";
  if (pattern.includes("%")) {
    return "size";
  }
  if (pattern.includes("ms")) {
    return "duration";
  }
  if (anyOf) {
    return [...new Set(anyOf.map(typeOf))].join(" or ");
  }
  if (type === "array") {
    return items ? `list of ${typeOf(items)}` : "list";
  }
  return type === "object" && typeof additionalProperties === "object" && additionalProperties.type
    ? `object by name`
    : TYPES[type ?? "object"];
}

const TYPES: Readonly<Record<NonNullable<JsonSchema["type"]>, string>> = {
  array: "list",
  boolean: "boolean",
  integer: "integer",
  null: "null",
  number: "number",
  object: "object",
  string: "text",
};

function describeDefault({ default: value }: JsonSchema): string {
  if (value === undefined || value === "" || (typeof value === "object" && JSON.stringify(value).length === 2)) {
    return "none";
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return typeof value === "string" && text.includes(" ") ? text : `\`${text}\``;
}
