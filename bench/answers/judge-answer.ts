import type { AnswerEvent, AnswerPart, AnswerSource } from "@docs/answers/types";
import type { Page } from "@docs/content";
import { isStopTerm, sdks, stem, tokenize } from "@docs/search";

/** A question with the pages that answer it. A question without any is one that the documentation doesn't answer. */
export interface JudgedQuestion {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  /** Earlier questions in the conversation. */
  readonly after?: readonly string[];
  /** Addresses of sections or pages; any one of them is a correct answer. */
  readonly gold?: readonly string[];
  /** What a reader has to find in the answer; wordings that say the same are separated by `|`. */
  readonly facts?: readonly string[];
}

/** The quality of one answer. */
export interface Verdict {
  readonly id: string;
  readonly category: string;
  readonly isRefused: boolean;
  /** Number of quotes and programs, and how many of them appear word for word in the section that they name. */
  readonly parts: number;
  readonly faithfulParts: number;
  readonly links: number;
  readonly resolvingLinks: number;
  /** Whether a page that answers the question is the first source, or among the first three. */
  readonly isGoldFirst: boolean;
  readonly isGoldAmongThree: boolean;
  /** Whether a reader would take the answer: it has all facts, begins with a sentence that stands alone, and its programs are in one SDK language. */
  readonly isAccepted: boolean;
}

/** Sections of the built pages by address, with their content as plain text. */
export type BuiltSections = ReadonlyMap<string, { readonly text: string; readonly code: readonly string[] }>;

/** Lists the sections of a build by the address that a link to them uses. */
export function listSections(pages: readonly Page[]): BuiltSections {
  return new Map(
    pages.flatMap(({ url, sections }) =>
      sections.map(({ id, text, code }) => [
        id === "" ? url : `${url}#${id}`,
        { text: plain(text), code: code.map((block) => block.code) },
      ]),
    ),
  );
}

/** Judges the answer to a question against the built pages. */
export function judgeAnswer(question: JudgedQuestion, events: readonly AnswerEvent[], built: BuiltSections): Verdict {
  const sources = events.flatMap((event) => (event.type === "sources" ? event.sources : []));
  // A note is the site's own remark and no quotation.
  const parts = events.flatMap((event) => (event.type === "part" && event.part.type !== "note" ? [event.part] : []));
  const nearest = events.flatMap((event) => (event.type === "refused" ? event.nearest : []));
  const links = [...sources, ...nearest];
  const gold = new Set(question.gold?.map(toPage));
  const place = sources.findIndex(({ url }) => gold.has(toPage(url)));
  return {
    id: question.id,
    category: question.category,
    isRefused: events.some(({ type }) => type === "refused"),
    parts: parts.length,
    faithfulParts: parts.filter((part) => isFaithful(part, sources, built)).length,
    links: links.length,
    resolvingLinks: links.filter(({ url }) => built.has(url)).length,
    isGoldFirst: place === 0,
    isGoldAmongThree: place !== -1 && place < 3,
    isAccepted: parts.length > 0 && hasFacts(parts, question) && !isDangling(parts) && hasOneLanguage(parts),
  };
}

function hasFacts(parts: readonly AnswerPart[], { facts = [] }: JudgedQuestion): boolean {
  const said = toLetters(parts.map((part) => (part.type === "code" ? part.code : part.text)).join(" "));
  const sentences = parts.flatMap((part) => (part.type === "quote" ? part.text.split(/(?<=[.?!])\s+/) : []));
  return facts.every((fact) =>
    fact
      .split("|")
      .some((wording) => said.includes(toLetters(wording)) || sentences.some((one) => saysSame(one, wording))),
  );
}

/** Fewest meaningful words of a wording whose words may be in any order: two of them meet by chance too often. */
const FEWEST_WORDS = 3;

/** Matches words that turn a statement around. */
const NEGATION = /\b(?:no|not|none|never|nothing|only|without|cannot)\b|n['’]t\b/i;

/**
 * Checks whether a sentence has all meaningful words of a wording in prose, in any order and form, and is as negative.
 * Names, flags, and commands have to be there letter by letter, so this never holds for them.
 */
function saysSame(sentence: string, wording: string): boolean {
  const words = toWords(wording);
  const own = new Set(toWords(sentence));
  return (
    /^[\p{L}\s,'’]+$/u.test(wording) &&
    !/\p{Ll}\p{Lu}/u.test(wording) &&
    words.length >= FEWEST_WORDS &&
    words.every((word) => own.has(word)) &&
    NEGATION.test(wording) === NEGATION.test(sentence)
  );
}

/** Returns the stems of the words that mean something. */
function toWords(text: string): string[] {
  return tokenize(text)
    .flatMap(({ parts }) => parts.map(stem))
    .filter((word) => !isStopTerm(word));
}

/** Returns the letters and digits of a text in lowercase, because each SDK spells the API's names in its own way. */
function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * Checks whether the first sentence refers to one that the answer doesn't have. "This page" is the source, and "this
 * function" above a program is that program.
 */
function isDangling([first, second]: readonly AnswerPart[]): boolean {
  const own = second?.type === "code" ? /^this (?:page|function)\b/i : /^this page\b/i;
  return (
    first?.type === "quote" &&
    /^(?:it|they|this|these|those|both|but|otherwise|instead|then)\b/i.test(first.text) &&
    !own.test(first.text)
  );
}

function hasOneLanguage(parts: readonly AnswerPart[]): boolean {
  const languages = parts.flatMap((part) =>
    part.type === "code" && sdks.some((sdk) => sdk === part.language) ? part.language : [],
  );
  return new Set(languages).size <= 1;
}

/** Checks that a part appears word for word in the section that it names, ignoring line breaks and repeated spaces. */
function isFaithful(part: AnswerPart, sources: readonly AnswerSource[], built: BuiltSections): boolean {
  if (part.type === "markdown" || part.type === "note") {
    return false;
  }
  const section = built.get(sources[part.source]?.url ?? "");
  return part.type === "quote"
    ? part.text !== "" && (section?.text.includes(plain(part.text)) ?? false)
    : (section?.code.includes(part.code) ?? false);
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Returns the address of the page that an address leads to. */
export function toPage(url: string): string {
  return url.replace(/#.*/, "").replace(/(?<=.)\/$/, "");
}

/** Shares over many verdicts, from 0 to 1. */
export interface Summary {
  readonly questions: number;
  readonly refused: number;
  readonly faithfulness: number;
  readonly resolvingLinks: number;
  readonly goldFirst: number;
  readonly goldFirstThree: number;
  readonly accepted: number;
}

/** Summarizes verdicts in thousandths. */
export function summarise(verdicts: readonly Verdict[]): Summary {
  const sum = (read: (verdict: Verdict) => number | boolean) =>
    verdicts.reduce((total, verdict) => total + Number(read(verdict)), 0);
  const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((1000 * part) / whole) / 1000);
  return {
    questions: verdicts.length,
    refused: share(
      sum(({ isRefused }) => isRefused),
      verdicts.length,
    ),
    faithfulness: share(
      sum(({ faithfulParts }) => faithfulParts),
      sum(({ parts }) => parts),
    ),
    resolvingLinks: share(
      sum(({ resolvingLinks }) => resolvingLinks),
      sum(({ links }) => links),
    ),
    goldFirst: share(
      sum(({ isGoldFirst }) => isGoldFirst),
      verdicts.length,
    ),
    goldFirstThree: share(
      sum(({ isGoldAmongThree }) => isGoldAmongThree),
      verdicts.length,
    ),
    accepted: share(
      sum(({ isAccepted }) => isAccepted),
      verdicts.length,
    ),
  };
}
