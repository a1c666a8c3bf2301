import { type Citer, keepCode, type Replacement, rewriteInline } from "./rewrite-inline.ts";

export type { Citer } from "./rewrite-inline.ts";

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
  /** The last two pieces of the output. */
  before: string;
  last: string;
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
  const state: State = { pending: "", fence: undefined, before: "\n", last: "\n" };
  return {
    push(text) {
      // Markdown ends a line at a carriage return, but other readers don't.
      state.pending += text.replaceAll("\r", "");
      return drain(state, false, citer);
    },
    end() {
      const rest = drain(state, true, citer);
      // A code block that the model left open must not swallow the text that follows it.
      return state.fence ? `${rest}${state.last.endsWith("\n") ? "" : "\n"}${state.fence.mark}` : rest;
    },
  };
}

function drain(state: State, isEnd: boolean, citer: Citer): string {
  let output = "";
  while (state.pending !== "") {
    const next = rewriteNext(state, isEnd, citer);
    if (!next) {
      break;
    }
    // After a marker, these would turn it into a link or a definition.
    const text = next.text.replace(/^[(:]/, (mark) => (/\[\d+\]$/.test(state.last) ? `\\${mark}` : mark));
    state.pending = state.pending.slice(next.length);
    if (text !== "") {
      [state.before, state.last] = [state.last, text];
    }
    output += text;
  }
  return output;
}

function rewriteNext(state: State, isEnd: boolean, citer: Citer): Replacement | undefined {
  const isLong = state.pending.length > MOST_HELD;
  const view = state.pending.slice(0, MOST_HELD);
  const line = /^[^\n]*\n/.exec(view)?.[0] ?? (isEnd && !isLong ? view : undefined);
  if (state.fence) {
    return rewriteCode(state, state.fence, line ?? (isLong ? cutLine(view) : ""), citer);
  }
  if (state.last.endsWith("\n") && MAY_BE_FENCE.test(view)) {
    const opened = openFence(state, line ?? "");
    if (opened || (line === undefined && !isLong)) {
      return opened;
    }
  }
  return rewriteInline(view, isEnd || isLong, citer);
}

function openFence(state: State, line: string): Replacement | undefined {
  const fence = readFence(line);
  if (!fence) {
    return undefined;
  }
  state.fence = fence;
  const gap = `${state.before}${state.last}`.endsWith("\n\n") ? "" : "\n";
  return { text: `${gap}${fence.mark}${fence.language}\n`, length: line.length };
}

/** Rewrites a line of a code block, or a part of a long one; undefined if nothing of it is settled. */
function rewriteCode(state: State, fence: Fence, line: string, citer: Citer): Replacement | undefined {
  if (line === "") {
    return undefined;
  }
  const isLineStart = state.last.endsWith("\n");
  if (isLineStart && closesFence(fence, line)) {
    state.fence = undefined;
    return { text: `${fence.mark}\n`, length: line.length };
  }
  return { text: keepCode(isLineStart ? line.replace(fence.indentation, "") : line, citer), length: line.length };
}

/** Takes the start of a long line, up to characters at its end that may be part of an address that goes on. */
function cutLine(line: string): string {
  const end = line.search(/(?<=[^\w.:/@-])[\w.:/@-]*$/);
  return end > 0 ? line.slice(0, end) : line;
}

/** Reads a line that opens a code block, including one inside a list item. */
function readFence(line: string): Fence | undefined {
  const found = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})([^\n]*)/.exec(line);
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
