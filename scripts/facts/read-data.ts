import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type JsonSchema, validateJson } from "./json-schema.ts";

const dataDir = fileURLToPath(new URL("../../data", import.meta.url));

/**
 * Reads one file of data/ that has a schema in data/schemas.json.
 *
 * @throws Error that lists each place where the file does not fit.
 */
export function readData<Value>(file: string): Value {
  const schemas = readJson("schemas.json") as Readonly<Record<string, JsonSchema>>;
  const schema = schemas[file];
  if (schema === undefined) {
    throw new Error(`data/${file} has no schema, expected one in data/schemas.json. Add it.`);
  }
  const value = readJson(file);
  const faults = validateJson(value, schema).map(
    ({ path: place, found, expected }) =>
      `data/${file} at ${place.join(".") || "the root"}: ${found}, expected ${expected}. Correct the file.`,
  );
  if (faults.length > 0) {
    throw new Error(faults.join("\n"));
  }
  return value as Value;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(dataDir, file), "utf8"));
}
