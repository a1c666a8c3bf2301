/** What a stand-in does with a request: answer, or fail in one of the ways in which services do. */
export type Behavior =
  | {
      readonly type: "answer";
      readonly text?: string;
      readonly query?: string;
      /** Opens before each of its turns. */
      readonly gate?: Promise<void>;
      /** Opens in the middle of its words. */
      readonly pause?: Promise<void>;
    }
  /** Searches for as long as it may. */
  | { readonly type: "search-only" }
  | { readonly type: "status"; readonly status: number }
  /** Searches, and then repeats a piece of its answer, or of its thoughts, until it is stopped. */
  | { readonly type: "flood"; readonly piece: string; readonly kind?: "content" | "reasoning_content" }
  /** Takes the request and never says a word. */
  | { readonly type: "silent" }
  /** Stops in the middle of a word. */
  | { readonly type: "cut" }
  /** Sends an event that is no JSON. */
  | { readonly type: "broken-json" }
  /** Ends in good order, but does not say that it is done. */
  | { readonly type: "no-finish" }
  /** Asks for a tool that it was not given. */
  | { readonly type: "unknown-tool" };
