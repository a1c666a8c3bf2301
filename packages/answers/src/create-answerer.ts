import type { LoadedIndex } from "@docs/search";
import type { Sdk } from "@docs/search/types";
import type { Taste } from "./choose-programs.ts";
import { chooseSections, type Found } from "./choose-sections.ts";
import { findUnknownName } from "./name-unknown.ts";
import { type Piece, quoteSection } from "./quote-section.ts";
import { isTableRow, listWords } from "./read-lines.ts";
import { cleanQuestion, readConversation } from "./read-question.ts";
import { measureShare } from "./read-words.ts";
import { judgeQuestion } from "./refuse-question.ts";
import { openSite } from "./site.ts";
import type { AnswerEvent, AnswerPart, AnswerSource, AskOptions } from "./types.ts";

/** Answers questions from the site's own index. The same question and history always produce the same answer. */
export type Answerer = (question: string, options: Pick<AskOptions, "history" | "sdk">) => readonly AnswerEvent[];

/** Language of programs when neither the question nor the reader suggests one: the first of every group of tabs. */
const DEFAULT_SDK: Sdk = "go";

/** Least share of the question in the titles of a page that an answer leads to without quoting it. */
const ABOUT = 0.5;

/** What readers are told above a passage that is related to their question without answering it. */
const CLOSEST = "Nothing answers this directly. The closest passage:";

/** What's quoted from a section that answers, and from each one that adds to it: of the latter, one group is shown at once. */
const ROOM = {
  best: { quoted: { size: 1600, rows: 9 }, shown: { size: 450, rows: 8 }, isBest: true },
  other: { quoted: { size: 700, rows: 9 }, shown: { size: 1, rows: 4 }, isBest: false },
} as const;

/**
 * Prepares a loaded index for answering questions.
 *
 * @throws Error if its texts are missing.
 */
export function createAnswerer(index: LoadedIndex): Answerer {
  const site = openSite(index);
  return (typed, { history, sdk }) => {
    const clean = cleanQuestion(typed);
    const asked = readConversation(typed, history, site);
    const unknown = findUnknownName(asked.text, site);
    const question = unknown?.nearest ? { ...asked, text: asked.text.replace(unknown.name, unknown.nearest) } : asked;
    const refusal = judgeQuestion(question, clean, site);
    if (refusal === "hopeless") {
      return refuse(question.text, []);
    }
    const message = site.findMessage(clean);
    const isAsked = question.sdk !== undefined;
    const taste = { question, sdk: question.sdk ?? sdk ?? question.ecosystem ?? DEFAULT_SDK, isAsked };
    const found = chooseSections(taste, site, message?.section);
    const isUnknown = unknown !== undefined && unknown.nearest === undefined;
    const isRefused = found.outcome === "refused" || ((refusal || isUnknown) && !message);
    const isAbout = (page: AnswerSource) => measureShare(`${page.title} ${page.page}`, listWords(taste)) >= ABOUT;
    const { sources, parts } = isRefused ? { sources: [], parts: [] } : quote(found, taste);
    const notes = [unknown?.note, found.outcome === "closest" ? CLOSEST : undefined].filter(
      (note) => note !== undefined,
    );
    return parts.length === 0
      ? refuse(question.text, found.pages)
      : tell(question.text, addPages(sources, found.pages.filter(isAbout)), [...notes.map(toNote), ...parts]);
  };
}

/** Quotes from the sections, each passage once. */
function quote({ sections, outcome }: Found, taste: Taste) {
  const sources: AnswerSource[] = [];
  const said = new Set<string>();
  const parts = sections.flatMap(({ section, isBest }, place): AnswerPart[] => {
    const room = { ...(isBest ? ROOM.best : ROOM.other), isLed: place === 0 && outcome === "answered" };
    const pieces = quoteSection(section, taste, room).filter((piece, at, all) => {
      const text = piece.type === "quote" ? piece.text : piece.code;
      // "Run:" needs its command, even if another section has shown it, and rows need the head of their table.
      const isNeeded =
        (piece.type === "code" && all[at - 1]?.type === "quote") ||
        (isRow(piece) && !isRow(all[at - 1]) && all.slice(at + 1).some((row) => isRow(row) && !said.has(row.text)));
      const isNew = isNeeded || !said.has(text);
      said.add(text);
      return isNew;
    });
    const source =
      pieces.length > 0 ? sources.push(isBest ? section.source : { ...section.source, isMore: true }) - 1 : 0;
    return pieces.map((piece) => ({ ...piece, source }));
  });
  return { sources, parts };
}

function isRow(piece: Piece | undefined): piece is Extract<Piece, { readonly type: "quote" }> {
  return piece?.type === "quote" && isTableRow(piece.text);
}

function toNote(text: string): AnswerPart {
  return { type: "note", text };
}

function tell(query: string, sources: readonly AnswerSource[], parts: readonly AnswerPart[]): readonly AnswerEvent[] {
  return [
    ...begin(query, sources.length),
    { type: "sources", sources },
    ...parts.map((part): AnswerEvent => ({ type: "part", part })),
    { type: "done" },
  ];
}

function refuse(query: string, nearest: readonly AnswerSource[]): readonly AnswerEvent[] {
  return [...begin(query, nearest.length), { type: "refused", nearest }, { type: "done" }];
}

function begin(query: string, count: number): readonly AnswerEvent[] {
  return [
    { type: "searching", query },
    { type: "searched", query, count },
  ];
}

/** Adds those of the search's first pages that are about the question to the sources of the quotes. */
function addPages(sources: readonly AnswerSource[], pages: readonly AnswerSource[]): readonly AnswerSource[] {
  const quoted = new Set(sources.map(({ url }) => toPage(url)));
  return [...sources, ...pages.filter(({ url }) => !quoted.has(toPage(url)))];
}

function toPage(url: string): string {
  return url.replace(/#.*/, "");
}
