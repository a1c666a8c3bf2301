import { isField, readFirstLetter, readShortcut } from "../search/shortcuts.ts";
import { ARTICLE_CLASS } from "./article-root.ts";

/** A press on a control that only the framework can handle. */
interface Press {
  readonly control: HTMLElement;
  /** Index among all controls, which identifies the control if the framework has rendered it again. */
  readonly index: number;
  /** Value of `aria-busy` before the press. */
  readonly busy: string | null;
  /** The key that was pressed; undefined for a click. */
  readonly key?: KeyboardEvent;
}

/** Controls that the framework handles; the early script handles those inside an article. */
const CONTROL = 'button, a[role="button"], a[href="#"]';

/** The only button that handles keys itself. */
export const SEARCH_BUTTON = "button[aria-keyshortcuts]";

const SKIP_LINK = 'a[href="#__docusaurus_skipToContent_fallback"]';

/**
 * Remembers what a reader presses before the framework has loaded, so nothing is lost.
 *
 * A pressed control is marked as busy. Pressing it again changes nothing: a reader who presses the menu twice because
 * nothing happens wants it open. Every key counts, because letters typed on the search are its query.
 *
 * @param onPress called at each press with the pressed control; it loads the framework.
 * @returns a function that replays the presses in order, and stops remembering any.
 */
export function rememberPresses(onPress: (control: HTMLElement) => void): () => void {
  const presses: Press[] = [];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  function remember(event: Event, control: HTMLElement, key?: KeyboardEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (key || !presses.some((press) => press.control === control && !press.key)) {
      presses.push({ control, index: listControls().indexOf(control), busy: control.ariaBusy, key });
      control.ariaBusy = "true";
    }
    onPress(control);
  }

  window.addEventListener(
    "click",
    (event) => {
      const control = findControl(event);
      if (control) {
        remember(event, control);
      } else if (event.target instanceof Element && event.target.closest(SKIP_LINK)) {
        event.preventDefault();
        focusMain();
      }
    },
    options,
  );
  window.addEventListener(
    "pointerup",
    (event) => {
      const control = findControl(event);
      // The color toggle is disabled until the framework has loaded, and a disabled button gets no clicks.
      if (control?.matches(":disabled")) {
        remember(event, control);
      }
    },
    options,
  );
  window.addEventListener(
    "keydown",
    (event) => {
      const control = event.defaultPrevented ? undefined : findControlOfKey(event);
      if (control) {
        // The keys that follow belong to the query.
        control.focus({ preventScroll: true });
        remember(event, control, event);
      }
    },
    options,
  );
  return () => {
    listening.abort();
    presses.splice(0).forEach(repeat);
  };
}

function findControl({ target }: Event): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  return control && !control.closest(`.${ARTICLE_CLASS}`) ? control : undefined;
}

/** Finds the control that a key is for: the search by its shortcuts and by letters typed on it, a menu by Enter. */
function findControlOfKey(event: KeyboardEvent): HTMLElement | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  const search = document.querySelector<HTMLElement>(SEARCH_BUTTON) ?? undefined;
  const isShortcut = readShortcut(event, { isOpen: false, isInField: isField(target) }) !== undefined;
  if (isShortcut || (search && target === search && readFirstLetter(event))) {
    return search;
  }
  return event.key === "Enter" ? (target?.closest<HTMLElement>('a[role="button"]') ?? undefined) : undefined;
}

function listControls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROL)];
}

function repeat({ control, index, busy, key }: Press): void {
  const found = control.isConnected ? control : listControls()[index];
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

/** Does the same as the framework's skip link. */
function focusMain(): void {
  const main = document.querySelector<HTMLElement>("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
  main?.removeAttribute("tabindex");
}
