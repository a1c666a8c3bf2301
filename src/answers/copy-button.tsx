import { type ReactNode, useEffect, useState } from "react";
import type { AnswerTexts } from "../../config/answer-texts.ts";
import { copyText } from "../client/copy-text.ts";

interface CopyButtonProps {
  readonly texts: AnswerTexts;
  /** What is copied, for those who do not see what the button stands beside. */
  readonly label: string;
  readonly className: string;
  readonly read: () => string;
}

/** How long a button says that it has copied, in milliseconds: time to read one word without waiting for it. */
const CONFIRMATION_MS = 1500;

/** Copies a text, and says so for a moment. */
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
