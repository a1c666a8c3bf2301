import { isCommand, isStep, type Line } from "./read-lines.ts";
import type { Program } from "./site.ts";

/** How much is taken from a section: characters of text, and rows of a table. */
export interface Limit {
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

/** Chooses the groups of lines that have the most of the question; of the best one, at least two steps or three rows. */
export function chooseLines(lines: readonly Line[], limit: Limit): readonly Line[] {
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
export const DANGLING =
  /^(?:it|its|they|them|their|this|these|those|then|there|both|but|so|and|or|also|otherwise|instead|either|neither|such|that|the (?:first|second|third|last|other|others|same|rest|next)|in that case|all of them|each of)\b/i;

/** Returns the number of characters in lines. */
export function sizeOf(lines: Iterable<Line>): number {
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
export function chooseShown(lines: readonly Line[], { shown, isBest }: Room, isTask: boolean): readonly Line[] {
  const chosen = chooseLines(isBest ? lines : dropCutOff(lines, isCommand), shown);
  const needed = new Set(isBest && isTask ? findNeeded(lines, chosen) : []);
  const before = groupLines(lines).flatMap((group) => {
    const last = group.findLastIndex((line) => needed.has(line));
    return last < 0 ? [] : group.some(isStep) ? group.slice(0, last + 1) : group;
  });
  const all = new Set([...chosen, ...before]);
  return lines.filter((line) => all.has(line));
}

/** Finds what a task needs: a long program and the command that calls it, or else the best command, or a table. */
function findNeeded(lines: readonly Line[], chosen: readonly Line[]): readonly Line[] {
  const isCalled = ({ programs }: Line) => programs.some(isCommand);
  const isWritten = ({ programs }: Line) => programs.some((program) => !isCommand(program));
  const program = chosen.find(isWritten) ?? lines.find(isWritten);
  const commands = lines.slice(program ? lines.indexOf(program) : 0).filter(isCalled);
  const best = program ? commands[0] : [...commands].sort((left, right) => right.worth - left.worth)[0];
  const isTabled = chosen.some(({ isRow }) => isRow);
  const needed = program || best ? [program, best] : [isTabled ? undefined : lines.find(({ isRow }) => isRow)];
  return needed.filter((line) => line !== undefined);
}

/** Checks for a line that announces what isn't shown. */
export function isCutOff(
  { isLeadIn, isOpen, programs: [first] }: Line,
  isShown: (program: Program) => boolean,
): boolean {
  return isOpen || (isLeadIn && first !== undefined && !isShown(first));
}

/** Finds where the last sentence of a paragraph begins, which announces what follows; 0 for the only one. */
export function findAnnouncement({ text, item }: Line): number {
  return item === undefined ? text.search(/(?<=[.?!])\s+\p{Lu}[^.?!]*(?:[.?!]\S[^.?!]*)*$/u) : 0;
}

/**
 * Leaves out lines that are nothing without the program that they announce, every step after such a step, and the
 * bullets that explain such a program.
 */
export function dropCutOff(lines: readonly Line[], isShown: (program: Program) => boolean): readonly Line[] {
  const isLost = (line: Line) => isCutOff(line, isShown) && findAnnouncement(line) <= 0;
  const end = lines.findIndex((line) => isLost(line) && isStep(line));
  return lines.filter((line, at) => {
    const above = line.item === 0 ? lines.slice(0, at).findLast(({ item }) => item !== 0) : undefined;
    return !isLost(line) && !(above && isCutOff(above, isShown)) && !(end >= 0 && at > end && isStep(line));
  });
}
