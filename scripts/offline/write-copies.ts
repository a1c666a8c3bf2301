import { writeFile } from "node:fs/promises";
import path from "node:path";
import { precompress } from "../hosting/precompress.ts";
import { copySite, packSite } from "./pack-site.ts";
import { WORKER_FILES, writeWorker } from "./write-worker.ts";

/** Writes the archive that opens from a disk. */
export async function writeArchive(outDir: string, siteUrl: string): Promise<void> {
  await writeFile(path.join(outDir, "docs.zip"), await packSite(await copySite(outDir, siteUrl)));
}

/**
 * Writes the worker that keeps the site in a reader's browser, once everything is compressed.
 *
 * @param slashed addresses of pages that end with a slash.
 */
export async function writeOfflineCopy(outDir: string, slashed: readonly string[]): Promise<void> {
  await writeWorker(outDir, slashed);
  await precompress(WORKER_FILES.map((name) => path.join(outDir, name)));
}
