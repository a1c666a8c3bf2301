import type { SiteSection } from "./site.ts";
import type { AnswerPart, AnswerSource } from "./types.ts";

/** A complete answer, before it is streamed piece by piece. */
export interface Answer {
  readonly sources: readonly AnswerSource[];
  readonly parts: readonly AnswerPart[];
}

/** The most parts of each type in one answer; readers don't take in more at once. */
const MOST = { quote: 6, code: 2 } as const;

/** Collects the parts of an answer and numbers sources in the order in which they are added. */
export class AnswerDraft {
  readonly sources: AnswerSource[] = [];
  readonly parts: AnswerPart[] = [];
  readonly #said = new Set<string>();

  count(type: "quote" | "code"): number {
    return this.parts.filter((part) => part.type === type).length;
  }

  isFull(type: "quote" | "code"): boolean {
    return this.count(type) >= MOST[type];
  }

  quote({ source }: SiteSection, text: string): void {
    if (!this.#said.has(text) && !this.isFull("quote")) {
      this.#said.add(text);
      this.parts.push({ type: "quote", text, source: this.#number(source) });
    }
  }

  program({ source }: SiteSection, code: string, language: string): void {
    if (!this.#said.has(code) && !this.isFull("code")) {
      this.#said.add(code);
      this.parts.push({ type: "code", code, language, source: this.#number(source) });
    }
  }

  #number(source: AnswerSource): number {
    const known = this.sources.indexOf(source);
    return known === -1 ? this.sources.push(source) - 1 : known;
  }
}
