import { foldName } from "@docs/facts/spellings";
import { declaredTypes } from "./declared-types.ts";
import type { FoundName, Meaning, Vocabulary } from "./names.ts";
import { ProgramText } from "./program-text.ts";

/** A chain that a variable is set to. */
interface Assignment {
  readonly name: string;
  /** Offset of the chain's last character. */
  readonly end: number;
  /** Whether the variable takes on one element of a list after the other. */
  readonly isElement: boolean;
}

/** Names of the API that languages and programs have, too: only those of the package `dagger` are the API's. */
const COMMON = new Set(["error", "function", "module"]);

/**
 * Finds the names of the API in a program in its order, following chains, variables, and declared types. A function whose
 * owner isn't certain is left out.
 *
 * @param code the program, with blanks for the characters of comments and strings.
 * @param language id of an SDK.
 */
export function followCalls<Known extends Meaning>(
  code: string,
  language: string,
  vocabulary: Vocabulary<Known>,
): readonly FoundName<Known>[] {
  return language in declaredTypes ? new Program(code, language, vocabulary).read() : [];
}

class Program<Known extends Meaning> {
  readonly #found: FoundName<Known>[] = [];
  /** Types of variables and, with `()`, of what the program's own functions return; empty if they differ. */
  readonly #declared = new Map<string, string>();
  /** Types of expressions, by the offset of their last character. */
  readonly #results = new Map<number, string>();
  /** Names that take on a type where an expression ends. */
  #assigned: readonly Assignment[] = [];
  readonly #text: ProgramText;
  readonly #code: string;
  readonly #language: string;
  readonly #vocabulary: Vocabulary<Known>;

  constructor(code: string, language: string, vocabulary: Vocabulary<Known>) {
    this.#text = new ProgramText(code, language);
    this.#code = code;
    this.#language = language;
    this.#vocabulary = vocabulary;
  }

  read(): readonly FoundName<Known>[] {
    this.#declare();
    this.#assigned = this.#listAssigned();
    for (const { 0: word, index } of this.#code.matchAll(/[A-Za-z_]\w*/g)) {
      this.#assign(index);
      this.#visit(word, index);
    }
    return this.#found;
  }

