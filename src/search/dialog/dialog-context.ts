import { createContext, useContext } from "react";
import type { SearchTexts } from "../../../config/search-texts.ts";
import type { SavedHit } from "../saved.ts";
import type { Row } from "./rows.ts";

/** What every part of an open dialog can use. */
export interface DialogContext {
  readonly texts: SearchTexts;
  /** Prefix of the ids of elements, unique on the page. */
  readonly id: string;
  readonly rows: readonly Row[];
  /** Index of the highlighted row, -1 for none. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  /** Remembers a hit and closes the dialog; the link itself or the router leads there. */
  readonly follow: (saved: SavedHit) => void;
  readonly toHref: (url: string) => string;
  readonly close: () => void;
}

const Context = createContext<DialogContext | undefined>(undefined);

export const DialogContextProvider = Context.Provider;

/**
 * Gives the dialog that a part stands in.
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
