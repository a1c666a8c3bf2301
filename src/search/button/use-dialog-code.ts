import { useCallback, useState } from "react";
import { loadOnce } from "../load-once.ts";
import { preloadSearch } from "../preload-search.ts";
import { explainLoss, type Loss } from "./explain-loss.ts";

/** Loads the code of the dialog. */
const loadDialog = loadOnce(async () => {
  // By this name `preload-search.ts` finds its file.
  const { SearchDialog, SearchPreload } = await import(
    /* webpackChunkName: "search-dialog" */ "../dialog/search-dialog.tsx"
  );
  return { SearchDialog, SearchPreload };
});

/** The dialog's code as it arrives. */
interface DialogCode {
  /** The code, once it has come. */
  readonly code: Awaited<ReturnType<typeof loadDialog>> | undefined;
  /** Why it could not be loaded; nothing while it is on its way. */
  readonly loss: Loss | undefined;
  /** Loads it; may be called at every sign that the search is about to be opened. */
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
