import { type Corpus, type CorpusPage, toPath } from "./corpus.ts";

/** A page that is opened and measured. */
export interface MeasuredPage {
  readonly path: string;
  readonly title: string;
  /** A line of code behind the second tab of the page's first program, which the first tab does not have. */
  readonly hiddenLine: string;
  /** Label of that tab. */
  readonly hiddenTab: string;
}

/** A page, and the link on it that the benchmark follows. */
export interface Step {
  readonly from: MeasuredPage;
  readonly href: string;
  /** Where the link leads. */
  readonly title: string;
  /** The last heading there: once it can be seen, the article has arrived whole. */
  readonly lastHeading: string;
}

/** The pages of a corpus that stand for all. */
export interface ChosenPages {
  readonly median: MeasuredPage;
  readonly largest: MeasuredPage;
  /** Links from pages of about median size, one for each round and all different. */
  readonly steps: readonly Step[];
  /** Titles to search for, each with a word that no other page's title has. */
  readonly queries: readonly { readonly query: string; readonly title: string }[];
}

/**
 * Pages beyond this number are not candidates. A corpus of 300 and one of 1,500 then give the same median page, whose
 * growth is what 1,200 more routes cost it.
 */
const CANDIDATES = 250;

/** How many pages of about median size there are to go from. */
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

/** What a page has to say, programs in all languages included. */
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

/** Finds the first link of a page that leads to another page of the corpus, and what can be seen there. */
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
