import type { AnswerFailure } from "@docs/answers/types";
import type { AnswerTexts } from "../../config/answer-texts.ts";
import { cleanText } from "./clean-text.ts";
import { toPlainText } from "./plain-text.ts";
import type { Turn } from "./turn.ts";

/** Describes the current step of an answer; empty once its text arrives, or after it has ended. */
export function describeStep({ phase, searches }: Turn, texts: AnswerTexts): string {
  switch (phase) {
    case "thinking":
      return texts.thinking;
    case "searching": {
      const query = cleanText(searches.at(-1)?.query ?? "").trim();
      return query === "" ? texts.searching : `${texts.searchingFor}“${query}”`;
    }
    default:
      return "";
  }
}

/** Describes why an answer failed, and what the reader can do. */
export function describeFailure(failure: AnswerFailure | undefined, texts: AnswerTexts): string {
  switch (failure) {
    case "offline":
      return texts.failedOffline;
    case "busy":
      return texts.failedBusy;
    case "limit":
      return texts.failedLimit;
    case "malformed":
      return texts.failedMalformed;
    case "unavailable":
    case undefined:
      return texts.failedUnavailable;
  }
}

/**
 * Describes an answer's state for screen readers. The answer itself is announced all at once when it has ended, because
 * words announced one by one would interrupt each other.
 */
export function describeTurn(turn: Turn | undefined, texts: AnswerTexts): string {
  switch (turn?.phase) {
    case undefined:
      return "";
    case "thinking":
    case "searching":
      return describeStep(turn, texts);
    case "streaming":
      return texts.answering;
    case "answered":
      return toPlainText(turn);
    case "refused":
      return texts.refused;
    case "stopped":
      return texts.stopped;
    case "failed":
      return `${texts.failed}. ${describeFailure(turn.failure, texts)}`;
  }
}
