import { CELL_SEPARATOR, type MarkedLine } from "@docs/content/marks";
import { analyze } from "@docs/search";
import { choosePrograms, nameTab, type Taste } from "./choose-programs.ts";
import { type Word, weighShare } from "./read-words.ts";
import { NO_LINE, type Program, type SiteSection } from "./site.ts";
import type { AnswerPart } from "./types.ts";

/** What an answer quotes from a section, in the order of the page. */
export type Piece =
  | Omit<Extract<AnswerPart, { readonly type: "quote" }>, "source">
  | Omit<Extract<AnswerPart, { readonly type: "code" }>, "source">;

/** A line of a section with what decides whether it's quoted. */
interface Line extends MarkedLine {
  readonly isRow: boolean;
  /** Whether it leads into what follows: a program, a list, or the rest of a table. */
  readonly isLeadIn: boolean;
  /** Share of the question in it. */
  readonly share: number;
  readonly programs: readonly Program[];
}

/** Matches a line of the reference that points elsewhere, and the label of a callout. */
const ELSEWHERE =
  /^(?:explained in|used in)\b|\bTypeScript reference, link to this function\.$|^(?:Note|Tip|Info|Warning|Danger|Caution)$/i;

/** Matches a line only for readers of one language: "The Java SDK can't …", "The PHP client waits …". */
const OF_LANGUAGE =
  /^(?:The |In |With )?(Go|Python|TypeScript|PHP|Java)(?: SDK| client)?(?: cannot| can't| doesn't| has| waits|:|,(?! (?:Go|Python|TypeScript|PHP|Java)\b))/;

/** How much is quoted from a section, in characters of text, and how much of that is shown at once. */
export interface Room {
  readonly quoted: number;
  readonly shown: number;
  /** Whether a program is shown at once, too. */
  readonly isWithProgram: boolean;
}

/** A rest that's shorter than this share of what's shown at once isn't worth asking for. */
const SHORT_REST = 0.3;

/**
 * Chooses what to quote from a section: all of it if it's short, and otherwise the lines that have the most of the
 * question, together with what they lead to and what they depend on. Of those, the best are shown at once.
 */
export function quoteSection(section: SiteSection, taste: Taste, room: Room): readonly Piece[] {
  const lines = chooseLines(readLines(section, taste), room.quoted);
  const match = findClear(lines.map(({ item, isRow, share }) => (item === undefined && !isRow ? 0 : share)));
  const isShort = sizeOf(lines) <= room.shown * (1 + SHORT_REST);
  const chosen = isShort ? lines : chooseShown(lines, room);
  const program = chosen.find(({ programs }) => programs.length > 0)?.programs[0];
  const isProgramShown = (one: Program, { isLeadIn }: Line) =>
    (room.isWithProgram && one === program) || (isLeadIn && isCommand(one));
  const shown = new Set(dropCutOff(chosen, isProgramShown));
  const hide = (isShown: boolean) => (isShown ? {} : { isRest: true });
  return lines.flatMap((line, at): Piece[] => [
    ...(line.text === "" ? [] : [{ ...toQuote(line, at === match), ...hide(shown.has(line)) }]),
    ...line.programs.map((one) => ({
      ...toPiece(one, listWords(taste)),
      ...hide(shown.has(line) && isProgramShown(one, line)),
    })),
  ]);
}

/** Most lines of a program that's short enough to stay with the sentence before it, as a command is. */
const MOST_COMMAND_LINES = 4;

function isStep({ item = 0 }: Line): boolean {
  return item > 0;
}

function isCommand({ code }: Program): boolean {
  return code.trimEnd().split("\n").length <= MOST_COMMAND_LINES;
}

/**
 * Leaves out a line that announces a program which isn't shown, and every step after such a step. If nothing else would
 * be left, it keeps all lines.
 */
function dropCutOff(lines: readonly Line[], isShown: (program: Program, line: Line) => boolean): readonly Line[] {
  const isCutOff = (line: Line) =>
    line.isLeadIn && line.programs.length > 0 && !line.programs.some((one) => isShown(one, line));
  const end = lines.findIndex((line) => isCutOff(line) && isStep(line));
  const kept = lines.filter((line, at) => !isCutOff(line) && !(end >= 0 && at > end && isStep(line)));
  return kept.length > 0 ? kept : lines;
}

/** Least share of the question in what's marked. Raising it marks less, and less that's wrong. */
const LEAST_MATCH = 0.5;

/** Finds the index of the share that's clearly the largest; undefined if none is. */
function findClear(shares: readonly number[]): number | undefined {
  const most = Math.max(...shares);
  const first = shares.indexOf(most);
  return most >= LEAST_MATCH && first === shares.lastIndexOf(most) ? first : undefined;
}

function listWords({ question }: Taste): readonly Word[] {
  return [...question.words, ...question.context];
}

