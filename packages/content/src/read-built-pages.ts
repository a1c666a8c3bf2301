import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "./page.ts";
import { type PageFacts, parseBuiltPage } from "./parse-built-page.ts";

/**
 * Reads all pages of a finished build, sorted by address.
 *
 * @throws Error naming the file of a page that can't be read, or the folder if it contains no pages.
 */
export async function readBuiltPages(outDir: string, facts: PageFacts = {}): Promise<readonly Page[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const pages: Page[] = [];
  // One at a time, because the parsed trees of hundreds of pages would fill the memory.
  for (const file of files) {
    const page = readPage(await readFile(file, "utf8"), path.relative(outDir, file), facts);
    if (page) {
      pages.push(page);
    }
  }
  if (pages.length === 0) {
    throw new Error(`${outDir} holds no page, expected the HTML of a finished build. Run npm run build.`);
  }
  return pages.sort((left, right) => (left.url < right.url ? -1 : 1));
}

function readPage(html: string, file: string, facts: PageFacts): Page | undefined {
  try {
    return parseBuiltPage(html, facts);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
