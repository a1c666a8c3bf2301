import { closesFence, type Fence, readFence } from "./fences.ts";

/** Who knows what an answer may name. */
export interface Citer {
  /**
   * Gives the number that a marker such as `[3]` is to have, from 1.
   *
   * @returns nothing when the model had no such passage: the marker is dropped.
   */
  readonly cite: (number: number) => number | undefined;
  /**
   * Gives the number of the source at an address; `title` are the words that the model linked.
   *
   * @returns nothing when nothing was retrieved from there: only the words stay.
   */
  readonly citeUrl: (url: string, title: string) => number | undefined;
  /** Says whether a bare address stands in what the model was given. Then it stays, as code and not as a link. */
  readonly isMentioned?: (url: string) => boolean;
}

/** Text of a model on its way to the reader. */
export interface Citations {
  /** Takes the next words and gives what is certain so far. */
  push(text: string): string;
  /** Gives the rest. */
  end(): string;
}

/** Characters that wait for the end of a link or of a program in a line. Longer ones are taken for plain text. */
const MOST_HELD = 2000;

/** What an address ends at; marks behind it belong to the sentence. */
const ADDRESS = /^https?:\/\/[^\s<>"'`()[\]{}\\]+/i;
const ADDRESS_BEGINS = ["https://", "http://"];

/** Runs of characters that mean nothing in Markdown and begin nothing here. */
const PLAIN = /[^\\`~<!&[\]hH\n ]+/y;

/** Not enough is known to decide. */
const WAIT = Symbol("wait");
type Step = { readonly text: string; readonly length: number } | typeof WAIT;

/**
 * Rewrites the Markdown of a model so that it can name nothing but its sources: `[3]` and links to what was retrieved
 * become the numbers of sources, other markers and addresses go, and brackets and tags that are left are escaped.
 *
 * No link, picture or tag can be in what comes out, whatever went in: every bracket and every `<` outside of code is
 * escaped, code in a line ends in its line, and blocks of code begin and end in the first column after an empty line,
 * where all readers of Markdown agree that they do. How the text was cut up makes no difference.
 */
export function createCitations(citer: Citer): Citations {
  let pending = "";
  let fence: Fence | undefined;
  let isLineStart = true;
  let isAfterMarker = false;
  let previousLine = "";
  let line = "";

  function emit(text: string): string {
    const cut = text.lastIndexOf("\n");
    if (cut === -1) {
      line += text;
    } else {
      const before = text.slice(0, cut).split("\n");
      previousLine = before.length > 1 ? (before.at(-1) ?? "") : line + (before[0] ?? "");
      line = text.slice(cut + 1);
    }
    return text;
  }

  function takeLine(isEnd: boolean): Step {
    const end = pending.indexOf("\n");
    if (end === -1 && !isEnd) {
      return WAIT;
    }
    const text = end === -1 ? pending : pending.slice(0, end);
    return { text, length: end === -1 ? text.length : end + 1 };
  }

  function stepFence(open: Fence, isEnd: boolean): Step {
    const taken = takeLine(isEnd);
    if (taken === WAIT) {
      return WAIT;
    }
    if (closesFence(open, taken.text)) {
      fence = undefined;
      return { text: `${open.mark}\n`, length: taken.length };
    }
    return { text: `${open.strip(taken.text)}\n`, length: taken.length };
  }

  function stepLineStart(isEnd: boolean): Step | undefined {
    if (!/^[ \t]*(?:[-*+]|\d{1,9}[.)]|\d{1,9}$)?[ \t]*(?:`{3}|~{3}|[`~]{0,2}$)/.test(pending)) {
      return undefined;
    }
    const taken = takeLine(isEnd);
    if (taken === WAIT) {
      return pending.length > MOST_HELD ? undefined : WAIT;
    }
    fence = readFence(taken.text);
    if (!fence) {
      return undefined;
    }
    const gap = previousLine.trim() === "" ? "" : "\n";
    return { text: `${gap}${fence.mark}${fence.info}\n`, length: taken.length };
  }

  function next(isEnd: boolean): Step {
    if (fence) {
      return stepFence(fence, isEnd);
    }
    const block = isLineStart ? stepLineStart(isEnd) : undefined;
    if (block) {
      return block;
    }
    if (isAfterMarker && /^[(:]/.test(pending)) {
      // It would make a link or a definition of the marker.
      return { text: `\\${pending[0]}`, length: 1 };
    }
    const step = stepText(pending, isEnd, citer);
    return step === WAIT && pending.length > MOST_HELD ? literal(pending) : step;
  }

  function drain(isEnd: boolean): string {
    let output = "";
    while (pending !== "") {
      const step = next(isEnd);
      if (step === WAIT) {
        break;
      }
      output += emit(step.text);
      isLineStart = pending[step.length - 1] === "\n";
      isAfterMarker = step.text === "" ? isAfterMarker : /\[\d+\]$/.test(step.text);
      pending = pending.slice(step.length);
    }
    return output;
  }

  return {
    push(text) {
      // Markdown takes a return for the end of a line; nobody else does.
      pending += text.replaceAll("\r", "");
      return drain(false);
    },
    end() {
      const rest = drain(true);
      // A program that the model did not finish must not swallow what comes after it.
      return fence ? rest + emit(fence.mark) : rest;
    },
  };
}

/** Decides about the beginning of a text that is not in a block of code. */
function stepText(text: string, isEnd: boolean, citer: Citer): Step {
  PLAIN.lastIndex = 0;
  const plain = PLAIN.exec(text);
  if (plain) {
    return { text: plain[0], length: plain[0].length };
  }
  switch (text[0]) {
    case "\\":
      return stepEscape(text, isEnd, citer);
    case "`":
      return stepCode(text, isEnd);
    case "<":
      return stepAngle(text, isEnd, citer);
    case "!":
      return text.length === 1 && !isEnd ? WAIT : { text: text[1] === "[" ? "" : "!", length: 1 };
    case "[":
      return stepBracket(text, isEnd, citer, "");
    case " ":
      return stepBlanks(text, isEnd, citer);
    case "h":
    case "H":
      return stepAddress(text, isEnd, citer);
    default:
      return literal(text);
  }
}

function literal(text: string): { text: string; length: number } {
  const character = text[0] ?? "";
  return { text: /[\\`~<&[\]]/.test(character) ? `\\${character}` : character, length: 1 };
}

function stepEscape(text: string, isEnd: boolean, citer: Citer): Step {
  const escaped = text[1];
  if (escaped === undefined) {
    return isEnd ? literal(text) : WAIT;
  }
  if (escaped === "[") {
    const step = stepBracket(text.slice(1), isEnd, citer, "");
    return step === WAIT ? WAIT : { text: step.text, length: step.length + 1 };
  }
  return /[!-/:-@[-`{-~]/.test(escaped) ? { text: `\\${escaped}`, length: 2 } : literal(text);
}

/** Code within a line ends in that line; what does not is no code. */
function stepCode(text: string, isEnd: boolean): Step {
  const run = /^`+/.exec(text)?.[0] ?? "";
  const end = text.indexOf("\n");
  if (run.length === text.length && !isEnd) {
    return WAIT;
  }
  const line = end === -1 ? text : text.slice(0, end);
  const closing = new RegExp(`(?<!\`)\`{${run.length}}(?!\`)`);
  const found = closing.exec(line.slice(run.length));
  const length = found ? run.length + found.index + run.length : 0;
  // The run at the very end may go on.
  if (end === -1 && !isEnd && (!found || length === text.length)) {
    return WAIT;
  }
  return found ? { text: line.slice(0, length), length } : { text: run.replaceAll("`", "\\`"), length: run.length };
}

function stepAngle(text: string, isEnd: boolean, citer: Citer): Step {
  const whole = /^<(https?:\/\/[^\s<>]+)>/i.exec(text);
  if (whole) {
    return { text: nameAddress(whole[1] ?? "", citer), length: whole[0].length };
  }
  const isOpen = /^<(?:h(?:t(?:t(?:p(?:s?(?::(?:\/(?:\/[^\s<>]*)?)?)?)?)?)?)?)?$/i.test(text);
  return isOpen && !isEnd ? WAIT : literal(text);
}

/** A marker that goes takes the blank before it along. */
function stepBlanks(text: string, isEnd: boolean, citer: Citer): Step {
  const blanks = /^ +/.exec(text)?.[0] ?? "";
  const rest = text.slice(blanks.length);
  if ((rest === "" || rest === "\\") && !isEnd) {
    return WAIT;
  }
  const bracket = /^\\?\[/.exec(rest)?.[0];
  if (!bracket) {
    return { text: blanks, length: blanks.length };
  }
  const skipped = bracket.length - 1;
  const step = stepBracket(rest.slice(skipped), isEnd, citer, blanks);
  return step === WAIT ? WAIT : { text: step.text, length: blanks.length + skipped + step.length };
}

function stepAddress(text: string, isEnd: boolean, citer: Citer): Step {
  const found = ADDRESS.exec(text)?.[0];
  if (!found) {
    const isOpen = ADDRESS_BEGINS.some((begin) => begin.startsWith(text.toLowerCase()));
    return isOpen && !isEnd ? WAIT : { text: text[0] ?? "", length: 1 };
  }
  if (found.length === text.length && !isEnd) {
    return WAIT;
  }
  const url = found.replace(/[.,;:!?*_]+$/, "");
  return { text: nameAddress(url, citer), length: url.length };
}

function nameAddress(url: string, { citeUrl, isMentioned }: Citer): string {
  const number = citeUrl(url, "");
  if (number !== undefined) {
    return `[${number}]`;
  }
  return isMentioned?.(url) ? `\`${url.replaceAll("`", "")}\`` : "…";
}

/** Decides about a marker, a link, or a bracket that is neither. */
function stepBracket(text: string, isEnd: boolean, citer: Citer, blanks: string): Step {
  const close = findClose(text, 0, "[", "]");
  if (close === undefined) {
    return isEnd || text.includes("\n\n") ? withBlanks(blanks, literal(text)) : WAIT;
  }
  const content = text.slice(1, close).replace(/\\$/, "");
  const after = text[close + 1];
  if (after === undefined && !isEnd) {
    return WAIT;
  }
  const link = after === "(" ? stepLink(text, close, isEnd, citer) : undefined;
  if (link) {
    return link === WAIT || link.text === "" ? link : { text: blanks + link.text, length: link.length };
  }
  if (/^\s*\d{1,4}(?:\s*,\s*\d{1,4})*\s*$/.test(content)) {
    const markers = nameMarkers(content, citer);
    return { text: markers === "" ? "" : blanks + markers, length: close + 1 };
  }
  return withBlanks(blanks, literal(text));
}

/** Decides about a bracket that a target in the same line follows. */
function stepLink(text: string, close: number, isEnd: boolean, citer: Citer): Step | undefined {
  const newline = text.indexOf("\n", close);
  const line = newline === -1 ? text : text.slice(0, newline);
  const end = findClose(line, close + 1, "(", ")");
  if (end === undefined) {
    return newline === -1 && !isEnd ? WAIT : undefined;
  }
  return { text: nameLink(text.slice(1, close), text.slice(close + 2, end), citer), length: end + 1 };
}

function withBlanks(blanks: string, step: { text: string; length: number }): Step {
  return { text: blanks + step.text, length: step.length };
}

function nameMarkers(content: string, { cite }: Citer): string {
  const numbers = content.split(",").flatMap((number) => cite(Number(number)) ?? []);
  return [...new Set(numbers)].map((number) => `[${number}]`).join("");
}

function nameLink(content: string, target: string, citer: Citer): string {
  const url = /^\s*<?([^\s>]*)/.exec(target)?.[1] ?? "";
  const words = renderWords(content, citer);
  const number = citer.citeUrl(url, content);
  const isNumber = /^\d+$/.test(content.trim());
  if (number === undefined) {
    return isNumber ? "" : words;
  }
  return isNumber || words === "" ? `[${number}]` : `${words} [${number}]`;
}

/** The words of a link are Markdown themselves. */
function renderWords(content: string, citer: Citer): string {
  const words = createCitations({ ...citer, cite: () => undefined });
  // A blank line cannot be within a link.
  return (words.push(content.replace(/\s+/g, " ")) + words.end()).trim();
}

/** Finds where a bracket that opens at `start` closes; escaped ones do not count. */
function findClose(text: string, start: number, open: string, close: string): number | undefined {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    const character = text[place];
    if (character === "\n" && text[place + 1] === "\n") {
      return undefined;
    }
    if (character === "\\" && text[place + 1] !== close) {
      place += 1;
    } else if (character === open) {
      depth += 1;
    } else if (character === close) {
      depth -= 1;
      if (depth === 0) {
        return place;
      }
    }
  }
  return undefined;
}
