import type { FormEvent, ReactNode, RefObject } from "react";
import { Icon } from "../icons.tsx";
import { useDialog } from "./dialog-context.ts";
import { SearchInput } from "./search-input.tsx";

interface SearchBoxProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onClose: () => void;
  /** Whether rows with buttons of their own stand below, rather than a plain list. */
  readonly isGrid: boolean;
}

/** The top of the dialog: what is searched for, and the ways to clear it and to leave. */
export function SearchBox({ ref, query, onChange, onClose, isGrid }: SearchBoxProps): ReactNode {
  const { texts } = useDialog();
  const onReset = (event: FormEvent) => {
    event.preventDefault();
    onChange("");
    ref.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of readers
    <form role="search" className="search-box" onSubmit={(event) => event.preventDefault()} onReset={onReset}>
      <Icon name="search" />
      <SearchInput ref={ref} query={query} onChange={onChange} isGrid={isGrid} />
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
