import type { KeyboardEvent } from "react";
import { moveActive } from "../active-row.ts";
import { useDialog } from "./dialog-context.ts";
import { toElementId } from "./rows.ts";
import type { FieldAttributes } from "./search-input.tsx";

/**
 * Gives what makes the box a field for queries: the arrow keys highlight a row below it, and Enter does what a click on
 * the row would.
 *
 * @param isGrid whether rows with buttons of their own stand below, rather than a plain list.
 */
export function useQueryField(isGrid: boolean): FieldAttributes {
  const { texts, id, rows, active, setActive } = useDialog();
  const hasRows = rows.length > 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.nativeEvent.isComposing ? undefined : moveActive(event.key, active, rows.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      followRow(toElementId(id, active), event.ctrlKey || event.metaKey);
    }
  };
  return {
    inputMode: "search",
    enterKeyHint: "go",
    role: "combobox",
    "aria-label": texts.placeholder,
    "aria-autocomplete": "list",
    "aria-haspopup": isGrid ? "grid" : "listbox",
    "aria-expanded": hasRows,
    "aria-controls": hasRows ? `${id}-list` : undefined,
    "aria-activedescendant": active >= 0 ? toElementId(id, active) : undefined,
    placeholder: texts.placeholder,
    onKeyDown,
  };
}

/** Does what a click on the row would: the row's own link or button knows what that is. */
function followRow(elementId: string, isNewTab: boolean): void {
  const row = document.getElementById(elementId);
  const element = row?.matches("a, button") ? row : row?.querySelector<HTMLElement>("a, button");
  if (element instanceof HTMLAnchorElement && isNewTab) {
    window.open(element.href, "_blank", "noopener");
  } else {
    element?.click();
  }
}
