import { type Citations, createCitations } from "@docs/answers/citations";
import type { AnswerEvent } from "@docs/answers/types";
import { NO_ANSWER } from "./prompt.ts";
import type { RetrievedPassages } from "./retrieved-passages.ts";

/** The text of an answer on its way from the model to the reader. */
export interface AnswerText {
  /** Adds a piece of the model's text and yields the events that may be shown so far. */
  push(text: string): Generator<AnswerEvent>;
  /** Counts characters of the current reply that readers don't see. */
  count(characters: number): void;
  /** Checks whether the current reply has reached its maximum length, after which text is dropped. */
  isFull(): boolean;
  /** Starts counting the characters of another reply. */
  startReply(): void;
  /** Yields the remaining events. */
  end(): Generator<AnswerEvent>;
  /** Drops the text that hasn't been shown yet when a model searches, because it only announced the search. */
  discard(): void;
  /** Checks whether there is an answer, which is text that cites a source. */
  isAnswer(): boolean;
}

/** Creates a text that's shown once it has cited a source, with a maximum number of characters per reply. */
export function createAnswerText(retrieved: RetrievedPassages, mostCharacters: number): AnswerText {
  let citations: Citations = createCitations(retrieved);
  let held = "";
  let shownSources = 0;
  let isRefused = false;
  let isOpen = false;
  let left = mostCharacters;

  function* show(words: string): Generator<AnswerEvent> {
    const { sources } = retrieved;
    held += words;
    isRefused ||= shownSources === 0 && held.trimStart().startsWith(NO_ANSWER);
    if (isRefused || held === "" || sources.length === 0) {
      return;
    }
    if (sources.length > shownSources) {
      shownSources = sources.length;
      yield { type: "sources", sources: [...sources] };
    }
    const text = isOpen ? held : held.trimStart();
    held = "";
    yield isOpen ? { type: "delta", text } : { type: "part", part: { type: "markdown", text } };
    isOpen = true;
  }

  return {
    push(text) {
      const kept = text.slice(0, Math.max(left, 0));
      left -= text.length;
      return show(citations.push(kept));
    },
    count(characters) {
      left -= characters;
    },
    isFull: () => left < 0,
    startReply() {
      left = mostCharacters;
    },
    end: () => show(citations.end()),
    discard() {
      held = "";
      isOpen = false;
      citations = createCitations(retrieved);
    },
    isAnswer: () => shownSources > 0,
  };
}
