import { readFileSync } from "node:fs";
import { listFiles } from "@docs/pages";
import type { Sources } from "./check-components.ts";

/** Reads the sources of src/, of which components are made. */
export function readComponents(): Sources {
  const files = listFiles("src", (file) => /(?<!\.test)\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}
