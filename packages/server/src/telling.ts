import { type Citations, createCitations } from "@docs/answers/citations";
import type { AnswerEvent } from "@docs/answers/types";
import type { Ledger } from "./ledger.ts";
import { NO_ANSWER } from "./prompt.ts";

/** The answer's text on its way. */
export interface Telling {
  /** Tokens of the current step that the service has not counted yet. */
  estimated: number;
  push(text: string): Generator<AnswerEvent>;
  /** Counts characters of the current reply that readers don't get. */
  count(characters: number): void;
  /** Whether the current reply is as long as one may be; what follows of it is dropped. */
  isFull(): boolean;
  nextReply(): void;
  /** Tells the rest. */
  end(): Generator<AnswerEvent>;
  /** Drops what is not told yet when a model searches: it said that it would. */
  forget(): void;
  /** Whether there is an answer: words that name a source. */
  hasTold(): boolean;
}

/** Tells a text as far as it has named a source, and of each reply no more than so many characters. */
export function createTelling(ledger: Ledger, mostCharacters: number): Telling {
  let citations: Citations = createCitations(ledger);
  let held = "";
  let told = 0;
  let isRefused = false;
  let isOpen = false;
  let left = mostCharacters;

  function* release(words: string): Generator<AnswerEvent> {
    held += words;
    isRefused ||= told === 0 && held.trimStart().startsWith(NO_ANSWER);
    if (isRefused || held === "" || ledger.sources.length === 0) {
      return;
    }
    if (ledger.sources.length > told) {
      told = ledger.sources.length;
      yield { type: "sources", sources: [...ledger.sources] };
    }
    const text = isOpen ? held : held.trimStart();
    held = "";
    yield isOpen ? { type: "delta", text } : { type: "part", part: { type: "markdown", text } };
    isOpen = true;
  }

  return {
    estimated: 0,
    push(text) {
      const kept = text.slice(0, Math.max(left, 0));
      left -= text.length;
      return release(citations.push(kept));
    },
    count(characters) {
      left -= characters;
    },
    isFull: () => left < 0,
    nextReply() {
      left = mostCharacters;
    },
    end: () => release(citations.end()),
    forget() {
      held = "";
      isOpen = false;
      citations = createCitations(ledger);
    },
    hasTold: () => told > 0,
  };
}
