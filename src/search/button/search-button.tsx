import type { KeyboardEventHandler, ReactNode, RefObject } from "react";
import { useSearchTexts } from "../use-settings.ts";

interface SearchButtonProps {
  readonly element: RefObject<HTMLButtonElement>;
  /** Whether the dialog was asked for and is still on its way. */
  readonly isBusy: boolean;
  readonly onClick: () => void;
  /** Focus, hover and touch: the reader may be about to search. */
  readonly onIntent: () => void;
  readonly onKeyDown: KeyboardEventHandler;
}

/**
 * The search box of the navbar; a round button where there is no room for a box.
 *
 * Its name is the text that is seen on it, keys included, so that it can be called by voice (WCAG 2.5.3).
 */
export function SearchButton({ element, isBusy, onClick, onIntent, onKeyDown }: SearchButtonProps): ReactNode {
  const texts = useSearchTexts();
  return (
    <button
      ref={element}
      type="button"
      className="search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-busy={isBusy}
      onClick={onClick}
      onFocus={onIntent}
      onMouseEnter={onIntent}
      onTouchStart={onIntent}
      onKeyDown={onKeyDown}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.75" cy="8.75" r="5.5" />
        <path d="m13 13 4 4" />
      </svg>
      <span className="search-button-text">{texts.button}</span>
      {/* Both are served; the inline script of the page's head has said which machine this is before they are seen. */}
      <span className="search-button-keys">
        <kbd className="search-key-other">Ctrl</kbd>
        <kbd className="search-key-apple">⌘</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
