import type { AnswerEvent, AnswerPart, AnswerSource } from "@docs/answers/types";
import type { Page } from "@docs/content";

/** A question with the pages that answer it; without any, one that the documentation does not answer. */
export interface JudgedQuestion {
  readonly id: string;
  /** Questions of the holdout were not looked at while the answers were made. */
  readonly set: string;
  readonly category: string;
  readonly question: string;
  /** Questions before it in the conversation. */
  readonly after?: readonly string[];
  /** Addresses of sections or pages, any of which answers. */
  readonly gold?: readonly string[];
}

/** How well one question was answered. */
export interface Verdict {
  readonly id: string;
  readonly category: string;
  readonly isRefused: boolean;
  /** Quotes and programs, and how many of them stand word for word in the section that they name. */
  readonly parts: number;
  readonly faithfulParts: number;
  readonly links: number;
  readonly resolvingLinks: number;
  /** Whether a page that answers is the first source, or among the first three. */
  readonly isGoldFirst: boolean;
  readonly isGoldAmongThree: boolean;
}

/** The built pages by the addresses of their sections, with what stands there in plain form. */
export type BuiltSections = ReadonlyMap<string, { readonly text: string; readonly code: readonly string[] }>;

/** Lists the sections of a build by address, as a link names them. */
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
  const parts = events.flatMap((event) => (event.type === "part" ? [event.part] : []));
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
  };
}

/** Whether a part stands word for word in the section that it names; line breaks and repeated blanks do not count. */
function isFaithful(part: AnswerPart, sources: readonly AnswerSource[], built: BuiltSections): boolean {
  if (part.type === "markdown") {
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

function toPage(url: string): string {
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
}

/** Sums verdicts up, in thousandths. */
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
  };
}
