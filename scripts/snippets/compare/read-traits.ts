import { groupBy } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { HOLE, isFirstOfLine, listOpen, readTokens, type Token } from "./read-tokens.ts";

/** A trait of a program that the same snippet's programs in other languages share. */
export interface Trait {
  /** The subject to compare, such as `calls of withexec`, in the same words for every language. */
  readonly subject: string;
  readonly value: string;
  /** Position in the program, in characters. */
  readonly offset: number;
}

/** The API's names, in lowercase and without underscores. */
export interface ApiNames {
  readonly functions: ReadonlySet<string>;
  /** Arguments of functions. */
  readonly args: ReadonlySet<string>;
  /** Enumerations. */
  readonly enums: readonly string[];
}

/** API functions whose names languages or programs also use for other things. */
const AMBIGUOUS = new Set(
  (
    "commit digest end field filter id import isempty name platform serve size start tools user value withname " +
    "withvalue"
  ).split(" "),
);

/** Separators of the words in a string: whitespace, and values that the program inserts. */
const BREAK = new RegExp(`${HOLE}|%[sdvqwn]|\\s+`);

/** Smaller numbers are counts; from this number up, they're ports, limits, and modes. */
const LEAST_NUMBER = 3;

/** Strings that only one language needs: tags, caching policies, and names and descriptions in annotations. */
const OWN = [
  /`\w+:"[^`]*`/g,
  /\bcache\s*[:=]\s*["'][^"']*["']/g,
  /@(?:dagger\.)?[fF]unc(?:tion)?\([^)]*\)|#\[DaggerFunction\([^)]*\)/g,
  /\b(?:Doc|Name|\w*ListOfType)\((?:[^()"']|"[^"]*"|'[^']*')*\)|\bdoc=(?:"[^"]*"|'[^']*')/g,
];

/** An import in a language that imports by strings. */
const IMPORT = /^import\b[^"'(;]*(?:\([^)]*\)|["'][^"']*["'])/gm;

/** The mark of a Go pragma, whose value is an annotation in the other languages. */
const PRAGMA = /\/\/ \+\w+=/g;

/**
 * Reads what a program says to Dagger: the API functions that it calls and how often, its strings, numbers, and
 * enumeration members, and the Booleans that it passes by name.
 *
 * @param declared names that the snippet's module declares, in lowercase and without underscores.
 */
export function readTraits(
  { language, code }: Program,
  { functions, args, enums }: ApiNames,
  declared: ReadonlySet<string>,
): readonly Trait[] {
  const blank = (text: string) => text.replace(/[^\n]/g, " ");
  const own = /^(?:go|typescript)$/.test(language) ? [...OWN, IMPORT] : OWN;
  const shared = own.reduce((text, pattern) => text.replace(pattern, blank), code).replace(PRAGMA, blank);
  const all = readTokens(language, shared);
  const tokens = all.filter((token, index) => !isDocumentation(token, index, { all, code }));
  const calls = tokens.filter((token, index) => isCall(tokens, index, language) && functions.has(plain(token.text)));
  return [
    ...count(calls.filter(({ text }) => !AMBIGUOUS.has(plain(text)))),
    ...unique(tokens.flatMap(readWords), (word) => `text "${word}"`),
    ...unique(
      tokens.filter(({ kind, text }) => kind === "word" && declared.has(plain(text))),
      (name) => `name ${plain(name)}`,
    ),
    ...unique(
      tokens.flatMap((_, index) => readMember(tokens, index, enums)),
      (member) => `member ${member}`,
    ),
    ...tokens.flatMap((_, index) => readSwitch(tokens, index, args)),
  ];
}

/** Returns a name as all languages spell it: in lowercase and without underscores. */
export function plain(name: string): string {
  return name.replaceAll(/[_$]/g, "").toLowerCase();
}

/** Returns whether a token is a Python string by itself, which documents the surrounding code. */
function isDocumentation(
  { kind, offset }: Token,
  index: number,
  { all, code }: { readonly all: readonly Token[]; readonly code: string },
): boolean {
  const isAlone = kind === "string" && code.startsWith('"""', offset) && isFirstOfLine(code, offset);
  return isAlone && listOpen(all, index).length === 0;
}

/**
 * Returns whether a token calls a method on a value; a call on a class is the language's own, except in Go, where
 * fields are also capitalized.
 */
function isCall(tokens: readonly Token[], index: number, language: string): boolean {
  const [owner, dot, name, open] = [-2, -1, 0, 1].map((step) => tokens[index + step]);
  const isMember = dot?.text === "." || dot?.text === "->" || dot?.text === "?->";
  const isOnClass = language !== "go" && owner?.kind === "word" && /^[A-Z]/.test(owner.text);
  return name?.kind === "word" && isMember && open?.text === "(" && !isOnClass;
}

function count(calls: readonly Token[]): readonly Trait[] {
  return [...groupBy(calls, ({ text }) => plain(text))].map(([name, all]) => ({
    subject: `calls of ${name}`,
    value: String(all.length),
    offset: all.at(-1)?.offset ?? 0,
  }));
}

function unique(
  places: readonly Pick<Token, "text" | "offset">[],
  toSubject: (text: string) => string,
): readonly Trait[] {
  return [...groupBy(places, ({ text }) => toSubject(text))].map(([subject, [first]]) => ({
    subject,
    value: "there",
    offset: first?.offset ?? 0,
  }));
}

/** Splits a string into words, without the quotation marks and commas that each language adds, or reads a number. */
function readWords({ kind, text, offset }: Token): readonly Pick<Token, "text" | "offset">[] {
  if (kind === "number") {
    // Modes are octal, written as `0o755` or `0755`; 755 is a different number.
    const number = text.replaceAll("_", "").replace(/^0o?(?=\d)/, "0o");
    return Number(number) >= LEAST_NUMBER ? [{ text: number, offset }] : [];
  }
  return kind !== "string"
    ? []
    : text.split(BREAK).flatMap((part) => {
        const word = part.replaceAll(/^["'`,[]+|["'`,:\]]+$/g, "");
        return /^(?!true$|false$)(?:.*\w\w|[./]+$|-\w|[3-9]$)/.test(word) ? [{ text: word, offset }] : [];
      });
}

