import type { ClipboardEvent, ComponentPropsWithoutRef, ReactNode, RefObject } from "react";

/** What makes the field one for queries or one for questions. */
export type FieldAttributes = Omit<
  ComponentPropsWithoutRef<"input">,
  "onInput" | "onChange" | "value" | "defaultValue"
>;

interface SearchInputProps extends FieldAttributes {
  readonly box: RefObject<HTMLInputElement>;
  readonly initialText: string;
  /** Called with the whole text at each change of it by the reader. */
  readonly onText: (text: string) => void;
}

/**
 * The field that keeps the focus while the dialog is open. It is one element for queries and for questions, so that the
 * focus, and the keyboard of a phone, stay where they are when one becomes the other. It keeps its text itself: a key
 * that is typed draws nothing anew.
 */
export function SearchInput({ box, initialText, onText, ...attributes }: SearchInputProps): ReactNode {
  return (
    <input
      ref={box}
      className="search-input"
      type="text"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      dir="auto"
      defaultValue={initialText}
      onInput={(event) => onText(event.currentTarget.value)}
      onPaste={(event) => pasteLines(event, onText)}
      {...attributes}
    />
  );
}

/** A field of one line drops line breaks, which would join words of a pasted error message: they become blanks. */
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
