import type { Page, Section } from "@docs/content";
import { readData, SDK_REFERENCE } from "@docs/facts";

/**
 * A reason to rank a section lower than its words suggest: it repeats other content, or nobody searches for it. A rule
 * applies to sections that match all of its patterns. `bench/search` shows how a change affects the judged queries.
 */
interface Rule {
  readonly why: string;
  readonly factor: number;
  readonly url?: string;
  readonly kind?: string;
  readonly minLevel?: number;
  /** Case-insensitive pattern for the section's heading. */
  readonly heading?: string;
  readonly id?: string;
}

const RULES = readData<readonly Rule[]>("search/priors.json");

/** Returns the factor for a section's score, at most 1: the product of all matching rules. */
export function readPrior(page: Page, section: Section): number {
  return RULES.filter((rule) => applies(rule, page, section)).reduce((product, { factor }) => product * factor, 1);
}

function applies({ url = "", kind, minLevel = 1, heading = "", id = "" }: Rule, page: Page, section: Section): boolean {
  return (
    new RegExp(url).test(page.url) &&
    (kind === undefined || kind === page.kind) &&
    section.level >= minLevel &&
    new RegExp(heading, "i").test(section.heading) &&
    new RegExp(id).test(section.id)
  );
}

/** The factor for a symbol that no page mentions. It's close to 1, because popularity should only break ties. */
const LEAST = 0.6;

/**
 * Measures the popularity of the pages of API symbols. For example, a dozen classes have a method `sync`, and if you
 * search for that name, you mean the one of `Container` more often than the one of `Terminal`.
 *
 * @returns a function that returns the factor for a page's scores, which is 1 for the most popular pages and for pages
 * that aren't about a symbol.
 */
export function countMentions(pages: readonly Page[]): (url: string) => number {
  const words = new Map<string, number>();
  const isSymbol = ({ url }: Page) => url.startsWith(SDK_REFERENCE);
  for (const { heading, text, code } of pages.filter((page) => !isSymbol(page)).flatMap(({ sections }) => sections)) {
    const all = [heading, text, ...code.map((block) => block.code)].join("\n");
    for (const word of new Set(all.match(/[A-Za-z]\w*/g))) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  const counts = new Map(
    pages.filter(isSymbol).map(({ url }) => [url, words.get(url.split("/").at(-1) ?? "") ?? 0] as const),
  );
  const most = Math.max(...counts.values(), 1);
  return (url) => {
    const count = counts.get(url);
    return count === undefined ? 1 : LEAST + ((1 - LEAST) * Math.log(1 + count)) / Math.log(1 + most);
  };
}
