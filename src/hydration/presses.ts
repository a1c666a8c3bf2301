import { ARTICLE_CLASS } from "../articles/article-root.ts";
import { isField, readFirstLetter, readShortcut } from "../search/shortcuts.ts";
import { findAgain, readPlace } from "./place.ts";

/** A press on something that only the framework can answer. */
interface Press {
  readonly control: HTMLElement;
  /** Where the control stands: the framework may make it anew. */
  readonly place: readonly number[];
  /** What `aria-busy` said before the press. */
  readonly busy: string | null;
  /** The key that was pressed; a click without one. */
  readonly key?: KeyboardEvent;
}

/** Controls of the framework; those inside an article are the early script's own. */
const CONTROL = 'button, a[role="button"], a[href="#"]';

/** The one button with keys of its own. */
export const SEARCH_BUTTON = "button[aria-keyshortcuts]";

const SKIP_LINK = 'a[href="#__docusaurus_skipToContent_fallback"]';

/**
 * Keeps what a reader presses before the framework is there, so that nothing is lost.
 *
 * A control that is pressed says that it is busy. Pressing it again changes nothing: a reader who presses the menu
 * twice because nothing happens wants it open.
 *
 * @param onPress called at each press with what was pressed; it loads the framework.
 * @returns a function that does what was pressed, in that order, and ends the keeping.
 */
export function rememberPresses(onPress: (control: HTMLElement) => void): () => void {
  const presses: Press[] = [];

  function remember(event: Event, control: HTMLElement, key?: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (key || !presses.some((press) => press.control === control && !press.key)) {
      presses.push({ control, place: readPlace(control), busy: control.ariaBusy, key });
      control.ariaBusy = "true";
    }
    onPress(control);
  }

  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const control = findControl(target);
    if (control) {
      remember(event, control);
    } else if (target?.closest(SKIP_LINK)) {
      event.preventDefault();
      focusMain();
    }
  };
  // The colour toggle is disabled until the framework is there, and a disabled button has no clicks.
  const onPointerUp = (event: PointerEvent) => {
    const control = event.target instanceof Element ? findControl(event.target) : undefined;
    if (control?.matches(":disabled")) {
      remember(event, control);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const control = findControlOfKey(event);
    if (control && !event.defaultPrevented) {
      // What is typed from here on belongs to the query.
      control.focus({ preventScroll: true });
      remember(event, control, event);
    }
  };

  window.addEventListener("click", onClick, true);
  window.addEventListener("pointerup", onPointerUp, true);
  // Below the window: the key that has started the early script has passed that already.
  document.addEventListener("keydown", onKeyDown, true);
  return () => {
    window.removeEventListener("click", onClick, true);
    window.removeEventListener("pointerup", onPointerUp, true);
    document.removeEventListener("keydown", onKeyDown, true);
    for (const press of presses.splice(0)) {
      repeat(press);
    }
  };
}

function findControl(target: Element | undefined): HTMLElement | undefined {
  const control = target?.closest<HTMLElement>(CONTROL);
  return control && !control.closest(`.${ARTICLE_CLASS}`) ? control : undefined;
}

/** Finds what a key belongs to: the search by its shortcuts and by letters typed on it, a menu by Enter. */
function findControlOfKey(event: KeyboardEvent): HTMLElement | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  const search = document.querySelector<HTMLElement>(SEARCH_BUTTON) ?? undefined;
  const isShortcut = readShortcut(event, { isOpen: false, isInField: isField(target) }) !== undefined;
  if (isShortcut || (search && target === search && readFirstLetter(event))) {
    return search;
  }
  return event.key === "Enter" ? (target?.closest<HTMLElement>('a[role="button"]') ?? undefined) : undefined;
}

function repeat({ control, place, busy, key }: Press): void {
  const found = control.isConnected ? control : findAgain(control, place);
  if (!found) {
    return;
  }
  found.ariaBusy = busy;
  if (!key) {
    found.click();
    return;
  }
  if (found !== control) {
    found.focus({ preventScroll: true });
  }
  const { code, ctrlKey, metaKey, altKey, shiftKey } = key;
  const init = { key: key.key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  found.dispatchEvent(new KeyboardEvent("keydown", init));
}

/** Does what the framework's skip link does. */
function focusMain(): void {
  const main = document.querySelector<HTMLElement>("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
  main?.removeAttribute("tabindex");
}
