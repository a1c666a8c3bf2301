import { createContext, useContext } from "react";
import type { SearchTexts } from "../../../config/search-texts.ts";
import type { SavedHit } from "../saved.ts";

/** Context shared by all parts of an open dialog. */
export interface DialogContext {
  readonly texts: SearchTexts;
  /** Prefix of element ids, unique on the page. */
  readonly id: string;
  readonly active: string | undefined;
  readonly setActive: (row: string) => void;
  /** Saves a hit and closes the dialog; the link itself or the router does the navigation. */
  readonly follow: (saved: SavedHit) => void;
  /** Moves the focus back to the box when a focused button disappears. */
  readonly focusBox: () => void;
  readonly close: () => void;
}

const Context = createContext<DialogContext | undefined>(undefined);

export const DialogContextProvider = Context.Provider;

/**
 * Returns the context of the dialog that a component is in.
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
