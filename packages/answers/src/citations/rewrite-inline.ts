import { hideHosts } from "../hosts.ts";

/** Decides which sources a text may refer to. */
export interface Citer {
  /** Returns the number, starting at 1, that replaces a marker such as `[3]`; undefined drops the marker. */
  readonly cite: (number: number) => number | undefined;
  /** Returns the number of the source at an address; undefined keeps only `title`, the text that the model linked. */
  readonly citeUrl: (url: string, title: string) => number | undefined;
  /** Whether a passage mentions a bare address, which then stays as code without a link. */
  readonly isMentioned?: (url: string) => boolean;
  /** Whether code may name a host, written in lowercase. Others become an ellipsis; undefined allows all. */
  readonly isKnownHost?: (host: string) => boolean;
}

/** The replacement for the beginning of a text, and the number of characters that it replaces. */
export interface Replacement {
  readonly text: string;
  readonly length: number;
}

/** Characters that have no meaning in Markdown and can't start an address. */
const PLAIN = /^[^\\`~<!&[\]hH\n ]+/;

/** What Markdown gives a meaning to, each on one line, with the text that replaces it. */
const REWRITERS: readonly (readonly [
  pattern: RegExp,
  rewrite: (found: RegExpExecArray, citer: Citer) => Replacement,
])[] = [
  [/^<(?<url>https?:\/\/[^\s<>]+)>/i, ({ 0: found, groups }, citer) => replace(found, cite(groups?.url, citer))],
  [/^https?:\/\/[^\s<>"'`()[\]{}\\]+/i, rewriteAddress],
  [/^(?<run>`+)(?!`)[^\n]*?(?<!`)\k<run>(?!`)/, ({ 0: code }, citer) => replace(code, keepCode(code, citer))],
  [/^(?<blanks> *)\\?\[ *(?<numbers>\d{1,4}(?: *, *\d{1,4})*) *\\?\](?!\()/, rewriteMarkers],
  [
    /^(?<blanks> *)!?\\?\[(?<words>(?:[^[\]\n]|\[[^[\]\n]*\])*)\]\( *<?(?<url>(?:[^()\s>]|\([^()\s]*\))*)>?(?: [^()\n]*)?\)/,
    rewriteLink,
  ],
];

/** Matches a line that may become one of them when more of it is there. */
const IS_OPEN = /^(?: *!?\\?\[[^\n]*| *!?\\?|`[^\n]*|<?(?:h[a-z]{0,4}:?\/{0,2})?|<https?:\/\/[^\s<>]*)$/i;

/**
 * Rewrites the beginning of a text that isn't inside a code block.
 *
 * @param isEnd whether the text ends where it seems to end.
 * @returns undefined if more of the text has to be there first.
 */
export function rewriteInline(text: string, isEnd: boolean, citer: Citer): Replacement | undefined {
  const plain = PLAIN.exec(text)?.[0];
  if (plain !== undefined) {
    return replace(plain, plain);
  }
  for (const [pattern, rewrite] of REWRITERS) {
    const found = pattern.exec(text);
    if (found) {
      return found[0].length === text.length && !isEnd ? undefined : rewrite(found, citer);
    }
  }
  return IS_OPEN.test(text) && !isEnd ? undefined : keep(text);
}

/** Keeps code, without the hosts that it may not name. */
export function keepCode(code: string, { isKnownHost }: Citer): string {
  return isKnownHost ? hideHosts(code, isKnownHost) : code;
}

function replace(found: string, text: string): Replacement {
  return { text, length: found.length };
}

/** Keeps what a text begins with, escaped if it would have a meaning in Markdown. */
function keep(text: string): Replacement {
  const [kept = ""] = /^(?: +|`+|\\[!-/:-@[-`{-~]|.)/s.exec(text) ?? [];
  if (text.startsWith("![")) {
    return replace(kept, "");
  }
  const isEscaped = kept.length === 2 && kept.startsWith("\\");
  return replace(kept, isEscaped ? kept : kept.replace(/[\\`~<&[\]]/g, "\\$&"));
}

function rewriteAddress({ 0: found }: RegExpExecArray, citer: Citer): Replacement {
  // Punctuation at the end belongs to the sentence.
  const url = found.replace(/[.,;:!?*_]+$/, "");
  return replace(url, cite(url, citer));
}

/** Returns what replaces an address. */
function cite(url = "", { citeUrl, isMentioned }: Citer): string {
  const number = citeUrl(url, "");
  return number !== undefined ? `[${number}]` : isMentioned?.(url) ? `\`${url.replaceAll("`", "")}\`` : "…";
}

/** Replaces `[1, 2]`, and drops the blanks before it if no number is left. */
function rewriteMarkers({ 0: found, groups = {} }: RegExpExecArray, citer: Citer): Replacement {
  const numbers = (groups.numbers ?? "").split(",").flatMap((number) => citer.cite(Number(number)) ?? []);
  return replaceAfter(groups.blanks, found, [...new Set(numbers)].map((number) => `[${number}]`).join(""));
}

/** Replaces a link or a picture by its words and the number of its source. */
function rewriteLink({ 0: found, groups = {} }: RegExpExecArray, citer: Citer): Replacement {
  const { blanks, words = "", url = "" } = groups;
  const number = citer.citeUrl(url, words);
  // The words are Markdown as well, but can't contain markers. Those of `[1](…)` are a marker themselves.
  const title = /^\s*\d+\s*$/.test(words) ? "" : rewriteWhole(words.trim(), { ...citer, cite: () => undefined });
  return replaceAfter(blanks, found, [title, ...(number === undefined ? [] : [`[${number}]`])].join(" ").trim());
}

function replaceAfter(blanks = "", found: string, text: string): Replacement {
  return replace(found, text === "" ? "" : blanks + text);
}

function rewriteWhole(text: string, citer: Citer): string {
  const next = text === "" ? undefined : rewriteInline(text, true, citer);
  return next ? next.text + rewriteWhole(text.slice(next.length), citer) : "";
}
