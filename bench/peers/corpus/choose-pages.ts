import { type Corpus, type CorpusPage, toPath } from "./corpus.ts";

/** A page that is opened and measured. */
export interface MeasuredPage {
  readonly path: string;
  readonly title: string;
  /** A line of code in the second tab of the page's first program that the first tab doesn't contain. */
  readonly hiddenLine: string;
  /** Label of the second tab. */
  readonly hiddenTab: string;
}

/** A page, and the link on it that the benchmark follows. */
export interface Step {
  readonly from: MeasuredPage;
  readonly href: string;
  /** Title of the page that the link leads to. */
  readonly title: string;
  /** The last heading of that page. Once it's visible, the whole article has arrived. */
  readonly lastHeading: string;
}

/** Pages that represent a corpus. */
export interface ChosenPages {
  readonly median: MeasuredPage;
  readonly largest: MeasuredPage;
  /** Links from pages of about median size, a different one for each round. */
  readonly steps: readonly Step[];
  /** Titles to search for, each with a word that no other page's title contains. */
  readonly queries: readonly { readonly query: string; readonly title: string }[];
}

/**
 * Pages beyond this number aren't candidates. This way, corpora of 300 and 1,500 pages have the same median page, whose
 * growth shows the cost of 1,200 more routes.
 */
const CANDIDATES = 250;

/** Number of pages of about median size that the benchmark starts from. */
const STEPS = 11;

/**
 * Chooses the page of median size among those that show a program in tabs, and the largest page of all.
 *
 * @throws Error when the corpus has no page with a program.
 */
export function choosePages(corpus: Corpus): ChosenPages {
  const sized = corpus.pages
    .map((page, index) => ({ page, index, size: sizeOf(page, corpus), measured: toMeasured(page, corpus) }))
    .filter((entry) => entry.measured !== undefined)
    .sort((left, right) => left.size - right.size || left.index - right.index);
  const usual = sized.filter(({ index }) => index < CANDIDATES);
  const middle = usual[Math.floor(usual.length / 2)];
  const last = sized.at(-1);
  if (!middle?.measured || !last?.measured) {
    throw new Error(
      `Found no page with a program in the corpus ${corpus.name}, expected some. Show one with <Snippet name="…" />.`,
    );
  }
  const first = Math.max(0, usual.indexOf(middle) - Math.floor(STEPS / 2));
  return {
    median: middle.measured,
    largest: last.measured,
    steps: usual
      .slice(first, first + 2 * STEPS)
      .flatMap(({ page }) => toStep(page, corpus))
      .slice(0, STEPS),
    queries: usual.flatMap(({ page }) => toQuery(page, corpus)).slice(0, 2 * STEPS),
  };
}

/** Returns the length of a page's content, including its programs in all languages. */
function sizeOf({ body }: CorpusPage, { programs }: Corpus): number {
  return readProgramNames(body).reduce(
    (size, name) => size + (programs.get(name) ?? []).reduce((sum, { code }) => sum + code.length, 0),
    body.length,
  );
}

function readProgramNames(body: string): string[] {
  return [...body.matchAll(/<Snippet\s[^>]*?name="([^"]+)"/g)].map(([, name = ""]) => name);
}

function toMeasured({ id, title, body }: CorpusPage, { programs }: Corpus): MeasuredPage | undefined {
  const [first, second] = programs.get(readProgramNames(body)[0] ?? "") ?? [];
  const known = new Set(first?.code.split("\n").map((line) => line.trim()));
  const lines = second?.code.split("\n").map((line) => line.trim()) ?? [];
  const [hiddenLine] = lines.filter((line) => !known.has(line)).sort((left, right) => right.length - left.length);
  return hiddenLine === undefined ? undefined : { path: toPath(id), title, hiddenLine, hiddenTab: "Python" };
}

/** Finds the first link on a page that leads to another page of the corpus, and what is visible there. */
function toStep(page: CorpusPage, corpus: Corpus): Step[] {
  const from = toMeasured(page, corpus);
  const [, href = ""] = /\]\((\/[^)#?\s]*)\)/.exec(page.body) ?? [];
  const target = corpus.pages.find(({ id }) => toPath(id) === href);
  const lastHeading = [...(target?.body.matchAll(/^##+ (.*)$/gm) ?? [])].at(-1)?.[1];
  return from && target && lastHeading && target.title !== page.title
    ? [{ from, href, title: target.title, lastHeading }]
    : [];
}

function toQuery({ title }: CorpusPage, { pages }: Corpus): { query: string; title: string }[] {
  const words = title.toLowerCase().match(/[a-z]{6,}/g) ?? [];
  const isOwn = (word: string) => pages.filter((page) => page.title.toLowerCase().includes(word)).length === 1;
  const query = words.find(isOwn);
  return query === undefined ? [] : [{ query, title }];
}
