import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from "react";
import { moveActive } from "../active-row.ts";
import { useDialog } from "./dialog-context.ts";
import { toElementId } from "./rows.ts";

interface SearchInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly isGrid: boolean;
}

/** The field that keeps the focus while the dialog is open; the arrow keys highlight a row below it. */
export function SearchInput({ ref, query, onChange, isGrid }: SearchInputProps): ReactNode {
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
  return (
    <input
      ref={ref}
      className="search-input"
      type="text"
      inputMode="search"
      enterKeyHint="go"
      role="combobox"
      aria-label={texts.placeholder}
      aria-autocomplete="list"
      aria-haspopup={isGrid ? "grid" : "listbox"}
      aria-expanded={hasRows}
      aria-controls={hasRows ? `${id}-list` : undefined}
      aria-activedescendant={active >= 0 ? toElementId(id, active) : undefined}
      placeholder={texts.placeholder}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      dir="auto"
      value={query}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={(event) => pasteLines(event, onChange)}
    />
  );
}

/** A field of one line drops line breaks, which would join words of a pasted error message: they become blanks. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>, onChange: (query: string) => void): void {
  const pasted = event.clipboardData.getData("text");
  if (/[\r\n\t]/.test(pasted)) {
    event.preventDefault();
    const input = event.currentTarget;
    const { selectionStart, selectionEnd } = input;
    input.setRangeText(pasted.replace(/\s+/g, " ").trim(), selectionStart ?? 0, selectionEnd ?? 0, "end");
    onChange(input.value);
  }
}

/** Does what a click on the row would: the row's own link knows where it leads. */
function followRow(elementId: string, isNewTab: boolean): void {
  const element = document.getElementById(elementId);
  const link = element instanceof HTMLAnchorElement ? element : element?.querySelector("a");
  if (link && isNewTab) {
    window.open(link.href, "_blank", "noopener");
  } else {
    link?.click();
  }
}
