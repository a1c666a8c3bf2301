import type { ClipboardEvent, ReactNode } from "react";
import { Icon } from "../icons.tsx";
import type { SearchBoxProps } from "./box-fields.ts";
import { useDialog } from "./dialog-context.ts";

/**
 * Renders the top of the dialog: the field for a query or question, and the buttons that clear it and leave.
 *
 * The field is the same element for queries and questions, so the focus and a phone's keyboard stay when one becomes
 * the other.
 */
export function SearchBox({ box, text, onText, field, conversation }: SearchBoxProps): ReactNode {
  const { texts, close, focusBox } = useDialog();
  const onClear = () => {
    onText("");
    focusBox();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: some readers' browsers don't support <search>
    <form role="search" className="search-box" onSubmit={(event) => event.preventDefault()}>
      {conversation ? (
        <button
          type="button"
          className="search-action search-back"
          aria-label={conversation.backText}
          title={conversation.backText}
          onClick={conversation.onBack}
        >
          <Icon name="back" />
        </button>
      ) : (
        <Icon name="search" />
      )}
      <input
        key="field"
        ref={box}
        className="search-input"
        type="text"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="auto"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onPaste={(event) => pasteLines(event, onText)}
        {...field}
      />
      <button type="button" className="search-clear" aria-label={texts.clear} title={texts.clear} onClick={onClear}>
        <Icon name="clear" />
      </button>
      {conversation?.onStop && (
        <button type="button" className="search-cancel" onClick={conversation.onStop}>
          {conversation.stopText}
        </button>
      )}
      <button type="button" className="search-cancel" onClick={close}>
        {conversation ? texts.close : texts.cancel}
      </button>
    </form>
  );
}

/** Replaces line breaks in pasted text with spaces: a one-line field drops them, joining words of an error message. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>, onText: (text: string) => void): void {
  const pasted = event.clipboardData.getData("text");
  if (/[\r\n\t]/.test(pasted)) {
    event.preventDefault();
    const input = event.currentTarget;
    const { selectionStart, selectionEnd } = input;
    input.setRangeText(pasted.replace(/\s+/g, " ").trim(), selectionStart ?? 0, selectionEnd ?? 0, "end");
    onText(input.value);
  }
}
