import { CELL_SEPARATOR, cutWords, type MarkedLine, type Words } from "@docs/content/marks";
import { choosePrograms, nameTab, type Taste } from "./choose-programs.ts";
import { measureShare, type Word } from "./read-words.ts";
import { NO_LINE, type Program, type SiteSection } from "./site.ts";
import type { AnswerPart } from "./types.ts";

/** What an answer quotes from a section, in the order of the page. */
export type Piece = Quote | Omit<Extract<AnswerPart, { readonly type: "code" }>, "source">;

type Quote = Omit<Extract<AnswerPart, { readonly type: "quote" }>, "source">;

type Flags = Required<Pick<Quote, "isMatch" | "isLead" | "isRest">>;

/** A line of a section with what decides whether it's quoted. */
interface Line extends MarkedLine {
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

/** Matches a line of the reference that points elsewhere, and the label of a callout. */
const ELSEWHERE =
  /^(?:explained in|used in)\b|\bTypeScript reference, link to this function\.$|^(?:Note|Tip|Info|Warning|Danger|Caution)$/i;

/** Matches a line only for readers of one language: "The Java SDK can't …", "The PHP client waits …". */
const OF_LANGUAGE =
  /^(?:The |In |With )?(Go|Python|TypeScript|PHP|Java)(?: SDK| client)?(?: cannot| can't| doesn't| has| waits|:|,(?! (?:Go|Python|TypeScript|PHP|Java)\b))/;

/** How much is taken from a section: characters of text, and rows of a table. */
interface Limit {
  readonly size: number;
  readonly rows: number;
}

/** What's quoted from a section, and what of that is shown at once. */
export interface Room {
  readonly quoted: Limit;
  readonly shown: Limit;
  /** Whether the section answers, so that it's shown with what its task needs: one program, and a command. */
  readonly isBest: boolean;
  /** Whether its first sentence leads the answer if that's what decides. */
  readonly isLed: boolean;
}

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
const LEAD = { size: 240, share: 0.5 } as const;

/** Returns the length of a paragraph's first sentence. */
function measureSentence({ text }: Line): number {
  return SENTENCE.exec(text)?.[0].length ?? 0;
}

/** Finds the paragraph whose first sentence has the most of the question, if that's enough to answer it. */
function findLead(shown: readonly Line[], { source }: SiteSection, taste: Taste): Line | undefined {
  const words = listWords(taste);
  const isProse = (line: Line) => line.item === undefined && !line.isRow && !DANGLING.test(line.text);
  const shares = shown.map((line) => {
    const length = measureSentence(line);
    return isProse(line) && length > 0 && length <= LEAD.size ? measureShare(line.text.slice(0, length), words) : -1;
  });
  const most = Math.max(...shares);
  const lead = most < 0 ? undefined : shown[shares.indexOf(most)];
  const said = `${source.title} ${lead?.text.slice(0, measureSentence(lead))}`;
  return measureShare(said, words) >= LEAD.share ? lead : undefined;
}

/** Most lines of a program that's short enough to stay with the sentence before it, as a command is. */
const MOST_COMMAND_LINES = 4;

function isStep({ item = 0 }: Line): boolean {
  return item > 0;
}

function isCommand({ code }: Program): boolean {
  return code.trimEnd().split("\n").length <= MOST_COMMAND_LINES;
}

/** Checks for a line that announces what isn't shown. */
function isCutOff({ isLeadIn, isOpen, programs: [first] }: Line, isShown: (program: Program) => boolean): boolean {
  return isOpen || (isLeadIn && first !== undefined && !isShown(first));
}

/** Finds where the last sentence of a paragraph begins, which announces what follows; 0 for the only one. */
function findAnnouncement({ text, item }: Line): number {
  return item === undefined ? text.search(/(?<=[.?!])\s+\p{Lu}[^.?!]*(?:[.?!]\S[^.?!]*)*$/u) : 0;
}

/** Leaves out lines that are nothing without the program that they announce, and every step after such a step. */
function dropCutOff(lines: readonly Line[], isShown: (program: Program) => boolean): readonly Line[] {
  const isLost = (line: Line) => isCutOff(line, isShown) && findAnnouncement(line) <= 0;
  const end = lines.findIndex((line) => isLost(line) && isStep(line));
  return lines.filter((line, at) => !isLost(line) && !(end >= 0 && at > end && isStep(line)));
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

/** Reads the lines of a section that may be quoted; the first is empty if a program comes before all text. */
function readLines(section: SiteSection, taste: Taste): readonly Line[] {
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
  return lines.map((line, at) => {
    const next = lines[at + 1];
    const isFollowed = next && (next.item === undefined ? next.isRow || next.programs.length > 0 : next.item < 2);
    return { ...line, isOpen: line.isLeadIn && line.programs.length === 0 && !isFollowed };
  });
}

/** Checks whether a line is a row of a table. */
export function isTableRow(text: string): boolean {
  return text.includes(CELL_SEPARATOR);
}

/** Chooses the groups of lines that have the most of the question; of the best one, at least two steps or three rows. */
function chooseLines(lines: readonly Line[], limit: Limit): readonly Line[] {
  if (sizeOf(lines) <= limit.size) {
    return lines;
  }
  const [best = [], ...others] = groupLines(lines).sort((left, right) => worthOf(right) - worthOf(left));
  const chosen = new Set(cutGroup(best, limit, true));
  for (const group of others) {
    for (const line of cutGroup(group, { ...limit, size: limit.size - sizeOf(chosen) })) {
      chosen.add(line);
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
  return Math.max(...group.map(({ worth }) => worth));
}

/**
 * Joins lines that belong together: a lead-in with what it leads to, the rows of a table, the items of a list with what
 * stands between them, and lines that continue.
 */
function groupLines(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    const group = groups.at(-1) ?? [];
    const last = group.at(-1);
    const isLed = last?.isLeadIn && last.programs.length === 0;
    // A list below a program says what its placeholders stand for.
    const isLegend = line.item === 0 && group.some(({ programs }) => programs.length > 0);
    const isNext = line.item === 0 && last?.item === 0;
    const step = group.findLast(isStep)?.item;
    const isStepped = step !== undefined && lines.slice(at).find(isStep)?.item === step + 1;
    if (last && (isLed || isLegend || isNext || isStepped || (line.isRow && last.isRow) || DANGLING.test(line.text))) {
      group.push(line);
    } else {
      groups.push([line]);
    }
  }
  return groups;
}

/** Fewest rows or bullets that are left of a longer table or list. */
const FEWEST = 3;

/** Cuts a group to its best rows or bullets, and to its first steps, at least two; nothing if they don't fit. */
function cutGroup(group: readonly Line[], { size, rows }: Limit, isBest = false): readonly Line[] {
  const head = group.find(({ isRow }) => isRow);
  const entries = group.filter((line) => line !== head && (line.isRow || line.item === 0));
  const best = [...entries].sort((left, right) => right.share - left.share);
  const count = Math.max(FEWEST, best.filter(({ share }) => share > 0).length);
  const dropped = new Set(entries.length > rows ? best.slice(Math.min(count, rows)) : []);
  const kept = group.filter((line) => !dropped.has(line));
  const starts = kept.flatMap((line, at) => (isStep(line) ? [at] : []));
  const ends = [...starts.slice(1), kept.length];
  const least = Math.min(1, ends.length - 1);
  const fitting = ends.findLastIndex((end) => sizeOf(kept.slice(0, end)) <= size);
  const last = isBest ? Math.max(fitting, least) : fitting;
  return last < least ? [] : kept.slice(0, ends[last]);
}

/** Chooses the lines that are shown at once: the best ones, and what a task needs, with the steps before it. */
function chooseShown(lines: readonly Line[], { shown, isBest }: Room, isTask: boolean): readonly Line[] {
  const chosen = chooseLines(isBest ? lines : dropCutOff(lines, isCommand), shown);
  const needed = new Set(isBest && isTask ? findNeeded(lines, chosen) : []);
  const before = groupLines(lines).flatMap((group) => {
    const last = group.findLastIndex((line) => needed.has(line));
    return last < 0 ? [] : group.some(isStep) ? group.slice(0, last + 1) : group;
  });
  const all = new Set([...chosen, ...before]);
  return lines.filter((line) => all.has(line));
}

/** Finds what a task needs: a long program and the command that calls it, or else the best command. */
function findNeeded(lines: readonly Line[], chosen: readonly Line[]): readonly Line[] {
  const isCalled = ({ programs }: Line) => programs.some(isCommand);
  const isWritten = ({ programs }: Line) => programs.some((program) => !isCommand(program));
  const program = chosen.find(isWritten) ?? lines.find(isWritten);
  const commands = lines.slice(program ? lines.indexOf(program) : 0).filter(isCalled);
  const best = program ? commands[0] : [...commands].sort((left, right) => right.worth - left.worth)[0];
  return [program, best].filter((line) => line !== undefined);
}
