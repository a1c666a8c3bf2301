// Not wrapped: the original is empty. This one is only the button; the dialog's code loads on the first intent.
import { useHistory } from "@docusaurus/router";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { LostDialog } from "../../search/button/lost-dialog.tsx";
import { reloadWithSearch, takeLeftQuery } from "../../search/button/reopen.ts";
import { SearchButton } from "../../search/button/search-button.tsx";
import { useDialogCode } from "../../search/button/use-dialog-code.ts";
import { isSearchOpen, readFirstLetter } from "../../search/shortcuts.ts";
import { useShortcuts } from "../../search/use-shortcuts.ts";

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  /** The initial query of the dialog; undefined while the search is closed. */
  const [initialQuery, setInitialQuery] = useState<string>();
  const isOpen = initialQuery !== undefined;
  const { code, loss, load } = useDialogCode();
  const open = useCallback(
    (query = "") => {
      if (!isSearchOpen()) {
        // Letters typed while the code is loading belong to the query.
        setInitialQuery((typed = "") => typed + query);
        load();
      }
    },
    [load],
  );
  const close = useCallback(() => setInitialQuery(undefined), []);
  useShortcuts(isOpen, open, close);
  useEffect(() => {
    const query = takeLeftQuery();
    if (query !== undefined) {
      open(query);
    }
  }, [open]);

  // Going back, for example with a swipe on a phone, closes the search along with the page that it was opened on. It
  // happens at the navigation and not when the page is shown, because by then a reader may have reopened the search.
  const history = useHistory();
  useEffect(() => history.listen((_, action) => (action === "POP" ? close() : undefined)), [history, close]);

  // This runs after the dialog has closed, because until then the button can't take focus. The page must not scroll:
  // because of the window's scroll padding, a button in the navbar counts as out of view.
  useEffect(() => {
    const element = button.current;
    return isOpen ? () => element?.focus({ preventScroll: true }) : undefined;
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const letter = readFirstLetter(event.nativeEvent);
    if (letter) {
      event.preventDefault();
      open(letter);
    }
  };
  return (
    <>
      <SearchButton
        element={button}
        isBusy={isOpen && !code && !loss}
        onClick={() => open()}
        onIntent={load}
        onKeyDown={onKeyDown}
      />
      {code && <code.SearchPreload />}
      {code && isOpen && <code.SearchDialog initialQuery={initialQuery} onClose={close} />}
      {isOpen && loss && (
        <LostDialog loss={loss} onRetry={load} onReload={() => reloadWithSearch(initialQuery)} onClose={close} />
      )}
    </>
  );
}
