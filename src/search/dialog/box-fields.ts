import { type ComponentPropsWithoutRef, type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { type DialogAnswers, useIsAnswering } from "../../answers/use-answers.ts";
import type { Screen } from "../state.ts";
import type { DialogContext } from "./dialog-context.ts";
import { moveActive, type Row, type RowGroup, toElementId } from "./rows.ts";

export interface SearchBoxProps {
  readonly box: RefObject<HTMLInputElement>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly field: FieldAttributes;
  /** The buttons of a conversation; undefined while the box is for queries. */
  readonly conversation?: ConversationButtons;
}

/** The buttons of the box while a conversation is open. */
export interface ConversationButtons {
  readonly backText: string;
  readonly onBack: () => void;
  readonly stopText: string;
  /** Stops the answer that's on its way; undefined if there's none. */
  readonly onStop: (() => void) | undefined;
}

/** Attributes that make the box a field for queries or for questions. */
export type FieldAttributes = Omit<ComponentPropsWithoutRef<"input">, "onChange" | "value">;

/**
 * Returns the attributes of a field for queries: the arrow keys highlight a row below it, and Enter does the same as a
 * click on that row.
 */
export function toQueryField(
  { texts, id, active, setActive }: DialogContext,
  screen: Screen,
  groups: readonly RowGroup[],
): FieldAttributes {
  const rows = groups.flatMap((group): readonly Row[] => group.rows);
  const hasRows = rows.length > 0;
  const element = active && toElementId(id, active);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const next = moveActive(event.key, active, rows);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === "Enter") {
      event.preventDefault();
      followRow(element ?? "", event.ctrlKey || event.metaKey);
    }
  };
  return {
    inputMode: "search",
    enterKeyHint: "go",
    role: "combobox",
    "aria-label": texts.placeholder,
    "aria-autocomplete": "list",
    // On the start screen, rows contain buttons.
    "aria-haspopup": screen.name === "start" ? "grid" : "listbox",
    "aria-expanded": hasRows,
    "aria-controls": hasRows ? `${id}-list` : undefined,
    "aria-activedescendant": element,
    placeholder: texts.placeholder,
    onKeyDown,
  };
}

function followRow(elementId: string, isNewTab: boolean): void {
  const row = document.getElementById(elementId);
  const element = row?.matches("a, button") ? row : row?.querySelector<HTMLElement>("a, button");
  if (element instanceof HTMLAnchorElement && isNewTab) {
    window.open(element.href, "_blank", "noopener");
  } else {
    element?.click();
  }
}

/** How far an arrow key scrolls, in pixels: as much as in a browser's window. */
const LINE_PX = 40;

/** Share of the visible height that a page key scrolls, so the last lines of the previous page stay visible. */
const PAGE = 0.9;

interface QuestionBoxParts {
  readonly answers: DialogAnswers | undefined;
  /** The element that the box's keys scroll; a one-line field has no use for them itself. */
  readonly screen: RefObject<HTMLElement>;
  readonly focusBox: () => void;
}

/**
 * Returns the box of the open conversation: Enter asks, and keys that the field doesn't need scroll the answer.
 *
 * @returns undefined while the box is for queries.
 */
export function useQuestionBox({
  answers,
  screen,
  focusBox,
}: QuestionBoxParts): Omit<SearchBoxProps, "box"> | undefined {
  const [text, setText] = useState("");
  const session = answers?.session;
  const isAnswering = useIsAnswering(session);
  const isOpen = session !== undefined;
  useEffect(() => (isOpen ? () => setText("") : undefined), [isOpen]);
  if (!answers || !session) {
    return undefined;
  }
  const { texts, back } = answers;
  const asking = session.kind === "open" ? session.asking : undefined;
  const thenFocus = (act: () => void) => () => {
    act();
    focusBox();
  };
  const onSubmit = () => {
    if (asking && !isAnswering) {
      asking.ask(text);
      setText("");
    }
  };
  return {
    text,
    onText: setText,
    field: {
      inputMode: "text",
      enterKeyHint: "send",
      "aria-label": texts.askPlaceholder,
      placeholder: isAnswering ? texts.answering : texts.askPlaceholder,
      onKeyDown: (event) => onQuestionKey(event, screen.current, onSubmit),
    },
    conversation: {
      backText: texts.backToKeywordSearch,
      onBack: thenFocus(back),
      stopText: texts.stop,
      onStop: asking && isAnswering ? thenFocus(asking.stop) : undefined,
    },
  };
}

function onQuestionKey(event: KeyboardEvent, screen: HTMLElement | null, onSubmit: () => void): void {
  if (event.nativeEvent.isComposing) {
    return;
  }
  const page = (screen?.clientHeight ?? 0) * PAGE;
  const distances = { ArrowDown: LINE_PX, ArrowUp: -LINE_PX, PageDown: page, PageUp: -page };
  const top: number | undefined = distances[event.key as keyof typeof distances];
  if (top !== undefined) {
    event.preventDefault();
    screen?.scrollBy({ top });
  } else if (event.key === "Enter") {
    event.preventDefault();
    onSubmit();
  }
}
