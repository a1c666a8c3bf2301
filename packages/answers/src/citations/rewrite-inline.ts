import { type Citer, keepCode } from "./citer.ts";

/** Returned when too little of the text is available to decide. */
export const WAIT = Symbol("wait");

/** The replacement for the beginning of a text, and the number of characters that it replaces. */
export type Replacement = { readonly text: string; readonly length: number };

export type Step = Replacement | typeof WAIT;

/** Matches an address up to its end; punctuation after it belongs to the sentence. */
const ADDRESS = /^https?:\/\/[^\s<>"'`()[\]{}\\]+/i;

/** Characters that have no meaning in Markdown and can't start an address. */
const PLAIN = /[^\\`~<!&[\]hH\n ]+/y;

/** Keeps one character, escaped if it would have a meaning in Markdown. */
export function keepCharacter(text: string): Replacement {
  const character = text[0] ?? "";
  return { text: /[\\`~<&[\]]/.test(character) ? `\\${character}` : character, length: 1 };
}

type Rewriter = (text: string, isEnd: boolean, citer: Citer) => Step;

/** Rewrites the beginning of a text that isn't inside a code block. */
export const rewriteInline: Rewriter = (text, isEnd, citer) => {
  PLAIN.lastIndex = 0;
  const plain = PLAIN.exec(text)?.[0];
  if (plain !== undefined) {
    return { text: plain, length: plain.length };
  }
  const rewrite = REWRITERS[text[0] ?? ""] ?? keepCharacter;
  return rewrite(text, isEnd, citer);
};

/** Rewriters by the character that a text begins with, for characters that may have a meaning. */
const REWRITERS: Readonly<Record<string, Rewriter>> = {
  "\\": rewriteEscape,
  "`": rewriteCode,
  "<": rewriteAngle,
  "!": (text, isEnd) => (text.length === 1 && !isEnd ? WAIT : { text: text[1] === "[" ? "" : "!", length: 1 }),
  "[": rewriteBracket,
  " ": rewriteBlanks,
  h: rewriteAddress,
  H: rewriteAddress,
};

