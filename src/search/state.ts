import type { SearchAnswer } from "./provider.ts";

/** The state of a search. */
export type SearchState =
  /** No query has been entered. */
  | { readonly kind: "idle" }
  /** An answer is on its way; the previous one, if any, is still shown. */
  | { readonly kind: "pending"; readonly previous: SearchAnswer | undefined }
  | { readonly kind: "answered"; readonly answer: SearchAnswer }
  | { readonly kind: "failed" };

/** The screen that the reader sees. */
export type Screen =
  | { readonly name: "start" }
  | { readonly name: "loading" }
  | { readonly name: "results"; readonly answer: SearchAnswer }
  | { readonly name: "no-results"; readonly answer: SearchAnswer }
  | { readonly name: "error" };

/** Returns the screen for a state; while the next answer is on its way, the last one stays, so nothing flickers. */
export function selectScreen(state: SearchState): Screen {
  switch (state.kind) {
    case "idle":
      return { name: "start" };
    case "failed":
      return { name: "error" };
    case "pending":
      return state.previous ? showAnswer(state.previous) : { name: "loading" };
    case "answered":
      return showAnswer(state.answer);
  }
}

function showAnswer(answer: SearchAnswer): Screen {
  return { name: answer.total > 0 ? "results" : "no-results", answer };
}

/** Returns the state at the start of a new query. */
export function toPending(state: SearchState): SearchState {
  switch (state.kind) {
    case "answered":
      return { kind: "pending", previous: state.answer };
    case "pending":
      return state;
    case "idle":
    case "failed":
      return { kind: "pending", previous: undefined };
  }
}
