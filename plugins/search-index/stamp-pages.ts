import { readFile, rename, writeFile } from "node:fs/promises";
import { listFiles } from "@docs/pages";
import { SEARCH_MARK } from "../../config/search.ts";

/**
 * Writes the mark of the index into every page of a build. A search then needn't ask first which index is the newest.
 *
 * @param mark part of the file names of the index and the texts.
 * @throws Error when no page has the attribute for it.
 */
export async function stampPages(outDir: string, mark: string): Promise<void> {
  const stamped = await Promise.all(
    listFiles(outDir, (file) => file.endsWith(".html")).map((file) => stampPage(file, mark)),
  );
  if (!stamped.includes(true)) {
    throw new Error(
      `Found ${SEARCH_MARK} in none of ${stamped.length} pages, expected it in each: compare the template in plugins/deferred-hydration.`,
    );
  }
}

async function stampPage(file: string, mark: string): Promise<boolean> {
  const html = await readFile(file, "utf8");
  if (!html.includes(SEARCH_MARK)) {
    return false;
  }
  // Replaced atomically, because other plugins read the pages at the same time.
  await writeFile(`${file}.stamped`, html.replace(SEARCH_MARK, SEARCH_MARK.replace('""', `"${mark}"`)));
  await rename(`${file}.stamped`, file);
  return true;
}
