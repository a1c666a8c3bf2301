import { readFileSync } from "node:fs";
import path from "node:path";
import type { SearchManifest } from "@docs/search";

/** Names of the files in a build's search index. */
export interface IndexFiles {
  readonly index: string;
  readonly text: string;
}

/** Finds a build's search index through its manifest. */
export function readIndexFiles(folder: string): IndexFiles {
  const manifest = JSON.parse(readFileSync(path.join(folder, "search/manifest.json"), "utf8")) as SearchManifest;
  return { index: path.join(folder, manifest.index), text: path.join(folder, manifest.text) };
}
