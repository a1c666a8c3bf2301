import { readFileSync } from "node:fs";
import path from "node:path";
import { type LoadedIndex, loadIndex, type SearchManifest } from "@docs/search";

/** Names of the files in a build's search index. */
export interface IndexFiles {
  readonly index: string;
  readonly text: string;
}

/** Opens an index as the search does. */
export function openIndex({ index, text }: IndexFiles): LoadedIndex {
  return loadIndex(readJson(index), readJson(text));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Finds a build's search index through its manifest. */
export function readIndexFiles(folder: string): IndexFiles {
  const manifest = readJson(path.join(folder, "search/manifest.json")) as SearchManifest;
  return { index: path.join(folder, manifest.index), text: path.join(folder, manifest.text) };
}
