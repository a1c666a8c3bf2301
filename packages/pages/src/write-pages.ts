import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** A page that a program makes. */
export interface GeneratedPage {
  /** File below the folder of such pages. */
  readonly path: string;
  readonly content: string;
}

/** Renders a page below its front matter, with a note in place of an author. */
export function renderGeneratedPage(frontMatter: object, note: string, body = ""): string {
  // JSON is valid YAML, whatever characters a title contains.
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n{/* ${note} */}\n${body}`;
}

/**
 * Makes a folder contain exactly these pages. It doesn't touch a file whose content is already right, because the
 * preview watches the folder and would rebuild endlessly.
 *
 * @returns how many files were written or removed.
 */
export async function writePages(outDir: string, pages: readonly GeneratedPage[]): Promise<number> {
  const wanted = new Map(pages.map((page) => [path.join(outDir, page.path), page.content]));
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true }).catch(() => []);
  const present = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const stale = present.filter((file) => !wanted.has(file));
  const written = await Promise.all([...wanted].map(([file, content]) => writeChanged(file, content)));
  await Promise.all(stale.map((file) => rm(file)));
  return written.filter(Boolean).length + stale.length;
}

async function writeChanged(file: string, content: string): Promise<boolean> {
  const present = await readFile(file, "utf8").catch(() => undefined);
  if (present === content) {
    return false;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return true;
}
