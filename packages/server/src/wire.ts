import type { AnswerFailure, AnswerPart, AnswerSource } from "@docs/answers/types";

/** The only tool of the assistant; hosted Ask AI gives its own the same name. */
export const SEARCH_TOOL = "searchIndex";

/**
 * What the answers of this site add to the UI message stream of the AI SDK, each as a part `data-<name>`: what a
 * stream of text cannot say. A client that does not know them still gets the text.
 */
export interface AnswerData {
  /** All sources so far, in the order in which `[1]`, `[2]` … of the text name them. */
  readonly sources: readonly AnswerSource[];
  /** Words or a program of the documentation, verbatim. */
  readonly part: Exclude<AnswerPart, { readonly type: "markdown" }>;
  /** The documentation has no answer; these pages are the nearest. */
  readonly refused: readonly AnswerSource[];
  /** Why the answer ends with the error that follows. */
  readonly failure: AnswerFailure;
}

/** What the search tool tells readers: the passages themselves are for the model. */
export interface SearchOutput {
  readonly query: string;
  readonly count: number;
}

/** Body of an answer that is an error from the start. */
export interface ErrorBody {
  readonly error: {
    readonly failure: AnswerFailure;
    /** Where, what was found, what was expected, and how to mend it. */
    readonly message: string;
  };
}
