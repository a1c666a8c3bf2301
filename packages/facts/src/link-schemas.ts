import { describeChoices } from "@docs/pages";
import type { JsonSchema } from "./json-schema.ts";

/** A schema as stored in its file; `{ "$ref": "file#/$defs/name" }` refers to a part that is defined elsewhere. */
type Linkable = Record<string, unknown>;

/**
 * Replaces references with the parts that they refer to, in all files at once; parts may contain themselves.
 *
 * @param files schemas by file name, which are modified.
 * @throws Error naming the reference and the nearest part of the file.
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
