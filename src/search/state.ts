import type { SearchAnswer } from "./provider.ts";

/** Where a search stands. */
export type SearchState =
  /** Nothing is asked for. */
  | { readonly kind: "idle" }
  /** An answer is on its way; the one before it, if any, is still shown. */
  | { readonly kind: "pending"; readonly previous: SearchAnswer | undefined }
  | { readonly kind: "answered"; readonly answer: SearchAnswer }
  | { readonly kind: "failed" };

/** What the reader sees. */
export type Screen =
  | { readonly name: "start" }
  | { readonly name: "loading" }
  | { readonly name: "results"; readonly answer: SearchAnswer }
  | { readonly name: "no-results"; readonly answer: SearchAnswer }
  | { readonly name: "error" };

/** Chooses the screen for a state; while the next answer is on its way the last one stays, so that nothing flickers. */
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

/** The state in which a new query begins. */
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
