import { type ReactNode, useEffect, useState } from "react";
import type { AnswerTexts } from "../../config/answer-texts.ts";
import { copyText } from "../client/copy-text.ts";

interface CopyButtonProps {
  readonly texts: AnswerTexts;
  /** Describes what is copied, for readers who can't see what the button is next to. */
  readonly label: string;
  readonly className: string;
  readonly read: () => string;
}

/** How long a button shows its confirmation, in milliseconds: enough to read one word, without a noticeable wait. */
const CONFIRMATION_MS = 1500;

/** Renders a button that copies a text and confirms it briefly. */
export function CopyButton({ texts, label, className, read }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const onClick = async () => setOutcome((await copyText(read())) ? "copied" : "copyFailed");
  return (
    <button type="button" className={className} aria-label={outcome ? texts[outcome] : label} onClick={onClick}>
      <span aria-live="polite">{texts[outcome ?? "copy"]}</span>
    </button>
  );
}
