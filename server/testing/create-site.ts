import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createFiles, createPage } from "@docs/search/testing";

/** The test documentation: three pages about caching, and one about something else. */
const PAGES = [
  createPage("/features/caching", "Caching", "Caching keeps what a step made, so that it need not be made again.", [
    { heading: "Cache volumes", text: "A cache volume keeps a directory, such as Go's module cache, between runs." },
    {
      heading: "Mount a cache",
      text: "Mount a cache volume with withMountedCache. Get the installer from https://dl.example.org/install.sh.",
      code: [{ language: "go", code: 'ctr.WithMountedCache("/go/pkg/mod", dag.CacheVolume("go-mod"))' }],
    },
  ]),
  createPage("/features/secrets", "Secrets", "A secret is a value that is never written to a log or to the cache."),
  createPage("/reference/cli", "CLI", "The command line calls functions."),
];

/** A folder like that of a built site, but with only its search files. */
export interface TestSite {
  readonly dir: string;
  remove(): Promise<void>;
}

/** Writes the test site. */
export async function createSite(): Promise<TestSite> {
  const dir = await mkdtemp(path.join(tmpdir(), "site-"));
  const { index, text } = createFiles(PAGES);
  const manifest = { index: "/search/index.json", text: "/search/text.json", version: "1.0.0" };
  await mkdir(path.join(dir, "search"));
  await Promise.all([
    writeFile(path.join(dir, "search/manifest.json"), JSON.stringify(manifest)),
    writeFile(path.join(dir, "search/index.json"), JSON.stringify(index)),
    writeFile(path.join(dir, "search/text.json"), JSON.stringify(text)),
  ]);
  return { dir, remove: () => rm(dir, { recursive: true }) };
}
