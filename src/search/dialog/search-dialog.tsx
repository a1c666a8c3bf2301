import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import hitsCss from "../hits.css?text";
import { selectScreen } from "../state.ts";
import { useSearchProvider } from "../use-provider.ts";
import { useSearch } from "../use-search.ts";
import { Announcement } from "./announcement.tsx";
import type { AskAiSeam } from "./ask-ai-seam.ts";
import css from "./dialog.css?text";
import { DialogContextProvider } from "./dialog-context.ts";
import { Footer } from "./footer.tsx";
import { Screens } from "./screens.tsx";
import { SearchBox } from "./search-box.tsx";
import { useModal } from "./use-modal.ts";
import { useRowList } from "./use-row-list.ts";

/** What the button hands to the dialog. */
export interface DialogProps {
  /** What was typed on the button. */
  readonly initialQuery: string;
  readonly onClose: () => void;
  /** Without it nothing of Ask AI is shown. */
  readonly askAi?: AskAiSeam;
}

/** The search of the whole site, above the page. */
export function SearchDialog({ initialQuery, onClose, askAi }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [isAsking, setAsking] = useState(false);
  const provider = useSearchProvider();
  const { state, retry } = useSearch(provider, query);
  const screen = selectScreen(state);
  const { context, saved, changeSaved } = useRowList(screen, onClose);
  const isPending = state.kind === "pending";

  useModal(dialog, box);
  useEffect(() => provider.preload(), [provider]);

  const onEscape = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isAsking) {
      setAsking(false);
    } else {
      onClose();
    }
  };
  /** Does what a button of a screen asks for; the button may go with its screen, so the box takes the focus. */
  const andFocusBox = (action: () => void) => () => {
    action();
    box.current?.focus();
  };
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that closes; a dialog tells of it by `cancel`
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={context.texts.button}
      onCancel={onEscape}
      // The browser closes a dialog by itself at the second Escape, whatever was made of the first.
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <style>{hitsCss + css}</style>
      <DialogContextProvider value={context}>
        <div className="search-panel" data-pending={isPending || undefined}>
          <SearchBox
            ref={box}
            query={query}
            onChange={setQuery}
            onClose={onClose}
            popup={screen.name === "start" ? "grid" : "listbox"}
          />
          <div className="search-screen">
            {askAi && isAsking ? (
              <askAi.Answer query={query.trim()} onBack={() => setAsking(false)} />
            ) : (
              <Screens
                screen={screen}
                query={query.trim()}
                isPending={isPending}
                saved={saved}
                askAi={askAi}
                onChangeSaved={(next) => andFocusBox(() => changeSaved(next))()}
                onChangeQuery={(next) => andFocusBox(() => setQuery(next))()}
                onAsk={() => setAsking(true)}
                onRetry={andFocusBox(retry)}
                onClose={onClose}
              />
            )}
          </div>
          <Footer poweredBy={provider.poweredBy} />
          <Announcement screen={screen} />
        </div>
      </DialogContextProvider>
    </dialog>,
    document.body,
  );
}
