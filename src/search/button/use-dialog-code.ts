import { useCallback, useState } from "react";
import { loadOnce } from "../load-once.ts";
import { preloadSearch } from "../preload-search.ts";
import { explainLoss, type Loss } from "./explain-loss.ts";

const loadDialog = loadOnce(async () => {
  // `preload-search.ts` finds the file by this chunk name.
  const { SearchDialog, SearchPreload } = await import(
    /* webpackChunkName: "search-dialog" */ "../dialog/search-dialog.tsx"
  );
  return { SearchDialog, SearchPreload };
});

interface DialogCode {
  readonly code: Awaited<ReturnType<typeof loadDialog>> | undefined;
  /** Why it couldn't be loaded; undefined while it's loading. */
  readonly loss: Loss | undefined;
  /** Loads the code; may be called at every sign that the reader is about to open the search. */
  readonly load: () => void;
}

/** Loads the code of the dialog at the first sign that a reader needs it. */
export function useDialogCode(): DialogCode {
  const [code, setCode] = useState<DialogCode["code"]>();
  const [loss, setLoss] = useState<Loss>();
  const load = useCallback(() => {
    setLoss(undefined);
    preloadSearch();
    loadDialog().then(setCode, async (error: unknown) => setLoss(await explainLoss(error)));
  }, []);
  return { code, loss, load };
}
