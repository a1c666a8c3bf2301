import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createBuilder } from "../../scripts/run-docusaurus.ts";
import { type Figures, type Stage, withStage } from "./browser/browser.ts";
import { measureClick } from "./browser/measure-click.ts";
import { measureLoad } from "./browser/measure-load.ts";
import { measurePublished } from "./browser/measure-published.ts";
import { measureSearch } from "./browser/measure-search.ts";
import { measureTime } from "./browser/measure-time.ts";
import { installPeer } from "./build/install.ts";
import { buildClean, measureBuild } from "./build/measure-build.ts";
import { type ChosenPages, choosePages, type MeasuredPage } from "./corpus/choose-pages.ts";
import type { Corpus } from "./corpus/corpus.ts";
import type { Part, Peer } from "./peer.ts";
import { rootDir, siteDirOf } from "./places.ts";
import type { Task } from "./plan.ts";
import { nameState } from "./store.ts";
import { writeSite } from "./write-site.ts";

/** File in a site's folder that records what the site was made from. */
const SITE_STAMP = ".bench-site";

/** File next to it that exists once the site has been built completely. */
const BUILD_STAMP = ".bench-build";

/** Measures a task, and returns nothing if the peer lacks the measured feature. */
export async function measureTask(task: Task, corpus: Corpus): Promise<Figures | undefined> {
  const { part, peer, round } = task;
  if (part === "build") {
    await ensureSite(peer, corpus);
    const figures = await measureBuild(peer, corpus, round);
    await writeFile(path.join(siteDirOf(peer, corpus.name), BUILD_STAMP), "");
    return figures;
  }
  await ensureBuild(peer, corpus);
  const dir = path.join(siteDirOf(peer, corpus.name), peer.outDir);
  return withStage(dir, peer.immutable, (stage) => measureInBrowser(part, stage, peer, choosePages(corpus), round));
}

/**
 * Measures the published site, including its generated reference.
 *
 * @throws Error with the build's own output when there's no fresh build and none can be made.
 */
export async function measureOwnBuild(): Promise<Figures> {
  const { isPassed, output } = await createBuilder({ isFreshEnough: true })();
  if (!isPassed) {
    throw new Error(`${output.trimEnd()}\nThe site as published was not built. Run npm run build and mend its error.`);
  }
  return withStage(path.join(rootDir, "build"), ["/assets/"], measurePublished);
}

function measureInBrowser(
  part: Exclude<Part, "build">,
  stage: Stage,
  peer: Peer,
  pages: ChosenPages,
  round: number,
): Promise<Figures | undefined> {
  switch (part) {
    case "load":
      return forBoth(pages, (page) => measureLoad(stage, peer, page));
    case "time":
      return forBoth(pages, (page) => measureTime(stage, page));
    case "click":
      return measureClick(stage, peer, pickStep(pages, round));
    case "search":
      return measureSearch(stage, peer, pages, round);
  }
}

function pickStep({ steps }: ChosenPages, round: number) {
  const step = steps[round % Math.max(1, steps.length)];
  if (!step) {
    throw new Error("Found no page that links to another one, expected some in the corpus.");
  }
  return step;
}

async function forBoth(
  { median, largest }: ChosenPages,
  measure: (page: MeasuredPage) => Promise<Figures>,
): Promise<Figures> {
  const prefix = (name: string, figures: Figures) =>
    Object.fromEntries(Object.entries(figures).map(([key, value]) => [`${name}.${key}`, value]));
  return { ...prefix("median", await measure(median)), ...prefix("largest", await measure(largest)) };
}

/** Computed once at the start, so an edit to a page during a run affects only the next run. */
const state = nameState();

/** Writes a site unless the existing one was made from the same sources. */
async function ensureSite(peer: Peer, corpus: Corpus): Promise<void> {
  const stamp = path.join(siteDirOf(peer, corpus.name), SITE_STAMP);
  if ((await readFile(stamp, "utf8").catch(() => "")) !== state) {
    await installPeer(peer);
    await writeSite(peer, corpus);
    await writeFile(stamp, state);
  }
}

/** Makes a build if the "build" part, which leaves one behind, wasn't requested. */
async function ensureBuild(peer: Peer, corpus: Corpus): Promise<void> {
  await ensureSite(peer, corpus);
  const siteDir = siteDirOf(peer, corpus.name);
  const stamp = path.join(siteDir, BUILD_STAMP);
  if (!existsSync(stamp) || !existsSync(path.join(siteDir, peer.outDir, "404.html"))) {
    await buildClean(peer, corpus.name);
    await writeFile(stamp, "");
  }
}
