import type { FormEvent, ReactNode, RefObject } from "react";
import { Icon } from "../icons.tsx";
import { useDialog } from "./dialog-context.ts";
import { type FieldAttributes, SearchInput } from "./search-input.tsx";
import { useQueryField } from "./use-query-field.ts";

interface SearchBoxProps {
  readonly box: RefObject<HTMLInputElement>;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onClose: () => void;
  /** Whether rows with buttons of their own stand below, rather than a plain list. */
  readonly isGrid: boolean;
  /** What the box is while a conversation is open: a field for questions. */
  readonly asking?: AskingBox | undefined;
}

/** The box of a conversation. */
export interface AskingBox {
  readonly field: FieldAttributes;
  readonly question: string;
  readonly onChange: (question: string) => void;
  readonly backText: string;
  readonly onBack: () => void;
  readonly stopText: string;
  /** Ends the answer that is on its way; undefined while none is. */
  readonly onStop: (() => void) | undefined;
}

/** The top of the dialog: what is searched for or asked, and the ways to clear it and to leave. */
export function SearchBox({ box, query, onChange, onClose, isGrid, asking }: SearchBoxProps): ReactNode {
  const { texts } = useDialog();
  const queryField = useQueryField(isGrid);
  const value = asking ? asking.question : query;
  const change = asking ? asking.onChange : onChange;
  const onReset = (event: FormEvent) => {
    event.preventDefault();
    change("");
    box.current?.focus();
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
      <SearchInput key="field" box={box} value={value} onChange={change} {...(asking ? asking.field : queryField)} />
      {value !== "" && (
        <button type="reset" className="search-clear" aria-label={texts.clear} title={texts.clear}>
          <Icon name="clear" />
        </button>
      )}
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
