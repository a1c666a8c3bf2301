import type { Code } from "mdast";

/** A fenced block as the checks see it. */
export interface Fence {
  readonly language: string;
  /** Value of `title="…"` behind the language. */
  readonly title: string | undefined;
  readonly text: string;
}

/** Reads a fenced block of a page. */
export function toFence({ lang, meta, value }: Code): Fence {
  return { language: lang ?? "", title: /title="(?<title>[^"]*)"/.exec(meta ?? "")?.groups?.title, text: value };
}
