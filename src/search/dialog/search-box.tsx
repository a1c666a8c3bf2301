import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect } from "react";
import { Icon } from "../icons.tsx";
import { useDialog } from "./dialog-context.ts";
import { type FieldAttributes, SearchInput } from "./search-input.tsx";
import { useQueryField } from "./use-query-field.ts";

interface SearchBoxProps {
  readonly box: RefObject<HTMLInputElement>;
  readonly initialQuery: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
  /** Whether rows with buttons of their own stand below, rather than a plain list. */
  readonly isGrid: boolean;
  /** What the box is while a conversation is open: a field for questions. */
  readonly asking?: QuestionBox | undefined;
}

/** The box of a conversation. */
export interface QuestionBox {
  readonly field: FieldAttributes;
  readonly backText: string;
  readonly onBack: () => void;
  readonly stopText: string;
  /** Ends the answer that is on its way; undefined while none is. */
  readonly onStop: (() => void) | undefined;
}

/** The top of the dialog: what is searched for or asked, and the ways to clear it and to leave. */
export function SearchBox({ box, initialQuery, onQuery, onClose, isGrid, asking }: SearchBoxProps): ReactNode {
  const { texts } = useDialog();
  const queryField = useQueryField(isGrid);
  const isAsking = asking !== undefined;
  useOwnText(box, isAsking);
  const onText = (text: string) => isAsking || onQuery(text);
  const onReset = (event: FormEvent) => {
    // The form would go back to what the dialog was opened with.
    event.preventDefault();
    if (box.current) {
      box.current.value = "";
      box.current.focus({ preventScroll: true });
    }
    onText("");
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of readers
    <form role="search" className="search-box" onSubmit={(event) => event.preventDefault()} onReset={onReset}>
      {asking ? (
        <button
          type="button"
          className="search-action search-back"
          aria-label={asking.backText}
          title={asking.backText}
          onClick={asking.onBack}
        >
          <Icon name="back" />
        </button>
      ) : (
        <Icon name="search" />
      )}
      <SearchInput
        key="field"
        box={box}
        initialText={initialQuery}
        onText={onText}
        {...(asking ? asking.field : queryField)}
      />
      <button type="reset" className="search-clear" aria-label={texts.clear} title={texts.clear}>
        <Icon name="clear" />
      </button>
      {asking?.onStop && (
        <button type="button" className="search-cancel" onClick={asking.onStop}>
          {asking.stopText}
        </button>
      )}
      <button type="button" className="search-cancel" onClick={onClose}>
        {asking ? texts.close : texts.cancel}
      </button>
    </form>
  );
}

/** Empties the box for the questions of a conversation, and gives it the query back afterwards. */
function useOwnText(box: RefObject<HTMLInputElement>, isAsking: boolean): void {
  useLayoutEffect(() => {
    const input = box.current;
    if (!isAsking || !input) {
      return;
    }
    const query = input.value;
    input.value = "";
    return () => {
      input.value = query;
    };
  }, [box, isAsking]);
}