function rewriteEscape(text: string, isEnd: boolean, citer: Citer): Step {
  const escaped = text[1];
  if (escaped === undefined) {
    return isEnd ? keepCharacter(text) : WAIT;
  }
  if (escaped === "[") {
    return prepend("", 1, rewriteBracket(text.slice(1), isEnd, citer));
  }
  return /[!-/:-@[-`{-~]/.test(escaped) ? { text: `\\${escaped}`, length: 2 } : keepCharacter(text);
}

/** Rewrites inline code, which has to end on the same line; otherwise it isn't code. */
function rewriteCode(text: string, isEnd: boolean, citer: Citer): Step {
  const run = /^`+/.exec(text)?.[0] ?? "";
  const line = /^[^\n]*/.exec(text)?.[0] ?? "";
  const found = new RegExp(`(?<!\`)\`{${run.length}}(?!\`)`).exec(line.slice(run.length));
  const length = found ? run.length + found.index + run.length : 0;
  // A run of backticks at the very end of the text may continue in the next piece.
  if (line === text && !isEnd && (!found || length === text.length)) {
    return WAIT;
  }
  return found
    ? { text: keepCode(line.slice(0, length), citer), length }
    : { text: run.replaceAll("`", "\\`"), length: run.length };
}

function rewriteAngle(text: string, isEnd: boolean, citer: Citer): Step {
  const whole = /^<(https?:\/\/[^\s<>]+)>/i.exec(text);
  if (whole) {
    return { text: citeAddress(whole[1] ?? "", citer), length: whole[0].length };
  }
  const isOpen = /^<(?:h(?:t(?:t(?:p(?:s?(?::(?:\/(?:\/[^\s<>]*)?)?)?)?)?)?)?)?$/i.test(text);
  return isOpen && !isEnd ? WAIT : keepCharacter(text);
}

/** Rewrites spaces, which are dropped together with a marker that follows them. */
function rewriteBlanks(text: string, isEnd: boolean, citer: Citer): Step {
  const blanks = /^ +/.exec(text)?.[0] ?? "";
  const rest = text.slice(blanks.length);
  if ((rest === "" || rest === "\\") && !isEnd) {
    return WAIT;
  }
  if (!/^\\?\[/.test(rest)) {
    return { text: blanks, length: blanks.length };
  }
  const step = rewriteInline(rest, isEnd, citer);
  return prepend(step !== WAIT && step.text === "" ? "" : blanks, blanks.length, step);
}

function rewriteAddress(text: string, isEnd: boolean, citer: Citer): Step {
  const found = ADDRESS.exec(text)?.[0];
  if (!found) {
    const isOpen = ["https://", "http://"].some((start) => start.startsWith(text.toLowerCase()));
    return isOpen && !isEnd ? WAIT : { text: text[0] ?? "", length: 1 };
  }
  if (found.length === text.length && !isEnd) {
    return WAIT;
  }
  const url = found.replace(/[.,;:!?*_]+$/, "");
  return { text: citeAddress(url, citer), length: url.length };
}

function citeAddress(url: string, { citeUrl, isMentioned }: Citer): string {
  const number = citeUrl(url, "");
  if (number !== undefined) {
    return `[${number}]`;
  }
  return isMentioned?.(url) ? `\`${url.replaceAll("`", "")}\`` : "…";
}

/** Rewrites a marker, a link, or any other bracket. */
function rewriteBracket(text: string, isEnd: boolean, citer: Citer): Step {
  const close = findClose(text, 0, "[", "]");
  if (close === undefined) {
    return isEnd || text.includes("\n\n") ? keepCharacter(text) : WAIT;
  }
  if (close + 1 === text.length && !isEnd) {
    return WAIT;
  }
  const link = text[close + 1] === "(" ? rewriteLink(text, close, isEnd, citer) : undefined;
  if (link) {
    return link;
  }
  const content = text.slice(1, close).replace(/\\$/, "");
  if (!/^\s*\d{1,4}(?:\s*,\s*\d{1,4})*\s*$/.test(content)) {
    return keepCharacter(text);
  }
  const numbers = content.split(",").flatMap((number) => citer.cite(Number(number)) ?? []);
  return { text: [...new Set(numbers)].map((number) => `[${number}]`).join(""), length: close + 1 };
}

/** Rewrites a bracket that is followed by a target on the same line. */
function rewriteLink(text: string, close: number, isEnd: boolean, citer: Citer): Step | undefined {
  const newline = text.indexOf("\n", close);
  const end = findClose(newline === -1 ? text : text.slice(0, newline), close + 1, "(", ")");
  if (end === undefined) {
    return newline === -1 && !isEnd ? WAIT : undefined;
  }
  return { text: citeLink(text.slice(1, close), text.slice(close + 2, end), citer), length: end + 1 };
}

function citeLink(content: string, target: string, citer: Citer): string {
  const url = /^\s*<?([^\s>]*)/.exec(target)?.[1] ?? "";
  // The text of a link is Markdown as well, but can't contain markers.
  const title = rewriteWhole(content.replace(/\s+/g, " ").trim(), { ...citer, cite: () => undefined });
  const number = citer.citeUrl(url, content);
  const isNumber = /^\d+$/.test(content.trim());
  if (number === undefined) {
    return isNumber ? "" : title;
  }
  return isNumber || title === "" ? `[${number}]` : `${title} [${number}]`;
}

function rewriteWhole(text: string, citer: Citer): string {
  let output = "";
  for (let rest = text; rest !== ""; ) {
    const step = rewriteInline(rest, true, citer);
    // Once the end is known, nothing has to wait.
    const { text: next, length } = step === WAIT ? keepCharacter(rest) : step;
    output += next;
    rest = rest.slice(length);
  }
  return output;
}

function prepend(text: string, length: number, step: Step): Step {
  return step === WAIT ? WAIT : { text: text + step.text, length: length + step.length };
}

/** Finds the closing counterpart of the bracket that opens at `start`; escaped brackets don't count. */
function findClose(text: string, start: number, open: string, close: string): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === "\n" && text[index + 1] === "\n") {
      return undefined;
    }
    if (character === "\\" && text[index + 1] !== close) {
      index += 1;
    } else if (character === open) {
      depth += 1;
    } else if (character === close && --depth === 0) {
      return index;
    }
  }
  return undefined;
}
