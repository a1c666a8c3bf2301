type DialogModule = Pick<typeof import("./dialog/index.ts"), "SearchDialog" | "SearchPreload">;

let loading: Promise<DialogModule> | undefined;

/** Loads the code of the dialog; after a failure the next call tries again. */
export function loadDialog(): Promise<DialogModule> {
  loading ??= import("./dialog/index.ts").then(
    ({ SearchDialog, SearchPreload }) => ({ SearchDialog, SearchPreload }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
