import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { closest } from "@docs/pages";
import { type SdkLanguage, sdkLanguages } from "./languages.ts";

/** A program in one SDK language. */
export interface SnippetFile {
  readonly language: SdkLanguage;
  readonly fileName: string;
  readonly code: string;
}

/**
 * Reads the program `snippets/<name>/` in every language it has, in the order of the tabs.
 *
 * @param name path below `snippets/`, such as `features/cached-build`.
 * @throws Error with the nearest existing name when there is no such folder or it holds no program.
 */
export async function readSnippet(snippetsDir: string, name: string): Promise<readonly SnippetFile[]> {
  const folder = path.join(snippetsDir, name);
  const fileNames = await readdir(folder).catch(() => undefined);
  if (!fileNames) {
    const known = await listSnippets(snippetsDir);
    const nearest = closest(name, known);
    throw new Error(
      `Snippet "${name}" not found${nearest ? `, did you mean "${nearest}"?` : "."} Create the folder snippets/${name}/ or correct the name.`,
    );
  }
  const files: SnippetFile[] = [];
  for (const language of sdkLanguages) {
    const matches = fileNames.filter((fileName) => fileName.endsWith(language.extension)).sort();
    if (matches.length > 1) {
      throw new Error(
        `Snippet "${name}" has ${matches.length} ${language.label} files (${matches.join(", ")}), expected one. Move the others to a snippet of their own.`,
      );
    }
    for (const fileName of matches) {
      files.push({ language, fileName, code: await readFile(path.join(folder, fileName), "utf8") });
    }
  }
  if (files.length === 0) {
    const endings = sdkLanguages.map(({ extension }) => extension).join(", ");
    throw new Error(
      `Snippet "${name}" holds no program, expected a file ending in one of ${endings}. Add one to snippets/${name}/.`,
    );
  }
  return files;
}

async function listSnippets(snippetsDir: string): Promise<string[]> {
  const entries = await readdir(snippetsDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && sdkLanguages.some(({ extension }) => entry.name.endsWith(extension)))
    .map((entry) => path.relative(snippetsDir, entry.parentPath).split(path.sep).join("/"));
}
