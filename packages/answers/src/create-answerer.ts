import type { LoadedIndex } from "@docs/search";
import type { Sdk } from "@docs/search/types";
import type { Taste } from "./choose-programs.ts";
import { type Candidate, chooseSections, type Outcome } from "./choose-sections.ts";
import { findUnknownName, type UnknownName } from "./name-unknown.ts";
import { type Piece, quoteSection, type Room } from "./quote-section.ts";
import { cleanQuestion, readConversation } from "./read-question.ts";
import { judgeQuestion } from "./refuse-question.ts";
import { openSite } from "./site.ts";
import type { AnswerEvent, AnswerPart, AnswerSource, AskOptions } from "./types.ts";

/** Answers questions from the site's own index. The same question and history always produce the same answer. */
export type Answerer = (question: string, options: Pick<AskOptions, "history" | "sdk">) => readonly AnswerEvent[];

/** Language of programs when neither the question nor the reader has named one: the first of every group of tabs. */
const DEFAULT_SDK: Sdk = "go";

/** Number of the search's pages that every answer and every refusal leads to. */
const MOST_PAGES = 3;

/** What readers are told above a passage that is related to their question without answering it. */
const CLOSEST = "No passage answers this directly. The closest one:";

/** How much is quoted from the section that answers, and from each one that adds to it. */
const ROOMS: Readonly<Record<"best" | "other", Room>> = {
  best: { characters: 1600, programs: 4 },
  other: { characters: 700, programs: 1 },
};

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
    const taste = { question, sdk: question.sdk ?? sdk ?? DEFAULT_SDK, isAsked: question.sdk !== undefined };
    const { sections, pages, outcome } = chooseSections(taste, site, message?.section);
    const isUnknown = unknown !== undefined && unknown.nearest === undefined;
    const found = (refusal || isUnknown) && !message ? "refused" : outcome;
    return found === "refused" || sections.length === 0
      ? refuse(question.text, pages)
      : tell(taste, sections, { pages, outcome: found, unknown });
  };
}

interface Telling {
  readonly pages: readonly AnswerSource[];
  readonly outcome: Outcome;
  readonly unknown: UnknownName | undefined;
}

function tell(
  taste: Taste,
  sections: readonly Candidate[],
  { pages, outcome, unknown }: Telling,
): readonly AnswerEvent[] {
  const sources: AnswerSource[] = [];
  const said = new Set<string>();
  const parts = sections.flatMap(({ section, isBest }): AnswerPart[] => {
    const pieces = quoteSection(section, taste, isBest ? ROOMS.best : ROOMS.other).filter((piece) => {
      const text = piece.type === "quote" ? piece.text : piece.program.code;
      const isNew = !said.has(text);
      said.add(text);
      return isNew;
    });
    return pieces.length === 0 ? [] : toParts(pieces, sources.push(section.source) - 1);
  });
  const notes = [unknown?.note, outcome === "closest" ? CLOSEST : undefined].filter((note) => note !== undefined);
  if (parts.length === 0) {
    return refuse(taste.question.text, pages);
  }
  const all = [...sources, ...pages.filter(({ url }) => !sources.some((one) => toPage(one.url) === toPage(url)))];
  return [
    ...begin(taste.question.text, all.length),
    { type: "sources", sources: all },
    ...notes.map((text): AnswerEvent => ({ type: "part", part: { type: "note", text } })),
    ...parts.map((part): AnswerEvent => ({ type: "part", part })),
    { type: "done" },
  ];
}

function toParts(pieces: readonly Piece[], source: number): AnswerPart[] {
  return pieces.map((piece): AnswerPart => {
    if (piece.type === "quote") {
      return { type: "quote", text: piece.text, source };
    }
    const { code, language, title, choice } = piece.program;
    const name = title || (choice === language ? "" : choice);
    return { type: "code", code, language, ...(name ? { title: name } : {}), source };
  });
}

function refuse(query: string, pages: readonly AnswerSource[]): readonly AnswerEvent[] {
  const nearest = pages.slice(0, MOST_PAGES);
  return [...begin(query, nearest.length), { type: "refused", nearest }, { type: "done" }];
}

function begin(query: string, count: number): readonly AnswerEvent[] {
  return [{ type: "thinking" }, { type: "searching", query }, { type: "searched", query, count }];
}

function toPage(url: string): string {
  return url.replace(/#.*/, "");
}
