import { readFileSync } from "node:fs";
import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Figures } from "../browser/browser.ts";
import type { Corpus } from "../corpus/corpus.ts";
import type { Peer } from "../peer.ts";
import { OURS } from "../peers.ts";
import { installDirOf, rootDir, siteDirOf } from "../places.ts";
import { type Cost, runMeasured } from "./run-measured.ts";

/** The heap limit of every build. Node's default is too small for the largest builds. */
const HEAP_MEGABYTES = 8192;

/** Larger corpora are built only once, because a second build of each would take another half hour. */
const MOST_REBUILT_PAGES = 500;

/** Measures a clean build and, in the first round, a rebuild after a paragraph is added to a page. */
export async function measureBuild(peer: Peer, corpus: Corpus, round: number): Promise<Figures> {
  const clean = await buildClean(peer, corpus.name);
  if (round > 0 || corpus.pages.length > MOST_REBUILT_PAGES) {
    return { ...clean };
  }
  const warm = await rebuildAfterEdit(peer, corpus);
  return { ...clean, warmCpuSeconds: warm.cpuSeconds, warmWallSeconds: warm.wallSeconds };
}

/** Builds a peer's site without anything left over from an earlier build. */
export async function buildClean(peer: Peer, corpusName: string): Promise<Cost> {
  const siteDir = siteDirOf(peer, corpusName);
  for (const folder of [peer.outDir, ...peer.caches]) {
    await rm(path.join(siteDir, folder), { recursive: true, force: true });
  }
  return build(peer, siteDir);
}

/** Edits the last page, which no other part of the benchmark opens, and restores it afterwards. */
async function rebuildAfterEdit(peer: Peer, corpus: Corpus): Promise<Cost> {
  const siteDir = siteDirOf(peer, corpus.name);
  const page = corpus.pages.filter(({ id }) => /\/[a-z-]+\/[a-z-]+$/.test(id)).at(-1) ?? corpus.pages.at(-1);
  const file = path.join(siteDir, peer.contentDir, `${page?.id}${peer.dialect.extension}`);
  const before = await readFile(file, "utf8");
  try {
    await appendFile(file, "\nOne more paragraph, as a writer would add it.\n");
    return await build(peer, siteDir);
  } finally {
    await writeFile(file, before);
  }
}

function build(peer: Peer, siteDir: string): Promise<Cost> {
  const { packageName, bin, args, env = {} } = peer.program;
  return runMeasured([findProgram(peer, packageName, bin), ...args], {
    cwd: siteDir,
    env: {
      NODE_ENV: "production",
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
      NO_UPDATE_NOTIFIER: "1",
      FORCE_COLOR: "0",
      // As in this site's own build; see `scripts/run-docusaurus.ts`. The other systems never set it.
      ...(peer.name === OURS ? { WEBPACK_URL_LOADER_LIMIT: "0" } : {}),
      ...env,
    },
  });
}

function findProgram(peer: Peer, packageName: string, bin: string): string {
  const base = peer.name === OURS ? rootDir : installDirOf(peer);
  const folder = path.join(base, "node_modules", packageName);
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof manifest.bin === "string" ? manifest.bin : manifest.bin?.[bin];
  if (!file) {
    throw new Error(`Found no program "${bin}" in ${packageName}, expected ${Object.keys(manifest.bin ?? {})}.`);
  }
  return path.join(folder, file);
}
