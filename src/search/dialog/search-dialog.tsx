import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { adoptStyles } from "../../adopt-styles.ts";
import { useAnswers } from "../../answers/use-answers.ts";
import { isSparing } from "../../client/is-sparing.ts";
import hitsCss from "../hits.css?text";
import messagesCss from "../messages.css?text";
import { OPEN_CLASS } from "../shortcuts.ts";
import { useSearchProvider } from "../use-provider.ts";
import { useSearchTexts } from "../use-settings.ts";
import footCss from "./foot.css?text";
import frameCss from "./frame.css?text";
import listCss from "./list.css?text";
import { Panel } from "./panel.tsx";

export interface DialogProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** Renders the site's search above the page. */
export function SearchDialog({ initialQuery, onClose }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const answers = useAnswers();
  adoptStyles(frameCss + footCss + listCss + hitsCss + messagesCss);
  useModal(dialog, box);

  const onEscape = (event: SyntheticEvent) => {
    event.preventDefault();
    if (answers?.session) {
      answers.back();
      box.current?.focus({ preventScroll: true });
    } else {
      onClose();
    }
  };
  return createPortal(
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={useSearchTexts().button}
      onKeyDown={(event) => {
        // Handled at the key as well as at `cancel`, which browsers don't send if they close a dialog themselves.
        // By design, so nobody is trapped: https://github.com/mdn/content/issues/43943
        if (event.key === "Escape" && answers?.session && !event.nativeEvent.isComposing) {
          onEscape(event);
        }
      }}
      onCancel={onEscape}
      // The browser closes a dialog by itself at the second Escape, no matter how the first was handled.
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target === dialog.current) {
          // The element under the pointer once the dialog has closed must not take the focus from the button.
          event.preventDefault();
          onClose();
        }
      }}
    >
      <Panel box={box} initialQuery={initialQuery} onClose={onClose} answers={answers} />
    </dialog>,
    document.body,
  );
}

/** Shows a dialog above everything else while it's mounted, and keeps the page below from scrolling. */
function useModal(dialog: RefObject<HTMLDialogElement>, box: RefObject<HTMLInputElement>): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    // The scroll bar disappears with the scrolling; its space has to stay free, or the page would jump.
    const scrollbarWidth = window.innerWidth - documentElement.clientWidth;
    body.classList.add(OPEN_CLASS);
    body.style.paddingRight = `${scrollbarWidth}px`;
    // Set on the root and not on the body: the root is what scrolls, because it clips sideways itself.
    documentElement.style.overflow = "hidden";
    dialog.current?.showModal();
    const input = box.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
    return () => {
      body.classList.remove(OPEN_CLASS);
      body.style.paddingRight = "";
      documentElement.style.overflow = "";
    };
  }, [dialog, box]);
}

/** Loads the search provider as soon as the dialog's code has loaded, before the dialog is opened. */
export function SearchPreload(): null {
  const provider = useSearchProvider();
  useEffect(() => {
    if (!isSparing()) {
      provider.preload();
    }
  }, [provider]);
  return null;
}
