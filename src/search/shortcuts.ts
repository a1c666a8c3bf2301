/** The part of a key press that determines its effect. */
export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing?: boolean;
}

/**
 * Returns the action that a key press anywhere on the page requests from the search.
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

/** Returns the letter or digit that was typed on the button, as the start of a query. */
export function readFirstLetter({ key, altKey, ctrlKey, metaKey, isComposing = false }: KeyPress): string | undefined {
  const isTyped = !(altKey || ctrlKey || metaKey || isComposing);
  return isTyped && /^[\p{L}\p{N}]$/u.test(key) ? key : undefined;
}

/** Checks whether an element takes key presses as text. */
export function isField(element: unknown): boolean {
  return (
    element instanceof HTMLElement && (element.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName))
  );
}

/**
 * The class of `<body>` while a search is open.
 *
 * Hosted search widgets set the same class: while one of them is open, this search stays closed.
 */
export const OPEN_CLASS = "DocSearch--active";

/** Checks whether a search, this one or another, is open on the page. */
export function isSearchOpen(): boolean {
  return document.body.classList.contains(OPEN_CLASS);
}
