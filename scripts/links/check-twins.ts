import { readFileSync } from "node:fs";
import path from "node:path";
import { type Article, findLost, LARGEST_TWIN, readArticle, toTwinPath, twinLanguages } from "@docs/markdown";
import type { Fault, Problem } from "@docs/pages";
import type { BuiltSite } from "./built-site.ts";

/** What a comparison of all pages with their twins found. */
export interface TwinReport {
  readonly problems: readonly Problem[];
  /** Twins that were compared, in one language or without any. */
  readonly count: number;
  /** Characters of the largest of them. */
  readonly largest: number;
}

/** A twin of a page, as the build has it. */
interface BuiltTwin {
  readonly path: string;
  readonly sdk: string | undefined;
  /** One text, or one per part if the page is split. */
  readonly texts: readonly string[];
  /** Whether the twin has every language of a page that differs by language. */
  readonly hasAll: boolean;
}

/** Compares every page of a build with its twins, follows the twins' links, and measures the largest. */
export function checkTwins(folder: string, site: BuiltSite): TwinReport {
  const parts = readParts(folder);
  const problems: Problem[] = [];
  const sizes: number[] = [];
  for (const { file } of site.pages) {
    // One page at a time, because the parsed trees of all would fill the memory.
    const article = readArticle(readFileSync(path.join(folder, file), "utf8"));
    for (const twin of article ? readTwins(folder, article, parts) : []) {
      sizes.push(...(twin.hasAll ? [] : twin.texts.map(({ length }) => length)));
      const faults = article ? [...listFaults(article, twin, site), ...checkSizes(twin)] : [];
      problems.push(...faults.map((fault) => ({ file: `${folder}${twin.path}`, ...fault })));
    }
  }
  return { problems, count: sizes.length, largest: Math.max(...sizes) };
}

/** Reads which files hold the twin of a page without languages, or the one with all of them. */
function readParts(folder: string): ReadonlyMap<string, readonly string[]> {
  const list: { pages: { url: string; twins: { path: string }[] }[] } = JSON.parse(
    readFileSync(path.join(folder, "twins.json"), "utf8"),
  );
  return new Map(list.pages.map(({ url, twins }) => [url, twins.map((twin) => twin.path)]));
}

function readTwins(folder: string, { url, hasLanguages }: Article, parts: ReturnType<typeof readParts>): BuiltTwin[] {
  const variants = hasLanguages ? [undefined, ...twinLanguages] : [undefined];
  return variants.map((sdk) => {
    const files = sdk ? [toTwinPath(url, sdk)] : (parts.get(url) ?? []);
    const texts = files.map((file) => readFileSync(path.join(folder, file), "utf8"));
    return { path: toTwinPath(url, sdk), sdk, texts, hasAll: hasLanguages && sdk === undefined };
  });
}

function listFaults({ body }: Article, { texts, sdk }: BuiltTwin, site: BuiltSite): Fault[] {
  const text = texts.map((part) => part.replace(/^---\n[\s\S]*?\n---\n/, "")).join("\n");
  const lost = findLost(body, text, sdk).map(({ what, value }) => ({
    found: what === "residue" ? `Unexpected residue "${value}"` : `Missing ${what} "${value.slice(0, 120)}"`,
    expected: "what the page shows",
    fix: "Convert it in packages/markdown.",
  }));
  return [...lost, ...findDeadLinks(text, site)];
}

function findDeadLinks(text: string, { origin, files }: BuiltSite): Fault[] {
  const addresses = [...text.matchAll(/\]\((https?:\/\/[^)\s]+)\)/g)].map(([, address = ""]) => address);
  return [...new Set(addresses)]
    .filter((address) => address.startsWith(`${origin}/`))
    .filter((address) => {
      const file = decodeURI(new URL(address).pathname).slice(1);
      return !files.has(file) && !files.has(path.posix.join(file, "index.html"));
    })
    .map((address) => ({
      found: `Unexpected link to ${address}, where nothing is`,
      expected: "the address of a file",
      fix: "Correct the page's link, or toTwinPath.",
    }));
}

function checkSizes({ texts, hasAll }: BuiltTwin): Fault[] {
  return texts
    .filter(({ length }) => !hasAll && length > LARGEST_TWIN)
    .map(({ length }) => ({
      found: `Unexpected ${length} characters in one twin`,
      expected: `at most ${LARGEST_TWIN}, above which some agents cut what they fetch`,
      fix: "Split the page, or give its long section more headings.",
    }));
}
