/** The part of a key press that decides. */
export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing?: boolean;
}

/**
 * Says what a key press anywhere on the page asks of the search.
 *
 * While the search is closed, keys pressed in a field belong to that field.
 */
export function readShortcut(
  press: KeyPress,
  { isOpen, isInField }: { readonly isOpen: boolean; readonly isInField: boolean },
): "open" | "close" | undefined {
  const isCommandK = press.key.toLowerCase() === "k" && (press.ctrlKey || press.metaKey);
  if (isOpen) {
    return isCommandK ? "close" : undefined;
  }
  const isSlash = press.key === "/" && !press.ctrlKey && !press.metaKey && !press.altKey;
  return (isCommandK || isSlash) && !isInField ? "open" : undefined;
}

/** Gives the letter or digit that was typed on the button, to begin a query with. */
export function readFirstLetter({ key, altKey, ctrlKey, metaKey, isComposing = false }: KeyPress): string | undefined {
  const isTyped = !(altKey || ctrlKey || metaKey || isComposing);
  return isTyped && /^[\p{L}\p{N}]$/u.test(key) ? key : undefined;
}

/** Says whether keys pressed on an element are text for it. */
export function isField(element: unknown): boolean {
  return (
    element instanceof HTMLElement && (element.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName))
  );
}

/**
 * The class of `<body>` while a search is open.
 *
 * It is the one that hosted search widgets set too: where one of those is open, this search stays closed.
 */
export const OPEN_CLASS = "DocSearch--active";

/** Tells whether a search, this or another, is open on the page. */
export function isSearchOpen(): boolean {
  return document.body.classList.contains(OPEN_CLASS);
}
