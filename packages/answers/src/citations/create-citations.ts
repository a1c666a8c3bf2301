import { type Citer, keepCode } from "./citer.ts";
import { keepCharacter, type Replacement, rewriteInline, type Step, WAIT } from "./rewrite-inline.ts";

export type { Citer } from "./citer.ts";

/** Rewrites a model's text as it streams to the reader. */
export interface Citations {
  /** Takes the next piece of text and returns everything that is settled so far. */
  push(text: string): string;
  /** Returns the rest. */
  end(): string;
}

/**
 * Number of characters held back while waiting for the end of a link, of inline code, or of a line in a code block.
 * Anything longer is treated as plain text. No decision looks further ahead, so a line of several megabytes takes no
 * longer than the same amount of text in short lines.
 */
const MOST_HELD = 2000;

/** The start of a line that may open a code block, including one inside a list item. */
const MAY_BE_FENCE = /^[ \t]*(?:[-*+]|\d{1,9}[.)]|\d{1,9}$)?[ \t]*(?:`{3}|~{3}|[`~]{0,2}$)/;

/** An open code block. */
interface Fence {
  /** The backticks or tildes that open and close it. */
  readonly mark: string;
  readonly language: string;
  /** Matches the indentation of the block, which its lines share. */
  readonly indentation: RegExp;
}

/** Progress through a text. */
interface State {
  /** Text that hasn't been settled yet. */
  pending: string;
  /** The code block that is currently open. */
  fence: Fence | undefined;
  isLineStart: boolean;
  isAfterMarker: boolean;
  /** The last two lines of the output, each as one character that shows whether it's empty, blank, or neither. */
  line: string;
  previousLine: string;
}

/**
 * Rewrites a model's Markdown so that it can refer only to its sources. `[3]` and links to retrieved pages become
 * source numbers, other markers and addresses are removed, and any remaining brackets and tags are escaped.
 *
 * The output never contains a link, picture, or tag, whatever the model writes: every bracket and every `<` outside
 * code is escaped, inline code ends on its own line, and code blocks open and close in the first column after an empty
 * line, where all Markdown parsers agree on them. The result doesn't depend on how the text was split into pieces.
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
      // Markdown ends a line at a carriage return, but other readers don't.
      state.pending += text.replaceAll("\r", "");
      return drain(state, false, citer);
    },
    end() {
      const rest = drain(state, true, citer);
      // A code block that the model left open must not swallow the text that follows it.
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

/** Keeps only what later decisions need, because keeping the whole line would copy it for every word added to it. */
function summarizeLine(line: string): string {
  return line.trim()[0] ?? line[0] ?? "";
}

/** The part of the text that a decision can use. */
interface Lookahead {
  /** Whether the text ends here. */
  readonly isEnd: boolean;
  /** Whether more text is pending than may be held back. */
  readonly isLong: boolean;
}

function rewriteNext(state: State, isWholeEnd: boolean, citer: Citer): Step {
  const isLong = state.pending.length > MOST_HELD;
  const pending = isLong ? state.pending.slice(0, MOST_HELD) : state.pending;
  const isEnd = isWholeEnd && !isLong;
  if (state.fence) {
    const line = rewriteCodeLine(state, state.fence, pending, { isEnd, isLong });
    return line === WAIT ? WAIT : { ...line, text: keepCode(line.text, citer) };
  }
  const fence = state.isLineStart ? rewriteFence(state, pending, { isEnd, isLong }) : undefined;
  if (fence) {
    return fence;
  }
  if (state.isAfterMarker && /^[(:]/.test(pending)) {
    // The next character would turn the marker into a link or a definition.
    return { text: `\\${pending[0]}`, length: 1 };
  }
  const step = rewriteInline(pending, isEnd, citer);
  return step === WAIT && isLong ? keepCharacter(pending) : step;
}

function rewriteCodeLine(state: State, fence: Fence, pending: string, { isEnd, isLong }: Lookahead): Step {
  const taken = takeLine(pending, isEnd);
  if (taken === WAIT && !isLong) {
    return WAIT;
  }
  const { text, length } = taken === WAIT ? takeBeforeAddress(pending) : taken;
  const lineEnd = taken === WAIT ? "" : "\n";
  if (!state.isLineStart) {
    // The rest of a long line whose beginning didn't close the block.
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

/** Takes the start of a long line, up to characters at its end that may be part of an address that goes on. */
function takeBeforeAddress(pending: string): Replacement {
  const end = pending.search(/(?<=[^\w.:/@-])[\w.:/@-]*$/);
  const length = end > 0 ? end : pending.length;
  return { text: pending.slice(0, length), length };
}

/** Reads a line that opens a code block, including one inside a list item. */
function readFence(line: string): Fence | undefined {
  const found = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})([^\n]*)$/.exec(line);
  const [, indent = "", mark = "", info = ""] = found ?? [];
  // A backtick after the mark makes it inline code.
  if (!found || (mark.startsWith("`") && info.includes("`"))) {
    return undefined;
  }
  const language = /[\w+#.-]+/.exec(info)?.[0] ?? "";
  return { mark, language, indentation: new RegExp(`^[ \\t]{0,${indent.length}}`) };
}

/** Checks whether a line closes a block. It accepts more than Markdown does, so no later line closes it unnoticed. */
function closesFence({ mark }: Fence, line: string): boolean {
  const closing = line.trim();
  return closing.length >= mark.length && closing === (mark[0] ?? "").repeat(closing.length);
}
