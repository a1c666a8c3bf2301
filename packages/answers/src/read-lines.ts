import { CELL_SEPARATOR, type MarkedLine } from "@docs/content/marks";
import { choosePrograms, type Taste } from "./choose-programs.ts";
import { measureShare, type Word } from "./read-words.ts";
import { NO_LINE, type Program, type SiteSection } from "./site.ts";

/** A line of a section with what decides whether it's quoted. */
export interface Line extends MarkedLine {
  readonly isRow: boolean;
  /** Whether it leads into what follows: a program, a list, or a table. */
  readonly isLeadIn: boolean;
  /** Whether nothing of that follows: what a command printed, or a picture. */
  readonly isOpen: boolean;
  /** Share of the question in it, and in it together with its commands. */
  readonly share: number;
  readonly worth: number;
  readonly programs: readonly Program[];
}

/** Matches a line of the reference that points elsewhere. */
const ELSEWHERE = /^(?:explained in|used in)\b|\bTypeScript reference, link to this function\.$/i;

/** Matches the end of a sentence. */
const ENDED = /[.?!:)"”…]$/;

/** Matches a line only for readers of one language: "The Java SDK can't …", "The PHP client waits …". */
const OF_LANGUAGE =
  /^(?:The |In |With )?(Go|Python|TypeScript|PHP|Java)(?: SDK| client)?(?: cannot| can't| doesn't| has| waits|:|,(?! (?:Go|Python|TypeScript|PHP|Java)\b))/;

/** Most lines of a program that's short enough to stay with the sentence before it, as a command is. */
const MOST_COMMAND_LINES = 4;

/** Checks for an item of a numbered list. */
export function isStep({ item = 0 }: Line): boolean {
  return item > 0;
}

/** Checks for a program of a few lines. */
export function isCommand({ code }: Program): boolean {
  return code.trimEnd().split("\n").length <= MOST_COMMAND_LINES;
}

/** Lists the words of a question, with those of earlier ones that it builds on. */
export function listWords({ question }: Taste): readonly Word[] {
  return [...question.words, ...question.context];
}

/** Reads the lines of a section that may be quoted; the first is empty if a program comes before all text. */
export function readLines(section: SiteSection, taste: Taste): readonly Line[] {
  const { sdk } = taste;
  const words = listWords(taste);
  const lines = [NO_LINE, ...section.lines].flatMap((line, place): Line[] => {
    const { text } = line;
    const language = OF_LANGUAGE.exec(text)?.[1]?.toLowerCase();
    const programs = choosePrograms(section, place, taste);
    const isLeadIn = text.endsWith(":");
    const leadsNowhere = isLeadIn && section.programs.some(({ line }) => line === place);
    if (
      ELSEWHERE.test(text) ||
      (language !== undefined && language !== sdk) ||
      (programs.length === 0 && (text === "" || leadsNowhere))
    ) {
      return [];
    }
    const said = [text, ...programs.filter(isCommand).map(({ code }) => code)].join(" ");
    const measured = { share: measureShare(text, words), worth: measureShare(said, words) };
    return [{ ...line, ...measured, isRow: isTableRow(text), isLeadIn, isOpen: false, programs }];
  });
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const isPlain = (one: Line) => one.item === undefined && !one.isRow;
    // The title of a callout, or of a card.
    if (next && isPlain(line) && isPlain(next) && line.programs.length === 0 && !ENDED.test(line.text)) {
      return [];
    }
    const isFollowed = next && (next.item === undefined ? next.isRow || next.programs.length > 0 : next.item < 2);
    return { ...line, isOpen: line.isLeadIn && line.programs.length === 0 && !isFollowed };
  });
}

/** Checks whether a line is a row of a table. */
export function isTableRow(text: string): boolean {
  return text.includes(CELL_SEPARATOR);
}
