/** How a stand-in responds to a request: it answers, or fails in one of the ways that services do. */
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
  /** Searches for as long as it's allowed to. */
  | { readonly type: "search-only" }
  | { readonly type: "status"; readonly status: number }
  /** Searches, and then repeats a piece of its answer or its reasoning until it's stopped. */
  | { readonly type: "flood"; readonly piece: string; readonly kind?: "content" | "reasoning_content" }
  /** Accepts the request but never responds. */
  | { readonly type: "silent" }
  /** Stops in the middle of a word. */
  | { readonly type: "cut" }
  /** Sends an event that isn't JSON. */
  | { readonly type: "broken-json" }
  /** Ends normally, but without a finish event. */
  | { readonly type: "no-finish" }
  /** Calls a tool that it wasn't given. */
  | { readonly type: "unknown-tool" };
