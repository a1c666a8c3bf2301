import type { KeyboardEventHandler, ReactNode, RefObject } from "react";
import { useSearchTexts } from "../use-settings.ts";

interface SearchButtonProps {
  readonly element: RefObject<HTMLButtonElement>;
  /** Whether the dialog has been requested and is still loading. */
  readonly isBusy: boolean;
  readonly onClick: () => void;
  /** Called on focus, hover, and touch, when the reader may be about to search. */
  readonly onIntent: () => void;
  readonly onKeyDown: KeyboardEventHandler;
}

/**
 * Renders the search box of the navbar, or a round button if there's no room for a box.
 *
 * Its accessible name is its visible text, keys included, so it works with voice control (WCAG 2.5.3).
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
      {/* Both are served; the inline script in the page's head detects the machine before they're visible. */}
      <span className="search-button-keys">
        <kbd className="search-key-other">Ctrl</kbd>
        <kbd className="search-key-apple">⌘</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
