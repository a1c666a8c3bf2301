import { loadOnce } from "../../search/load-once.ts";

/** Loads what reads Markdown, which only answers of models need. */
export const loadMarkdown = loadOnce(async () => {
  const { Markdown } = await import("./markdown.tsx");
  return { Markdown };
});
