import { foldName } from "@docs/facts/spellings";
import { declaredTypes } from "./declared-types.ts";
import type { FoundName, Meaning, Vocabulary } from "./names.ts";
import { ProgramText } from "./program-text.ts";

/** A chain that a variable is set to. */
interface Assignment {
  readonly name: string;
  /** Offset of the chain's last character. */
  readonly end: number;
  /** Word after which the variable takes on one element of a list after the other. */
  readonly loop: string | undefined;
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
  readonly #results = new Map<number, string | undefined>();
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
      return end === undefined ? [] : [{ name, end, loop }];
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
    this.#assigned = this.#assigned.filter(({ name, end, loop }) => {
      const type = end < offset ? this.#typeAt(end) : undefined;
      if (type !== undefined) {
        this.#note(name, loop ? type.replace("[]", "") : type);
      }
      return end >= offset;
    });
  }

  #visit(word: string, start: number): void {
    const end = start + word.length;
    const open = this.#text.next(end);
    const close = this.#code[open] === "(" ? this.#text.partnerOf(open) : undefined;
    const owner = this.#text.findOwner(start);
    const type = owner === undefined ? "" : (this.#typeAt(owner) ?? "");
    const functions = this.#vocabulary.functionsOf(type);
    if (functions) {
      if (close !== undefined) {
        const meaning = functions.get(foldName(word));
        this.#found.push({ start, end, meaning, type, close });
        this.#results.set(close, foldName(word) === "with" && !meaning ? this.#passOn(type, open) : meaning?.result);
      }
      return;
    }
    const meaning = this.#findAlone(word, start, owner, close);
    if (meaning) {
      this.#found.push({ start, end, meaning });
    }
    this.#results.set(close ?? end - 1, this.#declared.get(close === undefined ? word : `${word}()`));
  }

  /** SDKs have `with` in addition: it passes the object to a function, which returns one of the same type. */
  #passOn(type: string, opening: number): string {
    const callback = /^\s*(?:lambda\s+(\w+)|(?:fn\s*)?\(?\s*\$?(\w+)\s*\)?\s*[=-]>)/.exec(
      this.#code.slice(opening + 1),
    );
    this.#note(callback?.[1] ?? callback?.[2] ?? "", type);
    return type;
  }

  /** Finds a value, a type, or the options of a function, by a name that stands for itself or belongs to the package. */
  #findAlone(word: string, start: number, owner: number | undefined, close: number | undefined): Known | undefined {
    const qualifier = owner === undefined ? "" : (/\w+$/.exec(this.#code.slice(0, owner + 1))?.[0] ?? "?");
    const value = this.#vocabulary.findValue(qualifier, word);
    if (value || close !== undefined || !/^[A-Z]/.test(word)) {
      return value;
    }
    const before = this.#code.charAt(start - 1);
    const isAlone =
      qualifier === "" &&
      !COMMON.has(foldName(word)) &&
      !/[@$]/.test(before) &&
      (this.#language !== "go" || /[*\].]/.test(before)) &&
      !new RegExp(`\\b(?:class|enum|interface|type)\\s+${word}\\b`).test(this.#code);
    return isAlone || /^(?:dagger|client)$/i.test(qualifier) ? this.#vocabulary.findType(word) : undefined;
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
