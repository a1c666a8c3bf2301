import { createHash } from "node:crypto";
import type { SearchManifest } from "@docs/search";
import { buildIndex, type SearchPage, type Synonym } from "@docs/search/build";

/** A file below the folder of the build. */
export interface SearchFile {
  readonly path: string;
  readonly content: string;
}

/** What the files are made from. */
export interface FilesSource {
  readonly pages: readonly SearchPage[];
  readonly synonyms: readonly Synonym[];
  readonly weakWords: readonly string[];
  /** Version of the product. */
  readonly version: string;
}

/** Where this plugin's files are, below the folder of the build. */
export const FOLDER = "search";

/** What a build adds to the site. */
export interface BuiltFiles {
  /** Part of the names of index and texts. */
  readonly mark: string;
  readonly files: readonly SearchFile[];
}

/** Makes the index, the texts, and the file that names both. */
export function buildFiles({ pages, synonyms, weakWords, version }: FilesSource): BuiltFiles {
  const { index, text } = buildIndex({ pages, synonyms, weakWords, version }, hash);
  const contents = { index: JSON.stringify(index), text: JSON.stringify(text) };
  // One mark for both: a page that knows it knows where they are.
  const mark = hash(contents.index + contents.text);
  const indexFile = { path: `${FOLDER}/index.${mark}.json`, content: contents.index };
  const textFile = { path: `${FOLDER}/text.${mark}.json`, content: contents.text };
  const manifest: SearchManifest = { index: `/${indexFile.path}`, text: `/${textFile.path}`, version };
  const files = [indexFile, textFile, { path: `${FOLDER}/manifest.json`, content: `${JSON.stringify(manifest)}\n` }];
  return { mark, files };
}

/**
 * Renders rules for hosts: the files that carry a hash of their content never change. Named one by one, because hosts
 * read a star in the middle of a path in different ways.
 */
export function renderHeaders(files: readonly SearchFile[]): string {
  return files
    .filter(({ path }) => /\.[\da-f]{8}\.json$/.test(path))
    .map(({ path }) => `/${path}\n  Cache-Control: public, max-age=31536000, immutable\n`)
    .join("");
}

function hash(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
