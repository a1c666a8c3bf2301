import { groupBy } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { readStatements } from "./read-statements.ts";
import { HOLE, readTokens, skipBrackets, type Token } from "./read-tokens.ts";

/** A trait of a program that the same snippet's programs in other languages share. */
export interface Trait {
  /** The subject to compare, such as `default of "copies" of "label"`, in the same words for every language. */
  readonly subject: string;
  readonly value: string;
  /** Position in the program, in characters. */
  readonly offset: number;
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

/** The API's names, in lowercase and without underscores. */
export interface ApiNames {
  readonly functions: ReadonlySet<string>;
  /** Arguments of functions. */
  readonly args: ReadonlySet<string>;
  /** Enumerations. */
  readonly enums: readonly string[];
}

/**
 * Reads what a program does: which API functions it calls and how often, and the words, numbers, Booleans, and
 * enumeration members that it passes to them.
 */
export function readActions({ language, code }: Program, { functions, args, enums }: ApiNames): readonly Trait[] {
  const tokens = readStatements(language, code, readTokens(language, code));
  const calls = tokens.filter(
    (token, index) => isCall(tokens, index, language) && functions.has(normalize(token.text)),
  );
  const names = calls.filter(({ text }) => !AMBIGUOUS.has(normalize(text)));
  return [
    ...count(names),
    ...names.flatMap((name) => readOrder(tokens, tokens.indexOf(name))),
    ...unique(tokens.flatMap(readWords), (word) => `text "${word}"`),
    ...unique(tokens.flatMap(readNumber), (number) => `number ${number}`),
    ...unique(
      tokens.flatMap((_, index) => readMember(tokens, index, enums)),
      (member) => `member ${member}`,
    ),
    ...tokens.flatMap((_, index) => readSwitch(tokens, index, args)),
  ];
}

interface Place {
  readonly text: string;
  readonly offset: number;
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
  const byName = groupBy(calls, ({ text }) => normalize(text));
  return [...byName].map(([name, all]) => ({
    subject: `calls of ${name}`,
    value: String(all.length),
    offset: all.at(-1)?.offset ?? 0,
  }));
}

/** Returns the order of the strings passed to a call, excluding nested calls, which are read separately. */
function readOrder(tokens: readonly Token[], index: number): readonly Trait[] {
  const call = tokens[index] as Token;
  const words: Place[] = [];
  for (let at = index + 2; at < skipBrackets(tokens, index + 1); ) {
    const isCallWithin = tokens[at]?.text === "(" && /^(?:\.|->|\?->)$/.test(tokens[at - 2]?.text ?? "");
    words.push(...readWords(tokens[at] as Token));
    at = isCallWithin ? skipBrackets(tokens, at) : at + 1;
  }
  const texts = words.map(({ text }) => text);
  const sorted = [...new Set(texts)].sort();
  const subject = `order of ${sorted.map((text) => `"${text}"`).join(", ")} in ${normalize(call.text)}`;
  return sorted.length < 2 ? [] : [{ subject, value: texts.join(" "), offset: call.offset }];
}

function unique(places: readonly Place[], toSubject: (text: string) => string): readonly Trait[] {
  const byText = groupBy(places, ({ text }) => text);
  return [...byText].map(([text, [first]]) => ({
    subject: toSubject(text),
    value: "there",
    offset: first?.offset ?? 0,
  }));
}

/** Splits a string into words, ignoring the quotation marks and commas that each language adds. */
function readWords({ kind, text, offset }: Token): readonly Place[] {
  return kind !== "string"
    ? []
    : text.split(BREAK).flatMap((part) => {
        const word = part.replaceAll(/^["'`,]+|["'`,:]+$/g, "");
        return /\w\w|^[./]+$|^-\w/.test(word) ? [{ text: word, offset }] : [];
      });
}

function readNumber({ kind, text, offset }: Token): readonly Place[] {
  // Modes are octal, written as `0o755` or `0755`; 755 is a different number.
  const plain = text.replaceAll("_", "").replace(/^0o?(?=\d)/, "0o");
  return kind === "number" && Number(plain) >= LEAST_NUMBER ? [{ text: plain, offset }] : [];
}

/** Reads a member of an API enumeration: `ReturnType.ANY`, or `ReturnTypeAny` in Go. */
function readMember(tokens: readonly Token[], index: number, enums: readonly string[]): readonly Place[] {
  const [name, dot, member] = [0, 1, 2].map((step) => tokens[index + step]);
  const text = normalize(name?.text ?? "");
  const owner =
    name?.kind === "word" ? enums.find((one) => text.startsWith(one) && name.text.charAt(0) !== "$") : undefined;
  if (owner === undefined || name === undefined) {
    return [];
  }
  const isQualified = (dot?.text === "." || dot?.text === "::") && member?.kind === "word";
  const last = text === owner && isQualified ? normalize(member.text) : text.slice(owner.length);
  return last === "" || last === "class" ? [] : [{ text: `${owner}.${last}`, offset: name.offset }];
}

/** Reads a named Boolean argument: `expand: true`, or `withExpand(true)` in Java. */
function readSwitch(tokens: readonly Token[], index: number, args: ReadonlySet<string>): readonly Trait[] {
  const [name, sign, value] = [0, 1, 2].map((step) => tokens[index + step]);
  const plain = normalize(name?.text ?? "");
  const option = sign?.text === "(" && plain.startsWith("with") ? plain.slice("with".length) : plain;
  const isSwitch = /^[:=(]$/.test(sign?.text ?? "") && /^(?:true|false)$/i.test(value?.text ?? "");
  return isSwitch && value?.kind === "word" && args.has(option)
    ? [{ subject: `argument "${option}"`, value: normalize(value.text), offset: value.offset }]
    : [];
}

function normalize(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}
