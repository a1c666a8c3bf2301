import { groupBy } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { readStatements } from "./read-statements.ts";
import { HOLE, readTokens, skipBrackets, type Token } from "./read-tokens.ts";

/** Something that a program says and that the programs of the same snippet in other languages say as well. */
export interface Trait {
  /** What is compared, such as `default of "copies" of "label"`; the same words in every language. */
  readonly subject: string;
  readonly value: string;
  /** Where it is in the program, in characters. */
  readonly offset: number;
}

/** Functions of the API whose names languages or programs use for things of their own as well. */
const AMBIGUOUS = new Set(
  (
    "commit digest end field filter id import isempty name platform serve size start tools user value withname " +
    "withvalue"
  ).split(" "),
);

/** What ends a word within a text: white space, and a value that the program puts in. */
const BREAK = new RegExp(`${HOLE}|%[sdvqwn]|\\s+`);

/** Numbers below this count things; from it on, they are ports, limits and modes. */
const LEAST_NUMBER = 3;

/** Names of the API, in lowercase and without underscores. */
export interface ApiNames {
  readonly functions: ReadonlySet<string>;
  /** Arguments of functions. */
  readonly args: ReadonlySet<string>;
  /** Enumerations. */
  readonly enums: readonly string[];
}

/**
 * Reads what a program does: the functions of the API that it calls and how often, and the words of the texts, the
 * numbers, truth values and members of enumerations that it gives them.
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

/** A call on a value; one on a class is the language's own. In Go, fields are capitalized as well. */
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

/** The texts that a call is given, in their order; those of calls within it are their own. */
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

/** Words of a text; quotation marks and commas are put around them as a language needs it. */
function readWords({ kind, text, offset }: Token): readonly Place[] {
  return kind !== "string"
    ? []
    : text.split(BREAK).flatMap((part) => {
        const word = part.replaceAll(/^["'`,]+|["'`,:]+$/g, "");
        return /\w\w|^[./]+$|^-\w/.test(word) ? [{ text: word, offset }] : [];
      });
}

function readNumber({ kind, text, offset }: Token): readonly Place[] {
  // Modes are octal, as 0o755 or 0755; 755 is another number.
  const plain = text.replaceAll("_", "").replace(/^0o?(?=\d)/, "0o");
  return kind === "number" && Number(plain) >= LEAST_NUMBER ? [{ text: plain, offset }] : [];
}

/** A member of an enumeration of the API: `ReturnType.ANY`, in Go `ReturnTypeAny`. */
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

/** A named argument with a truth value: `expand: true`, in Java `withExpand(true)`. */
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
