import type { Page, Section } from "@docs/content";
import { readData, SDK_REFERENCE } from "@docs/facts";

/**
 * A reason to rank a section lower than its words would: it repeats what stands elsewhere, or nobody looks for it.
 * A rule applies to what fits all that it names. `bench/search` shows what a change does to the judged queries.
 */
interface Rule {
  readonly why: string;
  readonly factor: number;
  /** Pattern of the page's address. */
  readonly url?: string;
  /** Kind of the page. */
  readonly kind?: string;
  readonly minLevel?: number;
  /** Pattern of the section's heading, in any case. */
  readonly heading?: string;
  /** Pattern of the section's fragment. */
  readonly id?: string;
}

const RULES = readData<readonly Rule[]>("search/priors.json");

/** Returns the factor on a section's score, at most 1: the product of all rules that apply. */
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

/** What a symbol that no page mentions keeps of its score. Close to 1: fame decides between equals, no more. */
const LEAST = 0.6;

/**
 * Finds out how well known the pages of API symbols are: a dozen classes have a method `sync`, and if you search for
 * that name, you mean the one of `Container` more often than the one of `Terminal`.
 *
 * @returns a function that gives the factor on the scores of a page, 1 for the best known and for other pages.
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
