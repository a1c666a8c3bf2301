import { analyze } from "@docs/search";
import type { Taste } from "./choose-programs.ts";
import { findTitle } from "./find-title.ts";
import { createJudge, type Judged, measurePassage } from "./judge-section.ts";
import type { Question } from "./read-question.ts";
import { type Word, weighShare } from "./read-words.ts";
import type { Site, SiteSection } from "./site.ts";
import type { AnswerSource } from "./types.ts";

/** A section that an answer quotes. */
export interface Candidate {
  readonly section: SiteSection;
  /** Whether it answers, rather than adding to what does. */
  readonly isBest: boolean;
}

/** How well the sections that were found cover a question. */
export type Outcome = "answered" | "closest" | "refused";

/** What was found for a question. */
export interface Found {
  readonly sections: readonly Candidate[];
  /** The search's first pages, each by its best section; none if nothing is related to the question. */
  readonly pages: readonly AnswerSource[];
  readonly outcome: Outcome;
}

/** Number of the search's sections that are compared. Raising it strays further from the order of the search. */
const COMPARED = 20;

/** Least share of the best section's worth with which one leads that has all names in the question. */
const NAMING = 0.5;

/**
 * Weight of the search's score beside the best passage, from a logistic regression, and the least sums: for pages that
 * are related at all, for the closest passage, and for an answer.
 */
const EVIDENCE = { score: 1.6, related: 1, closest: 1.3, answered: 1.4 } as const;

/** Share of the best section's coverage that another one needs in order to be quoted too, and the number of those. */
const OTHER = { share: 0.75, most: 3 } as const;

/** Number of the search's pages that every answer and every refusal leads to. */
const MOST_PAGES = 3;

/**
 * Chooses the sections that answer from those that the search finds first.
 *
 * @param message number of the section about a message that the question contains.
 */
export function chooseSections({ question, sdk, isAsked }: Taste, site: Site, message: number | undefined): Found {
  const language = isAsked ? { sdk } : {};
  // A question mark at the end tells the search that the last word is complete.
  const hits = site.rank(`${question.text} ?`, language);
  const found = listPages(hits.map(({ section }) => site.section(section)));
  const top = hits[0]?.score ?? 1;
  const judge = createJudge(question, site);
  const judged = hits
    .slice(0, COMPARED)
    .map(({ section, score }) => judge(site.section(section), score / top))
    .sort((left, right) => right.worth - left.worth);
  if (message !== undefined) {
    const entry = site.section(message);
    const added = isRow(entry) ? judged.filter(({ section }) => section.number !== message).slice(0, 1) : [];
    return {
      sections: [{ section: entry, isBest: true }, ...added.map(({ section }) => ({ section, isBest: false }))],
      pages: found,
      outcome: "answered",
    };
  }
  const sum = sumEvidence(judged, top, question, site);
  const evidence = sum >= EVIDENCE.answered ? "answered" : sum >= EVIDENCE.closest ? "closest" : "refused";
  const pages = sum >= EVIDENCE.related ? found : [];
  const first = findTitle(judged, question) ?? judged[0];
  if (!first) {
    return { sections: [], pages, outcome: evidence };
  }
  const open = ({ section }: Judged) => openBeginning(section, question.words, site);
  const hasNames = (one: Judged) => !lacksName(open(one), question.words, site);
  const best = [first, ...judged.filter(({ worth }) => worth >= first.worth * NAMING)].find(hasNames) ?? first;
  const others = judged.filter((one) => one !== best);
  const answering = open(best);
  const outcome = evidence === "answered" && lacksName(answering, question.words, site) ? "closest" : evidence;
  const added = others.filter(
    ({ section, coverage }) =>
      coverage >= best.coverage * OTHER.share &&
      (section.sdk ?? sdk) === sdk &&
      answering.every(
        (one) => one.number !== section.number && !isRowOf(section, one, site) && !isRowOf(one, section, site),
      ),
  );
  return {
    sections: [
      ...answering.map((section) => ({ section, isBest: true })),
      ...added.slice(0, outcome === "closest" ? 0 : OTHER.most).map(({ section }) => ({ section, isBest: false })),
    ],
    pages,
    outcome,
  };
}

/** Checks for a row of a table of messages, whose cause and fix are a few words each. */
function isRow({ source }: SiteSection): boolean {
  return source.url.includes("#message-");
}

/** Checks for a row of a section's own table. */
function isRowOf(row: SiteSection, table: SiteSection, { index }: Site): boolean {
  return isRow(row) && index.sections[row.number]?.above.at(-1) === table.number;
}

/** Weighs how much of the question one passage has, and how well the search finds the part that the site knows. */
function sumEvidence(judged: readonly Judged[], score: number, { words }: Question, { index }: Site): number {
  // Scores grow with the size of the site, because its words are rarer.
  const rank = Math.log(1 + score) / Math.log(1 + index.sections.length);
  return Math.max(0, ...judged.map(({ passage }) => passage)) + EVIDENCE.score * rank * weighShare(words, () => 1);
}

/** Checks whether sections lack a name in a question: what they say may be about something else of its kind. */
function lacksName(sections: readonly SiteSection[], words: readonly Word[], site: Site): boolean {
  const said = new Set(
    sections.flatMap(({ number, source }) => [
      ...site.passages(number).flatMap((terms) => [...terms]),
      ...analyze(`${source.title} ${source.page}`),
    ]),
  );
  return words.some(({ isName, terms }) => isName && [...terms.keys()].every((term) => !said.has(term)));
}

/** Adds to the beginning of a page the section below it with the best passage. */
function openBeginning(section: SiteSection, words: readonly Word[], site: Site): readonly SiteSection[] {
  if (!section.isBeginning) {
    return [section];
  }
  const below = site.sectionsBelow(section.number).filter(({ prior }) => prior > 0.5);
  const shares = below.map((one) => measurePassage(one, words, site));
  const next = below[shares.indexOf(Math.max(...shares))];
  return next ? [section, next] : [section];
}

function listPages(sections: readonly SiteSection[]): readonly AnswerSource[] {
  const pages = new Map<string, AnswerSource>();
  for (const { pageUrl, source } of sections) {
    pages.set(pageUrl, pages.get(pageUrl) ?? source);
  }
  return [...pages.values()].slice(0, MOST_PAGES);
}
