import { type ReactNode, useEffect, useRef } from "react";
import { useSearchTexts } from "../use-settings.ts";
import type { Loss } from "./explain-loss.ts";

interface LostDialogProps {
  readonly loss: Loss;
  readonly onRetry: () => void;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Renders a replacement for the dialog if its code couldn't be loaded, so it's small and loads with the button. */
export function LostDialog({ loss, onRetry, onReload, onClose }: LostDialogProps): ReactNode {
  const texts = useSearchTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOutdated = loss === "outdated";
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="search-lost" aria-label={texts.button} onCancel={onClose} onClose={onClose}>
      <p>
        <strong>{isOutdated ? texts.updated : texts.error}</strong>
      </p>
      <p>{isOutdated ? texts.updatedHelp : texts.errorHelp}</p>
      <button type="button" onClick={isOutdated ? onReload : onRetry}>
        {isOutdated ? texts.reload : texts.retry}
      </button>
      <button type="button" onClick={onClose}>
        {texts.close}
      </button>
    </dialog>
  );
}
