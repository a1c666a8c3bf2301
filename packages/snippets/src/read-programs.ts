import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@docs/pages";
import { sdkLanguages } from "./languages.ts";
import type { Program } from "./program.ts";

/** Reads every program below `snippets/`, in the order of their paths. */
export function readPrograms(folder = "snippets"): readonly Program[] {
  return listFiles(folder).flatMap((file) => {
    const language = sdkLanguages.find(({ extension }) => file.endsWith(extension));
    const snippet = path.posix.dirname(path.posix.relative(folder, file));
    // What stands beside the topics belongs to the project of a language.
    return language && snippet !== "."
      ? [{ snippet, language: language.id, file, code: readFileSync(file, "utf8") }]
      : [];
  });
}
