import { createContext, useContext } from "react";
import type { SearchTexts } from "../../../config/search-texts.ts";
import type { SavedHit } from "../saved.ts";

/** What every part of an open dialog can use. */
export interface DialogContext {
  readonly texts: SearchTexts;
  /** Prefix of the ids of elements, unique on the page. */
  readonly id: string;
  /** Id of the highlighted row. */
  readonly active: string | undefined;
  readonly setActive: (row: string) => void;
  /** Remembers a hit and closes the dialog; the link itself or the router leads there. */
  readonly follow: (saved: SavedHit) => void;
  /** Puts the focus back into the box when a button that had it goes. */
  readonly focusBox: () => void;
  readonly close: () => void;
}

const Context = createContext<DialogContext | undefined>(undefined);

export const DialogContextProvider = Context.Provider;

/**
 * Returns the context of the dialog that a part is in.
 *
 * @throws Error outside a dialog.
 */
export function useDialog(): DialogContext {
  const context = useContext(Context);
  if (!context) {
    throw new Error("useDialog was called outside <SearchDialog>. Render the component inside it.");
  }
  return context;
}
