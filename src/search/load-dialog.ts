type DialogModule = typeof import("./dialog/index.ts");

let loading: Promise<DialogModule> | undefined;

/** Loads the code of the dialog; after a failure the next call tries again. */
export function loadDialog(): Promise<DialogModule> {
  loading ??= import("./dialog/index.ts").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