  #declare(): void {
    const code = this.#code;
    this.#declared.set("dag", "Query").set("dag()", "Query");
    if (/connect/i.test(code)) {
      this.#declared.set("client", "Query");
    }
    const { variable, result } = declaredTypes[this.#language] ?? {};
    for (const { groups = {}, index, 0: text } of variable ? code.matchAll(variable) : []) {
      const isFunction = this.#language === "java" && code[this.#text.next(index + text.length)] === "(";
      this.#note(`${groups.name}${isFunction ? "()" : ""}`, this.#toType(groups));
    }
    for (const { 1: name, index, 0: text } of result ? code.matchAll(/(\w+)\s*\(/g) : []) {
      const end = this.#text.partnerOf(index + text.length - 1);
      const groups = end === undefined ? undefined : result?.exec(code.slice(end + 1))?.groups;
      if (groups) {
        this.#note(`${name}()`, this.#toType(groups));
      }
    }
  }

  #listAssigned(): readonly Assignment[] {
    const all = this.#code.matchAll(
      /([A-Za-z_]\w*)(?:\s*,\s*\w+)*\s*(?::=|=(?![=>])|\b(of|in)\b)\s*(?:await\s+|new\s+)?/g,
    );
    return [...all].flatMap(({ 1: name = "", 2: loop, index, 0: text }) => {
      const end = this.#text.findEnd(index + text.length);
      return end === undefined ? [] : [{ name, end, isElement: loop !== undefined }];
    });
  }

  #toType({ type = "", list }: Readonly<Record<string, string | undefined>>): string {
    return `${this.#vocabulary.findType(type)?.result ?? type}${list ? "[]" : ""}`;
  }

  /** Notes a type. A second one makes the name uncertain. */
  #note(name: string, type: string): void {
    const known = this.#declared.get(name);
    this.#declared.set(name, known === undefined || known === type ? type : "");
  }

  /** Gives variables their types whose expressions end before an offset. */
  #assign(offset: number): void {
    for (const { name, end, isElement } of this.#assigned.filter((item) => item.end < offset)) {
      const type = this.#typeAt(end);
      if (type !== undefined && (!isElement || type.endsWith("[]"))) {
        this.#note(name, isElement ? type.slice(0, -2) : type);
      }
    }
    this.#assigned = this.#assigned.filter(({ end }) => end >= offset);
  }

  #visit(word: string, start: number): void {
    const end = start + word.length;
    const open = this.#text.next(end);
    const close = this.#code[open] === "(" ? this.#text.partnerOf(open) : undefined;
    const owner = this.#text.findOwner(start);
    const type = owner === undefined ? "" : (this.#typeAt(owner) ?? "");
    const functions = this.#vocabulary.functionsOf(type);
    if (!functions) {
      this.#visitAlone(word, start, owner, close);
    } else if (close !== undefined) {
      const meaning = functions.get(foldName(word));
      this.#found.push({ start, end, meaning, call: { type, open, close } });
      this.#setResult(close, foldName(word) === "with" && !meaning ? this.#passOn(type, open) : meaning?.result);
    }
  }

  /** Visits a name that belongs to no object of the API. */
  #visitAlone(word: string, start: number, owner: number | undefined, close: number | undefined): void {
    const qualifier = owner === undefined ? "" : (/\w+$/.exec(this.#code.slice(0, owner + 1))?.[0] ?? "?");
    const value = this.#vocabulary.findValue(qualifier, word);
    const meaning = value ?? (close === undefined ? this.#findType(word, start, qualifier) : undefined);
    if (meaning) {
      this.#found.push({ start, end: start + word.length, meaning });
    }
    this.#setResult(close ?? start + word.length - 1, this.#declared.get(close === undefined ? word : `${word}()`));
  }

  #setResult(offset: number, type: string | undefined): void {
    if (type) {
      this.#results.set(offset, type);
    }
  }

  /** SDKs have `with` in addition: it passes the object to a function, which returns one of the same type. */
  #passOn(type: string, opening: number): string {
    const callback = /^\s*(?:lambda\s+(\w+)|(?:fn\s*)?\(?\s*\$?(\w+)\s*\)?\s*[=-]>)/.exec(
      this.#code.slice(opening + 1),
    );
    this.#note(callback?.[1] ?? callback?.[2] ?? "", type);
    return type;
  }

  /** Finds a type, the options of a function, or a value, by a name that stands for itself or belongs to the package. */
  #findType(word: string, start: number, qualifier: string): Known | undefined {
    const key = foldName(word);
    const isOurs = /^(?:dagger|client)$/i.test(qualifier);
    const before = this.#code.slice(Math.max(0, start - 1), start);
    const isAlone =
      qualifier === "" &&
      !COMMON.has(key) &&
      !/[@$]/.test(before) &&
      (this.#language !== "go" || /[*\].]/.test(before)) &&
      !new RegExp(`\\b(?:class|enum|interface|type)\\s+${word}\\b`).test(this.#code);
    return /^[A-Z]/.test(word) && (isOurs || isAlone) ? this.#vocabulary.findType(word) : undefined;
  }

  #typeAt(offset: number): string | undefined {
    const known = this.#results.get(offset);
    const open = this.#text.partnerOf(offset);
    if (known !== undefined || open === undefined || this.#code[offset] !== ")") {
      return known;
    }
    // Parentheses around an expression have its type, and those of an unknown call have none.
    const isGroup = /(?:^|[^\w)\]>]|\b(?:await|in|of|return))\s*$/.test(this.#code.slice(0, open));
    return isGroup ? this.#typeAt(this.#text.previous(offset - 1)) : undefined;
  }
}
