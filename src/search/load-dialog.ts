type DialogModule = Pick<typeof import("./dialog/index.ts"), "SearchDialog" | "SearchPreload">;

let loading: Promise<DialogModule> | undefined;

/** Loads the code of the dialog; after a failure the next call tries again. */
export function loadDialog(): Promise<DialogModule> {
  // By this name `preload-search.ts` finds its file.
  loading ??= import(/* webpackChunkName: "search-dialog" */ "./dialog/index.ts").then(
    ({ SearchDialog, SearchPreload }) => ({ SearchDialog, SearchPreload }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
