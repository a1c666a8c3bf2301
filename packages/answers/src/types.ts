/** Where a statement comes from: a section of a page of this site. */
export interface AnswerSource {
  /** From the site root without baseUrl, with the anchor of the section. */
  readonly url: string;
  /** Heading of the section, or the page's title. */
  readonly title: string;
  /** Title of the page. */
  readonly page: string;
}

/** A piece of an answer. Never markup. */
export type AnswerPart =
  /** Words of the documentation, verbatim; `source` is an index into the sources. */
  | { readonly type: "quote"; readonly text: string; readonly source: number }
  /** A program of the documentation, verbatim. */
  | { readonly type: "code"; readonly code: string; readonly language: string; readonly source: number }
  /** Words of a model, in Markdown of which only a safe part is shown; `[1]` names the first source. */
  | { readonly type: "markdown"; readonly text: string };

/** What a provider tells while it answers. */
export type AnswerEvent =
  | { readonly type: "thinking" }
  | { readonly type: "searching"; readonly query: string }
  | { readonly type: "searched"; readonly query: string; readonly count: number }
  /** All sources so far, in the order in which parts name them; comes before the first part that names one. */
  | { readonly type: "sources"; readonly sources: readonly AnswerSource[] }
  /** Begins a part. */
  | { readonly type: "part"; readonly part: AnswerPart }
  /** Goes on with the last part, which is Markdown. */
  | { readonly type: "delta"; readonly text: string }
  /** The documentation has no answer; the nearest pages may help. Nothing but `done` follows. */
  | { readonly type: "refused"; readonly nearest: readonly AnswerSource[] }
  | { readonly type: "done" };

/** A question and its answer, as providers get what was said before. */
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

/** Why an answer failed, for the reader's next step. */
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
  /** Starts loading what an answer needs; may be called again. */
  preload(): void;
  /** Answers; the iterable throws AnswerError, and ends without more events when the signal aborts. */
  ask(question: string, options: AskOptions): AsyncIterable<AnswerEvent>;
  /** Takes the reader's vote where the provider has somebody who reads it. */
  sendFeedback?(vote: "like" | "dislike", exchange: Exchange): Promise<void>;
  /** Whether words come from a model: then the disclaimer stands below the answer. */
  readonly isGenerated: boolean;
}
