import { stepText } from "./cite-text.ts";
import { closesFence, type Fence, readFence } from "./fences.ts";
import { type Citer, literal, type Step, WAIT } from "./step.ts";

/** Text of a model on its way to the reader. */
export interface Citations {
  /** Takes the next words and gives what is certain so far. */
  push(text: string): string;
  /** Gives the rest. */
  end(): string;
}

/**
 * Characters that wait for the end of a link, of a program in a line, or of a line of a program. Longer ones are taken
 * for plain text. No decision looks further ahead, so a line of megabytes takes no longer than as many short ones.
 */
const MOST_HELD = 2000;

/** A line of which so much is known may begin a block of code, also in an item of a list. */
const MAY_BE_FENCE = /^[ \t]*(?:[-*+]|\d{1,9}[.)]|\d{1,9}$)?[ \t]*(?:`{3}|~{3}|[`~]{0,2}$)/;

/**
 * Rewrites the Markdown of a model so that it can name nothing but its sources: `[3]` and links to what was retrieved
 * become the numbers of sources, other markers and addresses go, and brackets and tags that are left are escaped.
 *
 * No link, picture or tag can be in what comes out, whatever went in: every bracket and every `<` outside of code is
 * escaped, code in a line ends in its line, and blocks of code begin and end in the first column after an empty line,
 * where all readers of Markdown agree that they do. How the text was cut up makes no difference.
 */
export function createCitations(citer: Citer): Citations {
  const state: State = {
    pending: "",
    fence: undefined,
    isLineStart: true,
    isAfterMarker: false,
    line: "",
    previousLine: "",
  };
  return {
    push(text) {
      // Markdown takes a return for the end of a line; nobody else does.
      state.pending += text.replaceAll("\r", "");
      return drain(state, false, citer);
    },
    end() {
      const rest = drain(state, true, citer);
      // A program that the model did not finish must not swallow what comes after it.
      return state.fence ? `${rest}${state.line === "" ? "" : "\n"}${state.fence.mark}` : rest;
    },
  };
}

/** How far a text has come. */
interface State {
  /** What is not decided yet. */
  pending: string;
  /** The block of code that is open. */
  fence: Fence | undefined;
  isLineStart: boolean;
  isAfterMarker: boolean;
  /** The last two lines of what came out, each as one character that says whether it is empty, blank, or neither. */
  line: string;
  previousLine: string;
}

function drain(state: State, isEnd: boolean, citer: Citer): string {
  let output = "";
  while (state.pending !== "") {
    const step = next(state, isEnd, citer);
    if (step === WAIT) {
      break;
    }
    output += step.text;
    follow(state, step);
  }
  return output;
}

function next(state: State, isWholeEnd: boolean, citer: Citer): Step {
  const { fence, isLineStart, isAfterMarker } = state;
  const isLong = state.pending.length > MOST_HELD;
  const pending = isLong ? state.pending.slice(0, MOST_HELD) : state.pending;
  const isEnd = isWholeEnd && !isLong;
  if (fence) {
    return stepFence(state, fence, pending, { isEnd, isLong });
  }
  const block = isLineStart ? stepLineStart(state, pending, { isEnd, isLong }) : undefined;
  if (block) {
    return block;
  }
  if (isAfterMarker && /^[(:]/.test(pending)) {
    // It would make a link or a definition of the marker.
    return { text: `\\${pending[0]}`, length: 1 };
  }
  const step = stepText(pending, isEnd, citer);
  return step === WAIT && isLong ? literal(pending) : step;
}

/** Goes on behind what was decided. */
function follow(state: State, { text, length }: Exclude<Step, typeof WAIT>): void {
  state.isLineStart = state.pending[length - 1] === "\n";
  state.isAfterMarker = text === "" ? state.isAfterMarker : /\[\d+\]$/.test(text);
  state.pending = state.pending.slice(length);
  const lines = (state.line + text).split("\n");
  state.previousLine = sum(lines.at(-2) ?? state.previousLine);
  state.line = sum(lines.at(-1) ?? "");
}

/** Keeps of a line what later decisions need: a whole one would be copied with each word that is added to it. */
function sum(line: string): string {
  return line.trim()[0] ?? line[0] ?? "";
}

/** How much of the text is there to decide by. */
interface Sight {
  /** Whether nothing follows. */
  readonly isEnd: boolean;
  /** Whether more follows than is waited for. */
  readonly isLong: boolean;
}

function stepFence(state: State, fence: Fence, pending: string, { isEnd, isLong }: Sight): Step {
  const taken = takeLine(pending, isEnd);
  if (taken === WAIT && !isLong && state.isLineStart) {
    return WAIT;
  }
  const { text, length } = taken === WAIT ? { text: pending, length: pending.length } : taken;
  const lineEnd = taken === WAIT ? "" : "\n";
  if (!state.isLineStart) {
    // The rest of a long line, whose beginning did not end the block.
    return { text: text + lineEnd, length };
  }
  if (closesFence(fence, text)) {
    state.fence = undefined;
    return { text: `${fence.mark}\n`, length };
  }
  return { text: fence.strip(text) + lineEnd, length };
}

function stepLineStart(state: State, pending: string, { isEnd, isLong }: Sight): Step | undefined {
  if (!MAY_BE_FENCE.test(pending)) {
    return undefined;
  }
  const taken = takeLine(pending, isEnd);
  if (taken === WAIT) {
    return isLong ? undefined : WAIT;
  }
  state.fence = readFence(taken.text);
  if (!state.fence) {
    return undefined;
  }
  const gap = state.previousLine.trim() === "" ? "" : "\n";
  return { text: `${gap}${state.fence.mark}${state.fence.info}\n`, length: taken.length };
}

function takeLine(pending: string, isEnd: boolean): Step {
  const end = pending.indexOf("\n");
  if (end === -1 && !isEnd) {
    return WAIT;
  }
  const text = end === -1 ? pending : pending.slice(0, end);
  return { text, length: end === -1 ? text.length : end + 1 };
}
