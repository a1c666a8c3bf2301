import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { listFiles } from "@docs/pages";
import type { Peer } from "./peer.ts";
import { OURS } from "./peers.ts";

/** Sources of every system's pages. */
const PAGES = [
  ...["bench/peers/corpus", "bench/peers/export", "bench/peers/peers.ts", "bench/peers/write-site.ts"],
  ...["docs", "snippets", "static/img/diagrams", "packages/snippets/src/languages.ts"],
];

/** Sources of this site. */
const SITE = [
  ...["config", "data", "docusaurus.config.ts", "e2e/variants/site-config.ts", "package-lock.json", "packages"],
  ...["plugins", "src", "static"],
];

/** Code that takes the measurements. The folder also contains the systems' settings and versions. */
const BENCH = ["bench/peers", "scripts/static-server.ts"];

/** Files that only affect how figures are shown. */
const SHOWN = /^bench\/peers\/(?:report\/|README\.md|.*\.test\.ts$)/;

/** Returns a hash that changes whenever a figure of the benchmark could. */
export function hashRun(): string {
  return hashFiles([...PAGES, ...SITE, ...BENCH]);
}

/** Returns a hash that changes whenever the build of a peer could. */
export function hashBuild(peer: Peer): string {
  return hashFiles([...PAGES, `bench/peers/${peer.folder}`, ...(peer.name === OURS ? SITE : [])]);
}

function hashFiles(sources: readonly string[]): string {
  const hash = createHash("sha256");
  const files = sources.flatMap((source) => (/\.\w+$/.test(source) ? [source] : listFiles(source)));
  for (const file of new Set(files)) {
    // Generated pages follow from the other sources, and may or may not exist.
    if (!SHOWN.test(file) && !file.startsWith("docs/reference/typescript/")) {
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}
