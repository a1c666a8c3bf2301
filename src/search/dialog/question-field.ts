import type { KeyboardEvent, RefObject } from "react";
import type { AnswerTexts } from "../../../config/answer-texts.ts";
import type { FieldAttributes } from "./search-input.tsx";

interface QuestionField {
  readonly texts: AnswerTexts;
  readonly isAnswering: boolean;
  /** What the keys of the box scroll: the field of one line has no use for them itself. */
  readonly screen: RefObject<HTMLElement>;
  readonly onSubmit: () => void;
}

/** How far an arrow key scrolls, in pixels: as much as in a browser's window. */
const LINE_PX = 40;

/** Of the visible height: a page turned keeps the last lines of the one before. */
const PAGE = 0.9;

/** Gives what makes the box a field for questions: Enter asks, and the keys that leave it alone scroll the answer. */
export function toQuestionField({ texts, isAnswering, screen, onSubmit }: QuestionField): FieldAttributes {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const distance = readDistance(event.key, screen.current?.clientHeight ?? 0);
    if (distance !== undefined) {
      event.preventDefault();
      screen.current?.scrollBy({ top: distance });
    } else if (event.key === "Enter") {
      event.preventDefault();
      onSubmit();
    }
  };
  return {
    inputMode: "text",
    enterKeyHint: "send",
    "aria-label": texts.askPlaceholder,
    placeholder: isAnswering ? texts.answering : texts.askPlaceholder,
    onKeyDown,
  };
}

function readDistance(key: string, height: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return LINE_PX;
    case "ArrowUp":
      return -LINE_PX;
    case "PageDown":
      return height * PAGE;
    case "PageUp":
      return -height * PAGE;
    default:
      return undefined;
  }
}
