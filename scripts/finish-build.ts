import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "@docs/pages";
import { minifyPage } from "./hosting/minify-page.ts";
import { type InlineParts, scanPage } from "./hosting/scan-page.ts";

/**
 * Finishes the files that Docusaurus has written: makes pages smaller, and collects what hosts have to know of them.
 *
 * It runs after the build, not as a plugin, because plugins end in no particular order.
 *
 * @throws Error naming each page with something that a content security policy forbids.
 */
export async function finishBuild(outDir: string): Promise<void> {
  const pages = await Promise.all(listFiles(outDir, (file) => file.endsWith(".html")).map(finishPage));
  const problems = pages.flatMap(({ file, forbidden }) =>
    [...new Set(forbidden)].map((attribute) => `${path.relative(".", file)}: ${attribute}`),
  );
  if (problems.length > 0) {
    throw new Error(
      `Found attributes that a content security policy forbids, expected classes and listeners instead:\n${problems.slice(0, 10).join("\n")}`,
    );
  }
}

async function finishPage(file: string): Promise<InlineParts & { readonly file: string }> {
  const html = await minifyPage(await readFile(file, "utf8"));
  await writeFile(file, html);
  return { file, ...scanPage(html) };
}
