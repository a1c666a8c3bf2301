import { describeChoices } from "@docs/pages";
import type { JsonSchema } from "./json-schema.ts";

/** A schema as its file has it: `{ "$ref": "file#/$defs/name" }` stands for a part that is written elsewhere. */
type Linkable = Record<string, unknown>;

/**
 * Puts the parts that references name in their place, in all files at once; parts may hold themselves.
 *
 * @param files schemas by the name of their file; they are changed.
 * @throws Error that names the reference and the nearest part of that file.
 */
export function linkSchemas(files: ReadonlyMap<string, JsonSchema>): void {
  for (const [file, schema] of files) {
    link(schema as Linkable, file, files);
  }
}

function link(node: Linkable, file: string, files: ReadonlyMap<string, JsonSchema>): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== "object" || value === null) {
      continue;
    }
    const reference = "$ref" in value ? value.$ref : undefined;
    if (typeof reference === "string") {
      node[key] = find(reference, file, files);
    } else {
      link(value as Linkable, file, files);
    }
  }
}

function find(reference: string, file: string, files: ReadonlyMap<string, JsonSchema>): JsonSchema {
  const [, target = "", name = ""] = /^([\w.-]*)#\/\$defs\/(.+)$/.exec(reference) ?? [];
  const parts = files.get(target === "" ? file : target)?.$defs ?? {};
  const part = parts[name];
  if (part === undefined) {
    const expected = describeChoices(name, Object.keys(parts));
    throw new Error(`data/ci/${file}: Unexpected reference "${reference}", expected ${expected}. Correct it.`);
  }
  return part;
}
