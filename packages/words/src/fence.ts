import { readCodeTitle } from "@docs/pages";
import type { Code } from "mdast";

/** A fenced block in the form that the checks use. */
export interface Fence {
  readonly language: string;
  /** Value of `title="…"` after the language. */
  readonly title: string | undefined;
  readonly text: string;
}

/** Reads a fenced block of a page. */
export function toFence({ lang, meta, value }: Code): Fence {
  return { language: lang ?? "", title: readCodeTitle({ meta }), text: value };
}
