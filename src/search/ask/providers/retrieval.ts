import type { AnswerEvent, AnswerPart, AnswerProvider, AnswerSource, AskOptions } from "@docs/answers/types";

/** What the documentation says about a question. */
export interface Retrieval {
  /** Passages for a model, by the number of their source. */
  readonly passages: readonly string[];
  readonly sources: readonly AnswerSource[];
  /** The same as an answer without a model: what comes after the search. A refusal is one too. */
  readonly answer: readonly AnswerEvent[];
  readonly isRefused: boolean;
}

/** Looks a question up; tells of its search by `onProgress`. */
export type Retrieve = (
  question: string,
  options: AskOptions,
  onProgress: (event: AnswerEvent) => void,
) => Promise<Retrieval>;

/** Makes retrieval of an answer that quotes: what it quotes is what a model may know, and its gate is the model's. */
export function retrieveFrom(local: AnswerProvider): Retrieve {
  return async (question, options, onProgress) => {
    const answer: AnswerEvent[] = [];
    for await (const event of local.ask(question, options)) {
      if (isProgress(event)) {
        onProgress(event);
      } else {
        answer.push(event);
      }
    }
    const sources = answer.flatMap((event) => (event.type === "sources" ? [event.sources] : [])).at(-1) ?? [];
    const parts = answer.flatMap((event) => (event.type === "part" ? [event.part] : []));
    return {
      passages: sources.map((_, index) => readPassage(parts, index)),
      sources,
      answer,
      isRefused: answer.some(({ type }) => type === "refused"),
    };
  };
}

function isProgress({ type }: AnswerEvent): boolean {
  return type === "thinking" || type === "searching" || type === "searched";
}

function readPassage(parts: readonly AnswerPart[], index: number): string {
  return parts
    .flatMap((part) => (part.type !== "markdown" && part.source === index ? [part] : []))
    .map((part) => (part.type === "code" ? part.code : part.text).trim())
    .join("\n");
}
