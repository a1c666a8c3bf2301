import { writeFile } from "node:fs/promises";
import path from "node:path";
import { precompress } from "../hosting/precompress.ts";
import { copySite, packSite } from "./pack-site.ts";
import { WORKER_FILES, writeWorker } from "./write-worker.ts";

/**
 * Writes what readers without a connection use: an archive that opens from a disk, and the worker that keeps the site in a
 * browser.
 *
 * @param slashed addresses of pages that end with a slash.
 */
export async function writeCopies(outDir: string, siteUrl: string, slashed: readonly string[]): Promise<void> {
  await writeWorker(outDir, slashed);
  await precompress(WORKER_FILES.map((name) => path.join(outDir, name)));
  await writeFile(path.join(outDir, "docs.zip"), packSite(await copySite(outDir, siteUrl)));
}
