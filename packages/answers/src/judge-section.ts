import { CELL_SEPARATOR } from "@docs/content/marks";
import { analyze, isProblem } from "@docs/search";
import type { Question } from "./read-question.ts";
import { type Word, weighShare } from "./read-words.ts";
import { isSdk, PRESENCE, type Site, type SiteSection } from "./site.ts";

/** Part of a section's worth that doesn't depend on how much of the question its best passage has. */
const BASE_WORTH = 0.3;

/** Factors on a section's worth. Raising one lets more of such sections lead. */
const FACTORS = {
  /** The question doesn't name what it's about. */
  unnamed: 0.2,
  /** It lacks the rarest word of the question. */
  withoutRarest: 0.8,
  /** It lacks a tool in the question, or has it in passing. */
  withoutTool: 0.1,
  inPassing: 0.5,
  /** It's a step of a tutorial, or an entry about a symptom, and the question states a problem. */
  tutorial: 0.2,
  symptom: 1.3,
  /** It has a table of what the question compares. */
  table: 3,
} as const;

/** Matches a question that compares two things. */
const COMPARES = /\bdiffer(?:s|ent|ence|ences)?\b|\bcompare[ds]?\b|\bversus\b|\bvs\b/i;

/** A section with how well it answers a question. */
export interface Judged {
  readonly section: SiteSection;
  readonly worth: number;
  /** The largest share of the question in one of its passages. */
  readonly passage: number;
  readonly coverage: number;
}

/** What's most specific in a question: the rarest word that the site knows, and the tools that it names. */
interface Specific {
  readonly rarest: string | undefined;
  readonly tools: readonly string[];
}

/**
 * Returns a function that judges how well a section answers a question, by the search's score for it, up to 1.
 */
export function createJudge(question: Question, site: Site): (section: SiteSection, score: number) => Judged {
  const { words } = question;
  const specific = readSpecific(words, site);
  const isAboutProblem = isProblem(question.text);
  const isComparison = COMPARES.test(question.text);
  return (section, score) => {
    const passage = measurePassage(section, words, site);
    const kind = isUnnamed(section, question, site) ? FACTORS.unnamed : isAboutProblem ? weighKind(section, site) : 1;
    const form = isComparison && hasTable(section, words) ? FACTORS.table : 1;
    const worth = score * (BASE_WORTH + passage) * kind * form * weighSpecific(section, specific, site);
    const coverage = weighShare(words, (term) => site.measurePresence(section.number, term));
    return { section, worth, passage, coverage };
  };
}

function readSpecific(words: readonly Word[], site: Site): Specific {
  const known = words.flatMap(({ term, isGeneric, isTool }) => (term && !isGeneric ? [{ term, isTool }] : []));
  const frequencies = known.map(({ term }) => site.vocabulary.frequencyOf(term));
  const rarest = known[frequencies.indexOf(Math.min(...frequencies))]?.term;
  return { rarest, tools: known.flatMap(({ term, isTool }) => (isTool ? [term] : [])) };
}

/** Checks for a section about something that the question doesn't name: a function of the reference, or a CI system. */
function isUnnamed({ number, programs, source }: SiteSection, { words, context }: Question, site: Site): boolean {
  const named = [...words, ...context];
  if (site.index.sections[number]?.kind === "symbol") {
    const [symbol = ""] = source.title.toLowerCase().split(" ");
    return named.every(({ typed }) => typed !== symbol);
  }
  const [name = ""] = analyze(source.page).sort(
    (left, right) => site.vocabulary.frequencyOf(left) - site.vocabulary.frequencyOf(right),
  );
  const isOfSystem =
    site.isTitle(name) &&
    programs.some(({ language }) => language === "yaml") &&
    programs.every(({ choice }) => !isSdk(choice));
  return isOfSystem && named.every(({ terms }) => !terms.has(name));
}

/** Checks for an entry about what goes wrong: a message, a question, or a table of symptoms. */
function isSymptom({ number, source }: SiteSection, { index }: Site): boolean {
  return index.sections[number]?.kind === "error" || /\?$|^(?:If|Troubleshoot)\b/.test(source.title);
}

/** Weighs what kind of section it is: a problem has its cause in an entry about it, and not in a step of a tutorial. */
function weighKind(section: SiteSection, site: Site): number {
  return section.isTutorial ? FACTORS.tutorial : isSymptom(section, site) ? FACTORS.symptom : 1;
}

/** Checks for a table whose rows or columns are named with all words. */
function hasTable({ lines }: SiteSection, words: readonly Word[]): boolean {
  const rows = lines.map(({ text }) => text.split(CELL_SEPARATOR)).filter(({ length }) => length > 1);
  const names = new Set([...(rows[0] ?? []), ...rows.map(([name = ""]) => name)].flatMap((name) => analyze(name)));
  return weighShare(words, (term) => Number(names.has(term))) === 1;
}

/** Weighs whether a section has what's most specific in a question. */
function weighSpecific(section: SiteSection, { rarest, tools }: Specific, site: Site): number {
  const hasRarest = !rarest || site.measurePresence(section.number, rarest) >= PRESENCE.above;
  return Math.min(hasRarest ? 1 : FACTORS.withoutRarest, ...tools.map((tool) => weighTool(section, tool, site)));
}

function weighTool({ number, source }: SiteSection, tool: string, site: Site): number {
  if (analyze(`${source.title} ${source.page}`).includes(tool)) {
    return 1;
  }
  const isMentioned = site.passages(number).some((own) => own.has(tool));
  return isMentioned ? (site.isKeyword(number, tool) ? 1 : FACTORS.inPassing) : FACTORS.withoutTool;
}

/** Returns the largest share of the question in one passage of a section and the section's title. */
export function measurePassage({ number, source }: SiteSection, words: readonly Word[], site: Site): number {
  const title = new Set(analyze(source.title));
  const isAbout = (term: string) => title.has(term) || site.isKeyword(number, term);
  const shares = site
    .passages(number)
    .map((own) => weighShare(words, (term) => (own.has(term) ? 1 : isAbout(term) ? PRESENCE.above : 0)));
  return Math.max(0, ...shares);
}