function toQuote({ text, code, links, item }: MarkedLine, isMatch: boolean): Piece {
  return {
    type: "quote",
    text,
    ...(code.length > 0 ? { code } : {}),
    ...(links ? { links } : {}),
    ...(item === undefined ? {} : { item }),
    ...(isMatch ? { isMatch } : {}),
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

/** Measures the share of the words in a text. */
function measureShare(text: string, words: readonly Word[]): number {
  const own = new Set(analyze(text));
  return weighShare(words, (term) => Number(own.has(term)));
}

/** Reads the lines of a section that may be quoted; the first is empty if a program comes before all text. */
function readLines(section: SiteSection, taste: Taste): readonly Line[] {
  const { sdk } = taste;
  const words = listWords(taste);
  return [NO_LINE, ...section.lines].flatMap((line, place): Line[] => {
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
    return [{ ...line, isRow: isTableRow(text), isLeadIn, share: measureShare(text, words), programs }];
  });
}

/** Checks whether a line is a row of a table. */
export function isTableRow(text: string): boolean {
  return text.includes(CELL_SEPARATOR);
}

function chooseLines(lines: readonly Line[], room: number): readonly Line[] {
  if (sizeOf(lines) <= room) {
    return lines;
  }
  const [best = [], ...others] = groupLines(lines).sort((left, right) => worthOf(right) - worthOf(left));
  const chosen = new Set(shorten(best, room));
  for (const group of others) {
    if (sizeOf([...chosen, ...group]) <= room) {
      for (const line of group) {
        chosen.add(line);
      }
    }
  }
  return lines.filter((line) => chosen.has(line));
}

/** Matches a line that makes no sense without the one before it. */
const DANGLING =
  /^(?:it|its|they|them|their|this|these|those|then|there|both|but|so|and|or|also|otherwise|instead|either|neither|such|that|the (?:first|second|third|last|other|others|same|rest|next)|in that case|all of them|each of)\b/i;

function sizeOf(lines: Iterable<Line>): number {
  return [...lines].reduce((sum, { text }) => sum + text.length, 0);
}

function worthOf(group: readonly Line[]): number {
  return Math.max(...group.map(({ share }) => share));
}

/** Joins lines that belong together: a lead-in with what it leads to, the rows of a table, and lines that continue. */
function groupLines(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isOpen = last?.isLeadIn && last.programs.length === 0;
    // A list below a program says what its placeholders stand for.
    const isLegend = line.item === 0 && group?.some(({ programs }) => programs.length > 0);
    if (group && (isOpen || isLegend || (line.isRow && last?.isRow) || DANGLING.test(line.text))) {
      group.push(line);
    } else {
      groups.push([line]);
    }
  }
  return groups;
}

/** Lines of a table that a long answer keeps around the best one. */
const MOST_ROWS = 9;

/** Keeps the head of a long table with its best rows, and the beginning of a long list with its best items. */
function shorten(group: readonly Line[], room: number): readonly Line[] {
  if (sizeOf(group) <= room) {
    return group;
  }
  const head = group.findIndex(({ isRow }) => isRow);
  const kept = new Set(group.slice(0, Math.max(head, 0) + 1));
  const best = group.filter((line) => !kept.has(line)).sort((left, right) => right.share - left.share);
  for (const line of best.slice(0, MOST_ROWS)) {
    if (sizeOf([...kept, line]) <= room || line === best[0]) {
      kept.add(line);
    }
  }
  return group.filter((line) => kept.has(line));
}

/**
 * Chooses the lines that are shown at once: the best ones, and one that leads into a program. Instead of a step in the
 * middle, they have the first steps, because it's of no use before the others.
 */
function chooseShown(lines: readonly Line[], { shown, isWithProgram }: Room): readonly Line[] {
  const best = keepBestRows(chooseLines(lines, shown));
  const steps = lines.filter(isStep).slice(0, best.filter(isStep).length);
  const chosen = [...best.filter((line) => !isStep(line)), ...steps];
  const hasProgram = ({ programs }: Line) => programs.length > 0;
  const leading = isWithProgram && !chosen.some(hasProgram) ? lines.find(hasProgram) : undefined;
  const before = leading && isStep(leading) ? lines.slice(0, lines.indexOf(leading)).filter(isStep) : [];
  const all = new Set([...chosen, ...before, ...(leading ? [leading] : [])]);
  return lines.filter((line) => all.has(line));
}

/** Keeps of a table its head and the rows that have the most of the question; all of them if none has any. */
function keepBestRows(lines: readonly Line[]): readonly Line[] {
  const [head, ...rows] = lines.filter(({ isRow }) => isRow);
  const most = Math.max(...rows.map(({ share }) => share));
  return lines.filter((line) => !line.isRow || line === head || most === 0 || line.share === most);
}
