import { foldName } from "@docs/facts/spellings";
import { declaredTypes } from "./declared-types.ts";
import { Dictionary, type Meaning, type Names } from "./names.ts";
import { ProgramText } from "./program-text.ts";

/** A name in a program. */
export interface FoundName extends Meaning {
  readonly start: number;
  readonly end: number;
}

/** A chain that a variable is set to. */
interface Assignment {
  readonly name: string;
  /** Offset of the chain's last character. */
  readonly end: number;
}

/** Names of the API that languages and programs have, too: only those of the package `dagger` are the API's. */
const COMMON = new Set(["error", "function", "module"]);

/**
 * Finds the names of the API in a program: functions, types, options, and values.
 *
 * It follows chains, variables, and declared types. A function whose owner isn't certain is left out.
 *
 * @param code the program, with blanks for the characters of comments and strings.
 * @param language id of an SDK.
 */
export function findNames(code: string, language: string, names: Names): readonly FoundName[] {
  return language in declaredTypes ? new Program(code, language, names).read() : [];
}

class Program {
  readonly #found: FoundName[] = [];
  /** Types of variables and, with `()`, of what the program's own functions return; empty if they differ. */
  readonly #declared = new Map<string, string>();
  /** Types of expressions, by the offset of their last character. */
  readonly #results = new Map<number, string>();
  /** Names that take on a type where an expression ends. */
  #assigned: readonly Assignment[] = [];
  readonly #text: ProgramText;
  readonly #code: string;
  readonly #language: string;
  readonly #dictionary: Dictionary;

  constructor(code: string, language: string, names: Names) {
    this.#text = new ProgramText(code, language);
    this.#code = code;
    this.#language = language;
    this.#dictionary = new Dictionary(names);
  }

  read(): readonly FoundName[] {
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
    const all = this.#code.matchAll(/([A-Za-z_]\w*)(?:\s*,\s*\w+)*\s*(?::=|=(?![=>]))\s*(?:await\s+|new\s+)?/g);
    return [...all].flatMap(({ 1: name = "", index, 0: text }) => {
      const end = this.#text.findEnd(index + text.length);
      return end === undefined ? [] : [{ name, end }];
    });
  }

  #toType({ type = "", list }: Readonly<Record<string, string | undefined>>): string {
    return `${this.#dictionary.findType(type)?.result ?? type}${list ? "[]" : ""}`;
  }

  /** Notes a type. A second one makes the name uncertain. */
  #note(name: string, type: string): void {
    const known = this.#declared.get(name);
    this.#declared.set(name, known === undefined || known === type ? type : "");
  }

  /** Gives variables their types whose expressions end before an offset. */
  #assign(offset: number): void {
    for (const { name, end } of this.#assigned.filter((item) => item.end < offset)) {
      const type = this.#typeAt(end);
      if (type !== undefined) {
        this.#note(name, type);
      }
    }
    this.#assigned = this.#assigned.filter(({ end }) => end >= offset);
  }

  #visit(word: string, start: number): void {
    const last = start + word.length - 1;
    const opening = this.#text.next(last + 1);
    const close = this.#code[opening] === "(" ? this.#text.partnerOf(opening) : undefined;
    const owner = this.#text.findOwner(start);
    const type = owner === undefined ? undefined : this.#typeAt(owner);
    const functions = this.#dictionary.functionsOf(type);
    if (functions && type !== undefined) {
      if (close !== undefined) {
        this.#call(word, start, { type, functions, opening, close });
      }
      return;
    }
    const qualifier = owner === undefined ? "" : (/\w+$/.exec(this.#code.slice(0, owner + 1))?.[0] ?? "?");
    const value = this.#dictionary.findValue(qualifier, word);
    const meaning = value ?? (close === undefined ? this.#findType(word, start, qualifier) : undefined);
    if (meaning) {
      this.#add(word, start, meaning);
    }
    const declared = this.#declared.get(close === undefined ? word : `${word}()`);
    if (declared) {
      this.#results.set(close ?? last, declared);
    }
  }

  #call(
    word: string,
    start: number,
    at: {
      readonly type: string;
      readonly functions: ReadonlyMap<string, Meaning>;
      readonly opening: number;
      readonly close: number;
    },
  ): void {
    const { type, functions, opening, close } = at;
    const key = foldName(word);
    const meaning = functions.get(key);
    if (meaning) {
      this.#add(word, start, meaning);
      this.#results.set(close, meaning.result ?? "");
    } else if (key === "with") {
      // SDKs have it in addition: it passes the object to a function, which returns one of the same type.
      this.#results.set(close, type);
      const callback = /^\s*(?:lambda\s+(\w+)|(?:fn\s*)?\(?\s*\$?(\w+)\s*\)?\s*[=-]>)/.exec(
        this.#code.slice(opening + 1),
      );
      this.#note(callback?.[1] ?? callback?.[2] ?? "", type);
    }
  }

  /** Finds a type, the options of a function, or a value, by a name that stands for itself or belongs to the package. */
  #findType(word: string, start: number, qualifier: string): Meaning | undefined {
    const key = foldName(word);
    const isOurs = /^(?:dagger|client)$/i.test(qualifier);
    const before = this.#code.slice(Math.max(0, start - 1), start);
    const isAlone =
      qualifier === "" &&
      !COMMON.has(key) &&
      !/[@$]/.test(before) &&
      (this.#language !== "go" || /[*\].]/.test(before)) &&
      !new RegExp(`\\b(?:class|enum|interface|type)\\s+${word}\\b`).test(this.#code);
    return /^[A-Z]/.test(word) && (isOurs || isAlone) ? this.#dictionary.findType(word) : undefined;
  }

  #add(word: string, start: number, meaning: Meaning): void {
    this.#found.push({ ...meaning, start, end: start + word.length });
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
