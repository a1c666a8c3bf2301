import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type JsonSchema, validateJson } from "./json-schema.ts";

/** The folder that contains the facts. */
export const dataDir = fileURLToPath(new URL("../../../data", import.meta.url));

/**
 * Reads one file of data/ that has a schema in data/schemas.json.
 *
 * @throws Error listing every mismatch.
 */
export function readData<Value>(file: string): Value {
  const read = createReader(dataDir);
  const value = read<Value>(file);
  read.throwFaults();
  return value;
}

/** Reads a file of a folder and validates it against its schema. */
export interface Reader {
  <Value>(file: string): Value;
  /** Throws an error that lists every mismatch so far. */
  readonly throwFaults: () => void;
}

/** Creates a reader for the files of a folder. It collects mismatches so that one run reports all of them. */
export function createReader(folder: string): Reader {
  const schemas = readJson(folder, "schemas.json") as Readonly<Record<string, JsonSchema>>;
  const faults: string[] = [];
  const read = <Value>(file: string): Value => {
    const value = readJson(folder, file);
    const schema = schemas[file];
    if (schema === undefined) {
      throw new Error(`data/${file} has no schema, expected one in data/schemas.json. Add it.`);
    }
    for (const { path: place, found, expected } of validateJson(value, schema)) {
      faults.push(
        `data/${file} at ${place.join(".") || "the root"}: ${found}, expected ${expected}. Correct the file.`,
      );
    }
    return value as Value;
  };
  const throwFaults = () => {
    if (faults.length > 0) {
      throw new Error(faults.join("\n"));
    }
  };
  return Object.assign(read, { throwFaults });
}

/**
 * Reads a file that no schema describes, such as a schema itself.
 *
 * @throws Error naming the file if it isn't JSON.
 */
export function readJson(folder: string, file: string): unknown {
  const text = readFileSync(path.join(folder, file), "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`data/${file}: ${reason}. Correct the file; npm test lint shows the line.`, { cause: error });
  }
}
