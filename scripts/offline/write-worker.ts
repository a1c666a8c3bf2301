import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { writeFiles } from "@docs/pages";
import { build } from "esbuild";
import { expectSmall, listKept } from "./list-kept.ts";

/** Files that the worker of readers' browsers comes in. Neither has a hash in its name, so hosts have it revalidated. */
export const WORKER_FILES = ["sw.js", "offline.json"];

/** What a reader's browser needs of the site, without what no page loads or nobody asks for without a connection. */
const SELECTION = {
  parts: /\.(?:html|css|js|json|woff2|svg|png|webp|ico)$/,
  leftOut: /^(?:404\.html|og\/|assets\/words\/|sw\.js|offline\.json|twins\.json)/,
};

/** Characters of a hash: enough to tell the states of one file apart. */
const HASH_LENGTH = 12;

/**
 * Writes the worker that keeps the site on a reader's device, and the list of what it keeps.
 *
 * @param slashed addresses of pages that end with a slash.
 * @throws Error if the copy has become too large.
 */
export async function writeWorker(outDir: string, slashed: readonly string[]): Promise<void> {
  const kept = listKept(outDir, SELECTION);
  const files = await Promise.all(
    kept.map(async (name) => {
      const hash = createHash("sha256").update(await readFile(path.join(outDir, name)));
      return [toAddress(name, slashed), hash.digest("hex").slice(0, HASH_LENGTH)] as const;
    }),
  );
  const sizes = await Promise.all(kept.map((name) => weigh(path.join(outDir, name))));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expectSmall("The offline copy", bytes);
  const { outputFiles } = await build({
    entryPoints: ["src/offline/service-worker.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    logLevel: "error",
  });
  await writeFiles(outDir, [
    ["sw.js", outputFiles[0]?.text ?? ""],
    ["offline.json", JSON.stringify({ bytes, files: Object.fromEntries(files) })],
  ]);
}

/** Returns the address of a file. @example toAddress("faq/index.html", []) // "/faq" */
function toAddress(name: string, slashed: readonly string[]): string {
  const page = /^(?<page>.*?)\/?index\.html$/.exec(name)?.groups?.page;
  const address = `/${page ?? name}`;
  return page && slashed.includes(`${address}/`) ? `${address}/` : address;
}

/** Returns the bytes that a server sends for a file. */
async function weigh(file: string): Promise<number> {
  const compressed = `${file}.br`;
  return (await stat(existsSync(compressed) ? compressed : file)).size;
}
