import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { listFiles } from "@docs/pages";
import type { Peer } from "./peer.ts";
import { OURS } from "./peers.ts";

/** What the pages of every system are made from. */
const PAGES = [
  ...["bench/peers/corpus", "bench/peers/export", "bench/peers/peers.ts", "bench/peers/write-site.ts"],
  ...["docs", "snippets", "static/img/diagrams", "packages/snippets/src/languages.ts"],
];

/** What this site is made of. */
const SITE = [
  ...["config", "data", "docusaurus.config.ts", "e2e/variants/site-config.ts", "package-lock.json", "packages"],
  ...["plugins", "src", "static"],
];

/** How figures are taken; the folder holds the systems' settings and versions as well. */
const BENCH = ["bench/peers", "scripts/static-server.ts"];

/** Files that only say how figures are shown. */
const SHOWN = /^bench\/peers\/(?:report\/|README\.md|.*\.test\.ts$)/;

/** Gives a hash that changes whenever a figure of the benchmark could. */
export function hashRun(): string {
  return hashFiles([...PAGES, ...SITE, ...BENCH]);
}

/** Gives a hash that changes whenever the build of a peer could. */
export function hashBuild(peer: Peer): string {
  return hashFiles([...PAGES, `bench/peers/${peer.folder}`, ...(peer.name === OURS ? SITE : [])]);
}

function hashFiles(sources: readonly string[]): string {
  const hash = createHash("sha256");
  const files = sources.flatMap((source) => (/\.\w+$/.test(source) ? [source] : listFiles(source)));
  for (const file of new Set(files)) {
    // Generated pages follow from the rest and are there or not.
    if (!SHOWN.test(file) && !file.startsWith("docs/reference/typescript/")) {
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}
