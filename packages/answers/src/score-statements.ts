import { readSdks } from "./languages.ts";
import type { Library, LibrarySection } from "./library.ts";
import type { Question } from "./read-question.ts";
import { readTerms } from "./read-terms.ts";
import { isAboutPage, isDangling, isListEntry } from "./sentence-forms.ts";
import type { Statement } from "./statements.ts";
import type { Word } from "./words.ts";

/** A statement with what speaks for it. */
export interface ScoredStatement {
  readonly statement: Statement;
  /** For its place in an answer. */
  readonly score: number;
  /** The same without where it stands: for comparing sections. */
  readonly merit: number;
  /** Share of the question's words that it has, those of its headings at half. */
  readonly coverage: number;
}

/** What speaks for a statement and against it, against a coverage of at most 1. */
const worth = {
  /** The first statement of a section says what it is about. */
  first: 0.3,
  /** Steps are read from the first one on. */
  firstStep: 0.5,
  /** Leads to a program. */
  step: 0.3,
  /** Says what a word in capitals stands for. */
  placeholder: -0.6,
  /** First in its paragraph. */
  paragraph: 0.06,
  /** "No." and "Yes.", when the question can be answered so. */
  verdict: 0.6,
  /** "A cache volume is …", when the question asks what it is. */
  definition: 0.5,
  cause: 0.15,
  /** A row whose first cell is the kind of name that was asked for. */
  entry: 0.45,
  /** Leads to a table, when the question asks which there are. */
  listed: 0.8,
  /** Leans on a sentence before it. */
  dangling: -0.2,
  /** Is about another SDK language than the reader's. */
  otherSdk: -0.6,
  /** Names the language that was asked for. */
  ownSdk: 0.2,
  /** Leads to something that may not come with it. */
  leadIn: -0.12,
  long: -0.15,
} as const;

/** What a word of the headings is worth to a statement below them. */
const HEADING_SHARE = 0.5;

/** Longer sentences take two breaths to read, in characters. */
const LONG = 260;

const PLACEHOLDER = /^[A-Z][A-Z\d_]*(?:, [A-Z][A-Z\d_]*)*(?: and [A-Z][A-Z\d_]*)?(?::| is | are | stands? )/;

/** Gives the statements of a section that may be quoted, in their order. */
export function scoreStatements(
  question: Question,
  section: LibrarySection,
  library: Library,
  sdk: string | undefined,
): readonly ScoredStatement[] {
  const wanted = question.words.filter(
    ({ isLanguage, terms, isGeneric }) => !isLanguage && (terms.size > 0 || !isGeneric),
  );
  const counted = [...(wanted.length > 0 ? wanted : question.words), ...question.context];
  const above = counted.map((word) => HEADING_SHARE * findInHeadings(word, section.number, library));
  const isNamed = question.words.some((word) => word.isName);
  return section.statements
    .filter(({ form, text }) => form !== "heads" && !isAboutPage(text) && !isForOthers(text, sdk))
    .filter(({ text }) => question.kind === "reference" || isNamed || !isListEntry(text))
    .map((statement) => {
      const coverage = cover(counted, above, statement.text);
      const merit = coverage + meritOf(statement, question, section, sdk);
      return { statement, coverage, merit, score: merit + gainOfPlace(statement, question, section) };
    });
}

/** "The Java SDK cannot …" is nothing to a reader of another language. */
function isForOthers(text: string, sdk: string | undefined): boolean {
  const [named, ...more] = readSdks(text);
  return (
    named !== undefined && more.length === 0 && named !== sdk && /^(?:The |In |With )?\w+ (?:SDK|client)\b/.test(text)
  );
}

function findInHeadings({ terms }: Word, number: number, { placeOf }: Library): number {
  return Math.max(
    0,
    ...[...terms].map(([term, sureness]) => {
      const place = placeOf(number, term);
      return place === "heading" || place === "above" ? sureness : 0;
    }),
  );
}

