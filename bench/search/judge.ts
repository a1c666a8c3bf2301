/** How people judged an address as the answer to a query: 3 is best, 1 is acceptable. */
export interface Judgement {
  /** Address of a page, or of a section with its anchor. */
  readonly url: string;
  readonly grade: number;
}

/** A query with its judged answers. */
export interface JudgedQuery {
  readonly id: string;
  readonly category: string;
  readonly query: string;
  readonly judgements: readonly Judgement[];
}

/** The quality of one answer. */
export interface Verdict {
  readonly category: string;
  readonly pageNdcg: number;
  /** Undefined if the site has none of the judged pages. */
  readonly sectionNdcg: number | undefined;
  /** 1 divided by the rank of the first good page. */
  readonly reciprocalRank: number;
  readonly isFirstGood: boolean;
  readonly isGoodAmongThree: boolean;
  readonly isEmpty: boolean;
}

/** Number of top results that count. */
const DEPTH = 10;

/** Lowest grade of a good answer. */
const GOOD = 2;

/**
 * Judges an answer.
 *
 * Each page and section counts once, at the rank of its first hit. If the site's heading differs from the judged one,
 * only the page counts: its first unjudged section represents all judged sections that have no address here.
 *
 * @param urls addresses of the hits, best first.
 * @param existing addresses that the site has, including those of sections.
 */
export function judge(query: JudgedQuery, urls: readonly string[], existing: ReadonlySet<string>): Verdict {
  const pages = gradePages(query);
  const found = [...new Set(urls.map(toPage))].map((page) => pages.get(page) ?? 0);
  const sections = gradeSections(query, existing);
  const foundSections = takeGrades([...new Set(urls.map(toKey))], sections);
  const firstGood = found.findIndex((grade) => grade >= GOOD);
  return {
    category: query.category,
    pageNdcg: ndcg(
      found,
      [...pages].filter(([url]) => existing.has(url)).map(([, grade]) => grade),
    ),
    sectionNdcg: sections.size > 0 ? ndcg(foundSections, [...sections.values()]) : undefined,
    reciprocalRank: firstGood === -1 ? 0 : 1 / (firstGood + 1),
    isFirstGood: firstGood === 0,
    isGoodAmongThree: firstGood !== -1 && firstGood < 3,
    isEmpty: urls.length === 0,
  };
}

/** Checks whether the site has every page with the top grade for a query. Without them, the query can't be evaluated. */
export function isAnswerable(query: JudgedQuery, existing: ReadonlySet<string>): boolean {
  return query.judgements.filter(({ grade }) => grade === 3).every(({ url }) => existing.has(toPage(url)));
}

/** Returns the form in which addresses are compared, without a trailing slash in the path. */
export function toKey(url: string): string {
  return url.replace(/\/(?=#|$)/, "") || "/";
}

function toPage(url: string): string {
  return toKey(url.replace(/#.*/, ""));
}

/**
 * Grades sections. All judged sections of a page whose headings differ on the site share one entry, named by
 * `anywhereOn`.
 */
function gradeSections({ judgements }: JudgedQuery, existing: ReadonlySet<string>): Map<string, number> {
  const grades = new Map<string, number>();
  for (const { url, grade } of judgements) {
    if (existing.has(toPage(url))) {
      const target = existing.has(toKey(url)) ? toKey(url) : anywhereOn(url);
      grades.set(target, Math.max(grades.get(target) ?? 0, grade));
    }
  }
  return grades;
}

/** Returns the grade of each hit: its own, or its page's if a judged part of that page has no address here. */
function takeGrades(urls: readonly string[], grades: ReadonlyMap<string, number>): number[] {
  const left = new Map(grades);
  return urls.map((url) => {
    const target = left.has(url) ? url : anywhereOn(url);
    const grade = left.get(target) ?? 0;
    left.delete(target);
    return grade;
  });
}

function anywhereOn(url: string): string {
  return `${toPage(url)}#*`;
}

function gradePages({ judgements }: JudgedQuery): Map<string, number> {
  const grades = new Map<string, number>();
  for (const { url, grade } of judgements) {
    grades.set(toPage(url), Math.max(grades.get(toPage(url)) ?? 0, grade));
  }
  return grades;
}

function ndcg(found: readonly number[], reachable: readonly number[]): number {
  return dcg(found) / dcg([...reachable].sort((left, right) => right - left));
}

function dcg(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

/** Averages over many verdicts. */
export interface Summary {
  readonly queries: number;
  readonly pageNdcg: number;
  readonly sectionNdcg: number;
  readonly mrr: number;
  readonly successAt1: number;
  readonly successAt3: number;
  readonly zeroResults: number;
}

/** Summarizes verdicts in thousandths. */
export function summarise(verdicts: readonly Verdict[]): Summary {
  const mean = (read: (verdict: Verdict) => number | boolean | undefined) => {
    const values = verdicts.map(read).filter((value) => value !== undefined);
    return Math.round((1000 * values.reduce((sum: number, value) => sum + Number(value), 0)) / values.length) / 1000;
  };
  return {
    queries: verdicts.length,
    pageNdcg: mean((verdict) => verdict.pageNdcg),
    sectionNdcg: mean((verdict) => verdict.sectionNdcg),
    mrr: mean((verdict) => verdict.reciprocalRank),
    successAt1: mean((verdict) => verdict.isFirstGood),
    successAt3: mean((verdict) => verdict.isGoodAmongThree),
    zeroResults: mean((verdict) => verdict.isEmpty),
  };
}