/** Reads a member of an API enumeration: `ReturnType.ANY`, or `ReturnTypeAny` in Go. */
function readMember(tokens: readonly Token[], index: number, enums: readonly string[]) {
  const [name, dot, member] = [0, 1, 2].map((step) => tokens[index + step]);
  const text = plain(name?.text ?? "");
  const owner =
    name?.kind === "word" ? enums.find((one) => text.startsWith(one) && name.text.charAt(0) !== "$") : undefined;
  if (owner === undefined || name === undefined) {
    return [];
  }
  const isQualified = (dot?.text === "." || dot?.text === "::") && member?.kind === "word";
  const last = text === owner && isQualified ? plain(member.text) : text.slice(owner.length);
  return last === "" || last === "class" ? [] : [{ text: `${owner}.${last}`, offset: name.offset }];
}

/** Reads a named Boolean argument: `expand: true`, or `withExpand(true)` in Java. */
function readSwitch(tokens: readonly Token[], index: number, args: ReadonlySet<string>): readonly Trait[] {
  const [name, sign, value] = [0, 1, 2].map((step) => tokens[index + step]);
  const word = plain(name?.text ?? "");
  const option = sign?.text === "(" && word.startsWith("with") ? word.slice("with".length) : word;
  const isSwitch = /^[:=(]$/.test(sign?.text ?? "") && /^(?:true|false)$/i.test(value?.text ?? "");
  return isSwitch && value?.kind === "word" && args.has(option)
    ? [{ subject: `argument "${option}"`, value: plain(value.text), offset: value.offset }]
    : [];
}
