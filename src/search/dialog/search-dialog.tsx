import { type ReactNode, type SyntheticEvent, useRef } from "react";
import { createPortal } from "react-dom";
import hitsCss from "../hits.css?text";
import messagesCss from "../messages.css?text";
import { useSearchTexts } from "../use-settings.ts";
import footCss from "./foot.css?text";
import frameCss from "./frame.css?text";
import listCss from "./list.css?text";
import { Panel } from "./panel.tsx";
import { useAnswers } from "./use-answers.ts";
import { useModal } from "./use-modal.ts";

/** What the button hands to the dialog. */
export interface DialogProps {
  /** What was typed on the button. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The search of the whole site, above the page. */
export function SearchDialog({ initialQuery, onClose }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const answers = useAnswers();
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
        // At the key and not only at `cancel`, which the browser leaves out where it closes a dialog by itself.
        if (event.key === "Escape" && answers?.session && !event.nativeEvent.isComposing) {
          onEscape(event);
        }
      }}
      onCancel={onEscape}
      // The browser closes a dialog by itself at the second Escape, whatever was made of the first.
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target === dialog.current) {
          // What is under the pointer then must not take the focus from the button.
          event.preventDefault();
          onClose();
        }
      }}
    >
      <style>{frameCss + footCss + listCss + hitsCss + messagesCss}</style>
      <Panel box={box} initialQuery={initialQuery} onClose={onClose} answers={answers} />
    </dialog>,
    document.body,
  );
}
