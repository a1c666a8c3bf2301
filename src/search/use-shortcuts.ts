import { useEffect } from "react";
import { isField, readShortcut } from "./shortcuts.ts";

/** Listens for the keys that open and close the search anywhere on the page. */
export function useShortcuts(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = readShortcut(event, { isOpen, isInField: isField(event.target) });
      // Another search may already have handled the key.
      if (shortcut && !event.defaultPrevented) {
        event.preventDefault();
        (shortcut === "open" ? open : close)();
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen, open, close]);
}
