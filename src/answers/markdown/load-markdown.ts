import { loadOnce } from "../../search/load-once.ts";

/** Loads the Markdown renderer, which only answers from models need. */
export const loadMarkdown = loadOnce(async () => {
  const { Markdown } = await import("./markdown.tsx");
  return { Markdown };
});
