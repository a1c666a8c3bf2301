type MarkdownModule = Pick<typeof import("./markdown.tsx"), "Markdown">;

let loading: Promise<MarkdownModule> | undefined;

/** Loads what reads Markdown, which only answers of models need; after a failure the next call tries again. */
export function loadMarkdown(): Promise<MarkdownModule> {
  loading ??= import("./markdown.tsx").then(
    ({ Markdown }) => ({ Markdown }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
