import { type ReactNode, useEffect, useRef } from "react";
import { useSearchTexts } from "../use-settings.ts";

interface LostDialogProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Stands in for the dialog where not even its code could be loaded; so it is small and comes with the button. */
export function LostDialog({ onRetry, onClose }: LostDialogProps): ReactNode {
  const texts = useSearchTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="search-lost" aria-label={texts.button} onCancel={onClose} onClose={onClose}>
      <p>
        <strong>{texts.error}</strong>
      </p>
      <p>{texts.errorHelp}</p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
      <button type="button" onClick={onClose}>
        {texts.close}
      </button>
    </dialog>
  );
}
