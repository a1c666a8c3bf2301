import { createHash } from "node:crypto";
import type { SearchManifest } from "@docs/search";
import { buildIndex, type SearchPage, type Synonym } from "@docs/search/build";

/** A file of the search, with its path below the build folder. */
export interface SearchFile {
  readonly path: string;
  readonly content: string;
}

/** What the files are made from. */
export interface FilesSource {
  readonly pages: readonly SearchPage[];
  readonly synonyms: readonly Synonym[];
  readonly weakWords: readonly string[];
  readonly version: string;
}

/** Folder of this plugin's files, below the build folder. */
export const FOLDER = "search";

/** The files of one build. */
export interface BuiltFiles {
  /** Part of the file names of the index and the texts. */
  readonly mark: string;
  readonly files: readonly SearchFile[];
}

/** Builds the index, the texts, and the file that names both. */
export function buildFiles({ pages, synonyms, weakWords, version }: FilesSource): BuiltFiles {
  const { index, text } = buildIndex({ pages, synonyms, weakWords, version }, hash);
  const contents = { index: JSON.stringify(index), text: JSON.stringify(text) };
  // Both share one mark, so a page that has the mark can find both.
  const mark = hash(contents.index + contents.text);
  const indexFile = { path: `${FOLDER}/index.${mark}.json`, content: contents.index };
  const textFile = { path: `${FOLDER}/text.${mark}.json`, content: contents.text };
  const manifest: SearchManifest = { index: `/${indexFile.path}`, text: `/${textFile.path}`, version };
  const files = [indexFile, textFile, { path: `${FOLDER}/manifest.json`, content: `${JSON.stringify(manifest)}\n` }];
  return { mark, files };
}

function hash(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
