/** The text of a program, and where its chains begin and end. */
export class ProgramText {
  /** Partners of parentheses, in both directions. */
  readonly #partners = new Map<number, number>();
  readonly #code: string;
  readonly #language: string;

  /** @param code the program, with blanks for the characters of comments and strings. */
  constructor(code: string, language: string) {
    this.#code = code;
    this.#language = language;
    const open: number[] = [];
    for (const { 0: sign, index } of this.#code.matchAll(/[()]/g)) {
      if (sign === "(") {
        open.push(index);
      } else {
        const start = open.pop() ?? index;
        this.#partners.set(start, index).set(index, start);
      }
    }
  }

  /** Returns the offset of the other parenthesis of a pair. */
  partnerOf(offset: number): number | undefined {
    return this.#partners.get(offset);
  }

  /** Returns the offset of the last character of a chain; undefined for any other expression. */
  findEnd(start: number): number | undefined {
    const first = /^(?:\$?[A-Za-z_]\w*|\()/.exec(this.#code.slice(start))?.[0];
    let end = first === "(" ? this.#partners.get(start) : first && start + first.length - 1;
    while (typeof end === "number") {
      const rest = this.#code.slice(end + 1);
      const link = /^\s*[?!]?(?:\.|->|::)\s*[A-Za-z_]\w*|^\s*\(/.exec(rest)?.[0];
      if (link === undefined) {
        return end;
      }
      end = link.endsWith("(") ? this.#partners.get(end + link.length) : end + link.length;
    }
    return undefined;
  }

  /** Returns the offset of the last character of what a member belongs to; undefined for a name that stands alone. */
  findOwner(start: number): number | undefined {
    const access = this.#language === "php" ? /(?:\?->|->|::)\s*$/ : /(?:\?\.|!\.|(?<!\.)\.|::)\s*$/;
    const before = access.exec(this.#code.slice(0, start));
    return before ? this.previous(before.index - 1) : undefined;
  }

  /** Returns the offset of the first character at or behind another that isn't white space. */
  next(offset: number): number {
    const rest = this.#code.slice(offset);
    return offset + rest.length - rest.trimStart().length;
  }

  /** Returns the offset of the last character at or before another that isn't white space. */
  previous(offset: number): number {
    return this.#code.slice(0, offset + 1).trimEnd().length - 1;
  }
}
