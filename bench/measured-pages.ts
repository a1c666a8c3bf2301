import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { weigh } from "./weigh.ts";

/** A page of the build. */
export interface BuiltPage {
  /** Address of the page, such as `/features/caching`. */
  readonly path: string;
  /** Bytes of its compressed HTML, as transferred. */
  readonly bytes: number;
  /** Bytes of its uncompressed HTML, which the browser has to parse. */
  readonly rawBytes: number;
}

/** The pages that the figures describe. */
export interface MeasuredPages {
  /** The page of median weight. */
  readonly median: BuiltPage;
  /** The page of median weight among those that show a program in tabs, which is what a reader of a guide loads. */
  readonly medianWithTabs: BuiltPage;
  /** The page with the most HTML to parse. */
  readonly largest: BuiltPage;
}

/** The attribute that marks a group of tabs in the HTML of a page. */
const TABS = 'role="tablist"';
const TABS_MINIFIED = "role=tablist";

/**
 * Chooses the pages to measure from the build itself, so no list of them can go stale.
 *
 * @throws Error when the build has no page with tabs.
 */
export function chooseMeasuredPages(dir: string): MeasuredPages {
  const files = readdirSync(dir, { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith("index.html"))
    // Recorded runs are records rather than pages that readers read.
    .filter((file) => !file.startsWith(`runs${path.sep}`));
  const pages = files.map((file) => readPage(dir, file));
  const median = findMedian(pages);
  const medianWithTabs = findMedian(pages.filter(({ hasTabs }) => hasTabs));
  const [largest] = [...pages].sort((left, right) => right.rawBytes - left.rawBytes);
  if (!median || !medianWithTabs || !largest) {
    throw new Error(`Found no page with tabs in ${dir}, expected a finished build of the site. Run npm run build.`);
  }
  return { median, medianWithTabs, largest };
}

function readPage(dir: string, file: string): BuiltPage & { readonly hasTabs: boolean } {
  const html = readFileSync(path.join(dir, file));
  const address = `/${path.dirname(file).split(path.sep).join("/")}`.replace(/\/\.$/, "/");
  return {
    path: address,
    bytes: weigh(`http://localhost${address}`, html),
    rawBytes: html.length,
    hasTabs: html.includes(TABS_MINIFIED) || html.includes(TABS),
  };
}

function findMedian<Page extends BuiltPage>(pages: readonly Page[]): Page | undefined {
  const sorted = [...pages].sort((left, right) => left.bytes - right.bytes || left.path.localeCompare(right.path));
  return sorted[Math.floor(sorted.length / 2)];
}
