import { type RefObject, useLayoutEffect } from "react";
import { ACTIVE_MARKER } from "../marker.ts";

/** Shows a dialog above everything else for as long as it is mounted, and keeps the page below from scrolling. */
export function useModal(dialog: RefObject<HTMLDialogElement>, box: RefObject<HTMLInputElement>): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    // The scroll bar goes with the scrolling; what it took has to stay free, or the page would jump.
    const scrollbarWidth = window.innerWidth - documentElement.clientWidth;
    body.classList.add(ACTIVE_MARKER);
    body.style.paddingRight = `${scrollbarWidth}px`;
    // The root and not the body: it is what scrolls, because it clips sideways itself.
    documentElement.style.overflow = "hidden";
    dialog.current?.showModal();
    const input = box.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
    return () => {
      body.classList.remove(ACTIVE_MARKER);
      body.style.paddingRight = "";
      documentElement.style.overflow = "";
    };
  }, [dialog, box]);
}
