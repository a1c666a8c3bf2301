import { cutWords, type Words } from "@docs/content/marks";
import {
  chooseLines,
  chooseShown,
  DANGLING,
  dropCutOff,
  findAnnouncement,
  isCutOff,
  type Room,
  sizeOf,
} from "./choose-lines.ts";
import { nameTab, type Taste } from "./choose-programs.ts";
import { isCommand, type Line, listWords, readLines } from "./read-lines.ts";
import { measureShare, type Word } from "./read-words.ts";
import type { Program, SiteSection } from "./site.ts";
import type { AnswerPart } from "./types.ts";

/** What an answer quotes from a section, in the order of the page. */
export type Piece = Quote | Omit<Extract<AnswerPart, { readonly type: "code" }>, "source">;

type Quote = Omit<Extract<AnswerPart, { readonly type: "quote" }>, "source">;

type Flags = Required<Pick<Quote, "isMatch" | "isLead" | "isRest">>;

/** A rest that's shorter than this share of what's shown at once isn't worth asking for. */
const SHORT_REST = 0.3;

/**
 * Chooses what to quote from a section: all of it if it's short, and otherwise the lines that have the most of the
 * question, together with what they lead to and what they depend on. Of those, the best are shown at once.
 */
export function quoteSection(section: SiteSection, taste: Taste, room: Room): readonly Piece[] {
  const lines = chooseLines(readLines(section, taste), room.quoted);
  const match =
    lines[findClear(lines.map(({ item, isRow, share }) => (item === undefined && !isRow ? 0 : share))) ?? -1];
  const isTask = !FACT.test(taste.question.text);
  const isShort = sizeOf(lines) <= room.shown.size * (1 + SHORT_REST);
  const chosen = isShort ? lines : chooseShown(lines, room, isTask);
  const main = room.isBest ? chosen.flatMap(({ programs }) => programs).find((one) => !isCommand(one)) : undefined;
  const isProgramShown = (one: Program) => one === main || isCommand(one);
  const shown = dropCutOff(chosen, isProgramShown);
  const lead = room.isLed && !isTask ? findLead(shown, section, taste) : undefined;
  const toPieces = (line: Line): Piece[] => {
    const isShown = shown.includes(line);
    const isCut = isCutOff(line, isProgramShown);
    const end = isShown && isCut ? findAnnouncement(line) : line.text.length;
    const ends = [...new Set([line === lead ? measureSentence(line) : 0, end, line.text.length])];
    const quotes = ends.map((to, at) => {
      const from = ends[at - 1] ?? 0;
      const words = cutWords(line, line.text[from] === " " ? from + 1 : from, to);
      const isRest = !isShown || from >= end;
      return toQuote(words, line.item, { isMatch: line === match, isLead: line === lead && from === 0, isRest });
    });
    const programs = line.programs.map((one) => ({
      ...toPiece(one, listWords(taste)),
      ...(isShown && !isCut && isProgramShown(one) ? {} : { isRest: true }),
    }));
    return [...quotes.filter(({ text }) => text !== ""), ...programs];
  };
  return [...(lead ? [lead] : []), ...lines.filter((line) => line !== lead)].flatMap(toPieces);
}

/** Matches questions for a fact rather than for how something is done. */
const FACT =
  /^(?:what|which|where|who|when|why|how (?:long|many|much|often)|is|are|was|do|does|did|will|should|has|have|can|could|may|must)\b/i;

/** Matches the first sentence of a paragraph, and with "Yes." also the one that says why. */
const SENTENCE = /^.{25,}?[.?!](?=\s+[\p{Lu}\d"“(]|$)/u;

/** Longest sentence that leads an answer, and the least share of the question in it and in its title. */
const LEAD = { size: 240, share: 0.6 } as const;

/** Returns the length of a paragraph's first sentence. */
function measureSentence({ text }: Line): number {
  return SENTENCE.exec(text)?.[0].length ?? 0;
}

/** Matches a question for what something is, which the beginning of its section says. */
const WHAT = /^what(?:'s| is| are| does .* mean)\b/i;

/**
 * Finds the paragraph whose first sentence answers: the one with the most of the question, if that's enough, or else the
 * first one, if a title that asks or names the same has the rest.
 */
function findLead(shown: readonly Line[], { source }: SiteSection, taste: Taste): Line | undefined {
  const words = listWords(taste);
  const measure = (line: Line, title = "") =>
    measureShare(`${title} ${line.text.slice(0, measureSentence(line))}`, words);
  const prose = shown.filter((line) => {
    const length = measureSentence(line);
    return line.item === undefined && !line.isRow && !DANGLING.test(line.text) && length > 0 && length <= LEAD.size;
  });
  const [best] = [...prose].sort((left, right) => measure(right) - measure(left));
  const isTitled = source.title.endsWith("?") || WHAT.test(taste.question.text);
  const lead = best && measure(best) < LEAD.share && isTitled ? prose.find((line) => line === shown[0]) : best;
  return lead && measure(lead, isTitled ? source.title : "") >= LEAD.share ? lead : undefined;
}

/** Least share of the question in what's marked. Raising it marks less, and less that's wrong. */
const LEAST_MATCH = 0.5;

/** Finds the index of the share that's clearly the largest; undefined if none is. */
function findClear(shares: readonly number[]): number | undefined {
  const most = Math.max(...shares);
  const first = shares.indexOf(most);
  return most >= LEAST_MATCH && first === shares.lastIndexOf(most) ? first : undefined;
}

function toQuote({ text, code = [], links = [] }: Words, item: number | undefined, flags: Flags): Quote {
  return {
    type: "quote",
    text,
    ...(code.length > 0 ? { code } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(item === undefined ? {} : { item }),
    ...(Object.fromEntries(Object.entries(flags).filter(([, isSet]) => isSet)) as Partial<Flags>),
  };
}

/** Matches what a program declares before it does anything. */
const PREAMBLE =
  /^(?:(?:<\?php|declare|package|namespace|use|from|import)\b(?:[^\n({]*(?:\([^)]*\)|\{[^}]*\})[^\n]*|[^\n]*)\n|\n)+/;

function toPiece({ code, language, title, choice }: Program, words: readonly Word[]): Piece {
  const name = title || (choice === language ? "" : nameTab(choice));
  const first = (PREAMBLE.exec(code)?.[0].split("\n").length ?? 1) - 1;
  const shares = code.split("\n").map((line, at) => (at < first ? 0 : measureShare(line, words)));
  const match = findClear(shares);
  const most = Math.max(...shares);
  const from = most > 0 ? shares.indexOf(most) : first;
  return {
    type: "code",
    code,
    language,
    ...(name ? { title: name } : {}),
    ...(from > 0 ? { from } : {}),
    ...(match === undefined ? {} : { match }),
  };
}
