/** The source of a statement: a section of a page on this site. */
export interface AnswerSource {
  /** From the site root without `baseUrl`, with the anchor of the section. */
  readonly url: string;
  /** Heading of the section, or the page's title. */
  readonly title: string;
  /** Title of the page. */
  readonly page: string;
  /** Whether what's quoted from it only adds to the answer; left out of a source that answers. */
  readonly isMore?: boolean;
}

/** A piece of an answer. Never markup. */
export type AnswerPart =
  /** A verbatim quotation from the documentation; `source` is an index into the sources. */
  | {
      readonly type: "quote";
      readonly text: string;
      readonly source: number;
      /** Where code begins and ends in the text. */
      readonly code?: readonly (readonly [start: number, end: number])[];
      /** Where links begin and end in the text, and the addresses of their sections, from the site root without `baseUrl`. */
      readonly links?: readonly (readonly [start: number, end: number, url: string])[];
      /** Number of the item in its list, 0 for one with a bullet; omitted if it's no item. */
      readonly item?: number;
      /** Whether this item or row clearly has more of the question than the others around it, and at least half of it. */
      readonly isMatch?: boolean;
      /** Whether it's the sentence that answers, at the beginning of a paragraph that the next quote continues. */
      readonly isLead?: boolean;
      /** Whether it's shown only to readers who ask for the rest of the passage. */
      readonly isRest?: boolean;
    }
  /** A verbatim program from the documentation; `title` is the name of its file, or of its tab. */
  | {
      readonly type: "code";
      readonly code: string;
      readonly language: string;
      readonly title?: string;
      readonly source: number;
      /** Index of the line that clearly has the most of the question, and at least half of it; omitted if none does. */
      readonly match?: number;
      /** Index of the line at which what's shown of a long program begins; omitted if that's the first. */
      readonly from?: number;
      readonly isRest?: boolean;
    }
  /** A remark about the answer, such as that none was found; no quotation. */
  | { readonly type: "note"; readonly text: string }
  /** Text from a model, in Markdown of which only a safe part is shown; `[1]` refers to the first source. */
  | { readonly type: "markdown"; readonly text: string };

/** An event that a provider sends while it answers. */
export type AnswerEvent =
  | { readonly type: "thinking" }
  | { readonly type: "searching"; readonly query: string }
  | { readonly type: "searched"; readonly query: string; readonly count: number }
  /** All sources so far, in the order in which parts refer to them; sent before the first part that refers to one. */
  | { readonly type: "sources"; readonly sources: readonly AnswerSource[] }
  /** Begins a part. */
  | { readonly type: "part"; readonly part: AnswerPart }
  /** Continues the last part, which is Markdown. */
  | { readonly type: "delta"; readonly text: string }
  /** The documentation has no answer, but the nearest pages may help. Nothing but `done` follows. */
  | { readonly type: "refused"; readonly nearest: readonly AnswerSource[] }
  | { readonly type: "done" };

/** An earlier question and its answer, as providers receive them. */
export interface Exchange {
  readonly question: string;
  readonly sources: readonly AnswerSource[];
  /** The answer as plain text. */
  readonly text: string;
}

export interface AskOptions {
  /** Earlier exchanges of the conversation, oldest first. */
  readonly history: readonly Exchange[];
  readonly sdk?: "go" | "python" | "typescript" | "php" | "java";
  readonly signal?: AbortSignal;
}

/** The reason why an answer failed, which decides the reader's next step. */
export type AnswerFailure = "offline" | "busy" | "limit" | "unavailable" | "malformed";

export class AnswerError extends Error {
  readonly failure: AnswerFailure;
  constructor(failure: AnswerFailure, message: string) {
    super(message);
    this.name = "AnswerError";
    this.failure = failure;
  }
}

export interface AnswerProvider {
  /** Starts loading what an answer needs; can be called more than once. */
  preload(): void;
  /** Answers a question. The iterable throws `AnswerError`, and ends without more events if the signal aborts. */
  ask(question: string, options: AskOptions): AsyncIterable<AnswerEvent>;
  /** Sends the reader's vote, if the provider has someone who reads it. */
  sendFeedback?(vote: "like" | "dislike", exchange: Exchange): Promise<void>;
  /** Whether the text comes from a model, in which case the disclaimer appears below the answer. */
  readonly isGenerated: boolean;
}
