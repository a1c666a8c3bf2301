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
} as const;

/** A section with how well it answers a question. */
export interface Judged {
  readonly section: SiteSection;
  readonly worth: number;
  readonly coverage: number;
}

/**
 * Judges how well a section answers a question.
 *
 * @param score the search's score, up to 1.
 */
export function judgeSection(section: SiteSection, score: number, question: Question, site: Site): Judged {
  const { words } = question;
  const passage = BASE_WORTH + measurePassage(section, words, site);
  const worth = score * passage * weighKind(section, question, site) * weighSpecific(section, words, site);
  return { section, worth, coverage: weighShare(words, (term) => site.measurePresence(section.number, term)) };
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
function weighKind(section: SiteSection, question: Question, site: Site): number {
  if (isUnnamed(section, question, site)) {
    return FACTORS.unnamed;
  }
  if (!isProblem(question.text)) {
    return 1;
  }
  return section.isTutorial ? FACTORS.tutorial : isSymptom(section, site) ? FACTORS.symptom : 1;
}

/** Weighs whether a section has what's most specific in a question: its rarest word, and the tools that it names. */
function weighSpecific(section: SiteSection, words: readonly Word[], site: Site): number {
  const known = words.flatMap(({ term, isGeneric, isTool }) => (term && !isGeneric ? [{ term, isTool }] : []));
  const frequencies = known.map(({ term }) => site.vocabulary.frequencyOf(term));
  const rarest = known[frequencies.indexOf(Math.min(...frequencies))];
  const hasRarest = !rarest || site.measurePresence(section.number, rarest.term) >= PRESENCE.above;
  const tools = known.filter(({ isTool }) => isTool).map(({ term }) => weighTool(section, term, site));
  return Math.min(hasRarest ? 1 : FACTORS.withoutRarest, ...tools);
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