function cover(words: readonly Word[], above: readonly number[], text: string): number {
  const terms = readTerms(text);
  let covered = 0;
  let total = 0;
  for (const [position, word] of words.entries()) {
    const own = Math.max(0, ...[...word.terms].map(([term, sureness]) => (terms.has(term) ? sureness : 0)));
    covered += word.weight * Math.max(own, above[position] ?? 0);
    total += word.weight;
  }
  return total === 0 ? 0 : covered / total;
}

function gainOfPlace(
  { text, line, place, isLeadIn }: Statement,
  { kind }: Question,
  { programs }: LibrarySection,
): number {
  const isHow = kind === "how-to";
  const isStep = isHow && isLeadIn && programs.some((program) => program.line === line + 1);
  const gains = [
    line === 0 && place === 0 ? (isHow ? worth.firstStep : worth.first) : 0,
    place === 0 ? worth.paragraph : 0,
    isStep ? worth.step : isLeadIn ? worth.leadIn : 0,
  ];
  return gains.reduce((sum, one) => sum + one, isDangling(text) ? worth.dangling : 0);
}

function meritOf(statement: Statement, question: Question, section: LibrarySection, sdk: string | undefined): number {
  const { text, form } = statement;
  const sdks = readSdks(text);
  const isOther = sdk !== undefined && sdks.length > 0 && !sdks.some((one) => one === sdk);
  const gains = [
    PLACEHOLDER.test(text) ? worth.placeholder : 0,
    question.kind === "yes-no" && /^(?:yes|no|not by default|not from)\b/i.test(text) ? worth.verdict : 0,
    question.kind === "what-is" && form !== "row" && isDefinition(text, question, section) ? worth.definition : 0,
    question.kind === "why" && /\b(?:because|since|cause|so that|reason)\b/i.test(text) ? worth.cause : 0,
    isEntry(statement, question) ? worth.entry : 0,
    isListed(statement, question, section) ? worth.listed : 0,
    isOther ? worth.otherSdk : 0,
    question.sdk && sdks.some((one) => one === question.sdk) ? worth.ownSdk : 0,
    text.length > LONG ? worth.long : 0,
  ];
  return gains.reduce((sum, one) => sum + one, 0);
}

/** "A cache volume is …" or, below the heading "Cache volume", a sentence that says what with no verb. */
function isDefinition(text: string, question: Question, section: LibrarySection): boolean {
  const subject = question.words
    .filter(({ isGeneric }, _, all) => !isGeneric || all.every((word) => word.isGeneric))
    .map(({ typed }) => typed.replace(/s$/, ""));
  if (subject.length === 0) {
    return false;
  }
  const start = text.toLowerCase().split(/\b(?:is|are|keeps?|means?|holds?|names?|describes?|carries)\b/)[0] ?? "";
  const said = start
    .trim()
    .replace(/^(?:an?|the) /, "")
    .split(/[ -]/);
  const isSubject =
    start.length < text.length && said.length === subject.length && subject.every((word) => start.includes(word));
  const heading = section.source.title.toLowerCase();
  const isEntryOfHeading =
    subject.every((word) => heading.includes(word)) && heading.split(" ").length <= subject.length + 1;
  return isSubject || (isEntryOfHeading && /^(?:an?|the) /i.test(text));
}

/** Whether a sentence leads to a table, when one thing of several is asked for. */
function isListed({ isLeadIn, line }: Statement, { kind, text }: Question, { statements }: LibrarySection): boolean {
  const next = statements.find((one) => one.line === line + 1);
  return isLeadIn && kind === "reference" && /^(?:which|what)\b/i.test(text) && next?.form === "heads";
}

/** Whether a row is about a flag, a variable or a key, when one of those is asked for. */
function isEntry({ form, text }: Statement, { kind, text: question }: Question): boolean {
  if (kind !== "reference" || form === "label") {
    return false;
  }
  if (/\b(?:flags?|options?)\b/i.test(question) && /^-/.test(text)) {
    return true;
  }
  if (/\bvar(?:iable)?s?\b/i.test(question) && /^_?[A-Z][A-Z\d_]{3,}\b/.test(text)) {
    return true;
  }
  const name = /^([-\w.]+)(?: \(|:| ·| [A-Z])/.exec(text)?.[1];
  return name !== undefined && name.length > 2 && question.toLowerCase().includes(name.toLowerCase());
}
