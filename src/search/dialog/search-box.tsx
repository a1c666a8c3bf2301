import type { ClipboardEvent, FormEvent, KeyboardEvent, ReactNode, Ref } from "react";
import { moveActive } from "../active-row.ts";
import { useDialog } from "./dialog-context.ts";
import { Icon } from "../icons.tsx";
import { toElementId } from "./rows.ts";

interface SearchBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onClose: () => void;
  /** What the arrow keys move in, for assistive technology. */
  readonly popup: "grid" | "listbox";
}

/** The box that keeps the focus while the dialog is open; the arrow keys highlight a row below it. */
export function SearchBox({ ref, query, onChange, onClose, popup }: SearchBoxProps): ReactNode {
  const { texts, id, rows, active, setActive } = useDialog();
  const hasRows = rows.length > 0;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const next = moveActive(event.key, active, rows.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === "Enter") {
      event.preventDefault();
      followRow(toElementId(id, active), event.ctrlKey || event.metaKey);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text");
    if (/[\r\n\t]/.test(pasted)) {
      // A field of one line drops line breaks, which would join words of a pasted error message.
      event.preventDefault();
      const input = event.currentTarget;
      const { selectionStart, selectionEnd } = input;
      input.setRangeText(pasted.replace(/\s+/g, " ").trim(), selectionStart ?? 0, selectionEnd ?? 0, "end");
      onChange(input.value);
    }
  };
  const onReset = (event: FormEvent) => {
    event.preventDefault();
    onChange("");
    document.getElementById(`${id}-box`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of readers
    <form role="search" className="search-box" onSubmit={(event) => event.preventDefault()} onReset={onReset}>
      <Icon name="search" />
      <input
        ref={ref}
        id={`${id}-box`}
        className="search-input"
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={texts.placeholder}
        aria-autocomplete="list"
        aria-haspopup={popup}
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
        onPaste={onPaste}
      />
      {query !== "" && (
        <button type="reset" className="search-clear" aria-label={texts.clear} title={texts.clear}>
          <Icon name="clear" />
        </button>
      )}
      <button type="button" className="search-cancel" onClick={onClose}>
        {texts.cancel}
      </button>
    </form>
  );
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
