import { type Citer, keepCharacter, type Replacement, rewriteInline, type Step, WAIT } from "./rewrite-inline.ts";

export type { Citer } from "./rewrite-inline.ts";

/** Rewrites the text of a model on its way to the reader. */
export interface Citations {
  /** Takes the next piece of text and returns what is certain so far. */
  push(text: string): string;
  /** Returns the rest. */
  end(): string;
}

/**
 * Characters that wait for the end of a link, of code in a line, or of a line of a code block. Anything longer is taken
 * for plain text. No decision looks further ahead, so a line of megabytes takes no longer than as many short ones.
 */
const MOST_HELD = 2000;

/** The start of a line that may begin a block of code, also in an item of a list. */
const MAY_BE_FENCE = /^[ \t]*(?:[-*+]|\d{1,9}[.)]|\d{1,9}$)?[ \t]*(?:`{3}|~{3}|[`~]{0,2}$)/;

/** A block of code that has begun. */
interface Fence {
  /** The backticks or tildes that begin and end it. */
  readonly mark: string;
  readonly language: string;
  /** The indentation of the block, which its lines have as well. */
  readonly indentation: RegExp;
}

/** How far a text has come. */
interface State {
  /** What isn't decided yet. */
  pending: string;
  /** The block of code that is open. */
  fence: Fence | undefined;
  isLineStart: boolean;
  isAfterMarker: boolean;
  /** The last two lines of the output, each as one character that tells whether the line is empty, blank, or neither. */
  line: string;
  previousLine: string;
}

/**
 * Rewrites a model's Markdown so that it can name nothing but its sources: `[3]` and links to what was retrieved become
 * the numbers of sources, other markers and addresses go, and any brackets and tags that are left are escaped.
 *
 * The output never contains a link, picture, or tag, whatever the model writes: every bracket and every `<` outside of
 * code is escaped, code in a line ends in its line, and blocks of code begin and end in the first column after an empty
 * line, where all Markdown parsers agree that they do. The result doesn't depend on how the text was cut into pieces.
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
      // Markdown ends a line at a carriage return, and other readers don't.
      state.pending += text.replaceAll("\r", "");
      return drain(state, false, citer);
    },
    end() {
      const rest = drain(state, true, citer);
      // A program that the model didn't finish must not swallow what comes after it.
      return state.fence ? `${rest}${state.line === "" ? "" : "\n"}${state.fence.mark}` : rest;
    },
  };
}

function drain(state: State, isEnd: boolean, citer: Citer): string {
  let output = "";
  while (state.pending !== "") {
    const step = rewriteNext(state, isEnd, citer);
    if (step === WAIT) {
      break;
    }
    output += step.text;
    advance(state, step);
  }
  return output;
}

function advance(state: State, { text, length }: Replacement): void {
  state.isLineStart = state.pending[length - 1] === "\n";
  state.isAfterMarker = text === "" ? state.isAfterMarker : /\[\d+\]$/.test(text);
  state.pending = state.pending.slice(length);
  const lines = (state.line + text).split("\n");
  state.previousLine = summarizeLine(lines.at(-2) ?? state.previousLine);
  state.line = summarizeLine(lines.at(-1) ?? "");
}

/** Keeps only what later decisions need: a whole line would be copied with each word that is added to it. */
function summarizeLine(line: string): string {
  return line.trim()[0] ?? line[0] ?? "";
}

/** How much of the text is known. */
interface Lookahead {
  /** Whether nothing follows. */
  readonly isEnd: boolean;
  /** Whether more is pending than may wait. */
  readonly isLong: boolean;
}

function rewriteNext(state: State, isWholeEnd: boolean, citer: Citer): Step {
  const isLong = state.pending.length > MOST_HELD;
  const pending = isLong ? state.pending.slice(0, MOST_HELD) : state.pending;
  const isEnd = isWholeEnd && !isLong;
  if (state.fence) {
    return rewriteCodeLine(state, state.fence, pending, { isEnd, isLong });
  }
  const fence = state.isLineStart ? rewriteFence(state, pending, { isEnd, isLong }) : undefined;
  if (fence) {
    return fence;
  }
  if (state.isAfterMarker && /^[(:]/.test(pending)) {
    // It would turn the marker into a link or a definition.
    return { text: `\\${pending[0]}`, length: 1 };
  }
  const step = rewriteInline(pending, isEnd, citer);
  return step === WAIT && isLong ? keepCharacter(pending) : step;
}

function rewriteCodeLine(state: State, fence: Fence, pending: string, { isEnd, isLong }: Lookahead): Step {
  const taken = takeLine(pending, isEnd);
  if (taken === WAIT && !isLong && state.isLineStart) {
    return WAIT;
  }
  const { text, length } = taken === WAIT ? { text: pending, length: pending.length } : taken;
  const lineEnd = taken === WAIT ? "" : "\n";
  if (!state.isLineStart) {
    // The rest of a long line, whose beginning didn't end the block.
    return { text: text + lineEnd, length };
  }
  if (closesFence(fence, text)) {
    state.fence = undefined;
    return { text: `${fence.mark}\n`, length };
  }
  return { text: text.replace(fence.indentation, "") + lineEnd, length };
}

function rewriteFence(state: State, pending: string, { isEnd, isLong }: Lookahead): Step | undefined {
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
  return { text: `${gap}${state.fence.mark}${state.fence.language}\n`, length: taken.length };
}

function takeLine(pending: string, isEnd: boolean): Step {
  const end = pending.indexOf("\n");
  if (end === -1) {
    return isEnd ? { text: pending, length: pending.length } : WAIT;
  }
  return { text: pending.slice(0, end), length: end + 1 };
}

/** Reads a line that begins a block of code, also in an item of a list. */
function readFence(line: string): Fence | undefined {
  const found = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})([^\n]*)$/.exec(line);
  const [, indent = "", mark = "", info = ""] = found ?? [];
  // A backtick behind the mark makes it code within a line.
  if (!found || (mark.startsWith("`") && info.includes("`"))) {
    return undefined;
  }
  const language = /[\w+#.-]+/.exec(info)?.[0] ?? "";
  return { mark, language, indentation: new RegExp(`^[ \\t]{0,${indent.length}}`) };
}

/** Tells whether a line ends a block. More lines do than in Markdown, so that no later one ends it unnoticed. */
function closesFence({ mark }: Fence, line: string): boolean {
  const closing = line.trim();
  return closing.length >= mark.length && closing === (mark[0] ?? "").repeat(closing.length);
}
