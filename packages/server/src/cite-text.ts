import { type Citer, findClose, literal, type Step, WAIT } from "./step.ts";

/** What an address ends at; marks behind it belong to the sentence. */
const ADDRESS = /^https?:\/\/[^\s<>"'`()[\]{}\\]+/i;
const ADDRESS_BEGINS = ["https://", "http://"];

/** Runs of characters that mean nothing in Markdown and begin nothing here. */
const PLAIN = /[^\\`~<!&[\]hH\n ]+/y;

/** Decides about the beginning of a text that is not in a block of code. */
export function stepText(text: string, isEnd: boolean, citer: Citer): Step {
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

/** The words of a link are Markdown themselves, without markers of their own. */
function renderWords(content: string, citer: Citer): string {
  const plain: Citer = { ...citer, cite: () => undefined };
  let rest = content.replace(/\s+/g, " ").trim();
  let output = "";
  while (rest !== "") {
    const step = stepText(rest, true, plain);
    // With the end in sight nothing waits.
    const { text, length } = step === WAIT ? literal(rest) : step;
    output += text;
    rest = rest.slice(length);
  }
  return output;
}
