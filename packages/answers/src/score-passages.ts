import { tokenize, toTerms } from "@docs/search";
import { weighShare } from "./choose-sections.ts";
import { readSdks } from "./languages.ts";
import type { Passage } from "./passages.ts";
import type { Question } from "./read-question.ts";
import type { Site, SiteSection } from "./site.ts";

/** A passage with the evidence for it. */
export interface ScoredPassage extends Passage {
  readonly score: number;
  /** Share of the question's words in the passage; words that are only in its headings count half. */
  readonly coverage: number;
}

/** Bonuses and penalties that are added to a passage's coverage, which is at most 1. */
const worth = {
  /** The first passage of a section says what the section is about, and steps are read from the first one on. */
  first: 0.3,
  /** The passage leads to a program, and the question asks how. */
  step: 0.3,
  /** The passage begins with "No." or "Yes.", and the question can be answered that way. */
  verdict: 0.6,
  /** "A cache volume is …", if the question asks what it is. */
  definition: 0.5,
  /** The passage is a row or an item whose name is of the requested kind. */
  entry: 0.45,
  /** The passage depends on an earlier one or continues it. */
  dangling: -0.3,
  /** The passage is about an SDK language other than the reader's. */
  otherSdk: -0.6,
} as const;

/** Share of a word that counts if only a heading above the passage contains it. */
const HEADING_SHARE = 0.5;

/** Matches a passage that begins with a word referring to the previous passage. */
const DANGLING =
  /^(?:it|its|they|them|their|this|these|those|he|she|then|there|both|but|so|and|or|also|otherwise|instead|either|neither|such|that|the (?:first|second|third|last|other|others|same|rest|next)|in that case|all of them|each of|now|you see|as above)\b/i;

/** Matches a passage that describes the page's purpose or points elsewhere instead of explaining the subject. */
const ABOUT_PAGE =
  /\b(?:this|each) page\b|\bread (?:this|it) (?:page|when|before|if)\b|^explained in\b|^used in\b|^see also\b|\b(?:is|are) (?:explained|described|compared|shown) (?:in|on|by)\b|^see [^.]*\.$/i;

/** Matches an entry in a list of functions: "asTarball The image as a file", "path (optional): Where it goes". */
const LISTED =
  /^(?:[a-z]+(?:[A-Z]\w*)+ [A-Z]|[a-z]\w* \((?:optional|required|default [^)]*)\): |opts\.|[a-z]+ (?:Returns?|Sets?|Gets?|Opens?|Loads?) )/;

/** Checks whether a passage depends on the one before it. */
export function isDangling(text: string): boolean {
  return DANGLING.test(text);
}

/** Returns the passages of a section that may be quoted, in their original order. */
export function scorePassages(
  question: Question,
  section: SiteSection,
  site: Site,
  sdk: string,
): readonly ScoredPassage[] {
  const { kind, words, context } = question;
  const isNamed = words.some(({ isName }) => isName);
  const inHeadings = new Set(
    [...words, ...context]
      .flatMap(({ terms }) => [...terms.keys()])
      .filter((term) => site.isInHeadings(section.number, term)),
  );
  return section.passages
    .filter(({ form, text }) => form !== "heads" && !ABOUT_PAGE.test(text) && !isForOthers(text, sdk))
    .filter(({ text }) => kind === "reference" || isNamed || !LISTED.test(text))
    .map((passage) => {
      const own = new Set(tokenize(passage.text).flatMap((token) => toTerms(token)));
      const coverage = weighShare([...words, ...context], ({ terms }) =>
        Math.max(
          0,
          ...[...terms].map(
            ([term, sureness]) => sureness * (own.has(term) ? 1 : inHeadings.has(term) ? HEADING_SHARE : 0),
          ),
        ),
      );
      return { ...passage, coverage, score: coverage + gainOf(passage, question, section, sdk) };
    });
}

/** Checks whether a text is only for readers of another language, such as "The Java SDK cannot …". */
function isForOthers(text: string, sdk: string): boolean {
  const [named, ...more] = readSdks(text);
  const isOther = named !== undefined && named !== sdk && more.length === 0;
  return isOther && /^(?:The |In |With )?\w+ (?:SDK|client)\b/.test(text);
}

function gainOf(passage: Passage, question: Question, section: SiteSection, sdk: string): number {
  const { text, line, isLeadIn } = passage;
  const { kind } = question;
  const sdks = readSdks(text);
  const gains = [
    line === 0 ? worth.first : 0,
    kind === "how-to" && isLeadIn && hasProgram(section, line) ? worth.step : 0,
    kind === "yes-no" && /^(?:yes|no|not by default|not from)\b/i.test(text) ? worth.verdict : 0,
    kind === "what-is" && passage.form !== "row" && isDefinition(text, question, section) ? worth.definition : 0,
    isEntry(passage, question) ? worth.entry : 0,
    isDangling(text) ? worth.dangling : 0,
    sdks.length > 0 && !sdks.some((one) => one === sdk) ? worth.otherSdk : 0,
  ];
  return gains.reduce((sum, one) => sum + one, 0);
}

/** Checks whether a program follows a line. */
export function hasProgram({ programs }: SiteSection, line: number): boolean {
  return programs.some((program) => program.line === line + 1);
}

/** Checks for "A cache volume is …" or, below the heading "Cache volume", for the first passage of the section. */
function isDefinition(text: string, { words }: Question, { source, passages }: SiteSection): boolean {
  const subject = words
    .filter(({ isGeneric }, _, all) => !isGeneric || all.every((word) => word.isGeneric))
    .map(({ typed }) => typed.replace(/s$/, ""));
  const [start = "", ...rest] = text.toLowerCase().split(/\b(?:is|are|means?) /);
  const isAbout = (said: string) =>
    subject.length > 0 &&
    said.trim().split(/[ -]/).length <= subject.length + 1 &&
    subject.every((word) => said.includes(word));
  return (rest.length > 0 && isAbout(start)) || (isAbout(source.title.toLowerCase()) && text === passages[0]?.text);
}

/** Checks whether a row or an item is about a flag, a variable, or a key, if the question asks for one of those. */
function isEntry({ form, text }: Passage, { kind, text: question }: Question): boolean {
  if (kind !== "reference" || form === "prose") {
    return false;
  }
  const isFlag = /\b(?:flags?|options?)\b/i.test(question) && text.startsWith("-");
  const isVariable = /\bvar(?:iable)?s?\b/i.test(question) && /^_?[A-Z][A-Z\d_]{3,}\b/.test(text);
  const name = /^([-\w.]{3,})(?: \(|:| ·| [A-Z])/.exec(text)?.[1];
  return isFlag || isVariable || (name !== undefined && question.toLowerCase().includes(name.toLowerCase()));
}
