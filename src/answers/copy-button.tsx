import { type ReactNode, useEffect, useState } from "react";
import type { AnswerTexts } from "../../config/answer-texts.ts";
import { copyText } from "../client/copy-text.ts";
import { Icon } from "../search/icons.tsx";

interface CopyButtonProps {
  readonly texts: AnswerTexts;
  /** Describes what is copied, for readers who can't see what the button is next to. */
  readonly label: string;
  readonly className: string;
  readonly read: () => string;
  /** Whether an icon takes the place of the text until there's an outcome to tell. */
  readonly isIcon?: boolean;
}

/** How long a button shows its confirmation, in milliseconds: enough to read one word, without a noticeable wait. */
const CONFIRMATION_MS = 1500;

/** Renders a button that copies a text and confirms it briefly. */
export function CopyButton({ texts, label, className, read, isIcon = false }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const onClick = async () => setOutcome((await copyText(read())) ? "copied" : "copyFailed");
  return (
    <button
      type="button"
      className={className}
      aria-label={outcome ? texts[outcome] : label}
      title={isIcon ? label : undefined}
      onClick={onClick}
    >
      {isIcon && <Icon name="copy" />}
      <span aria-live="polite" className={isIcon && !outcome ? "search-unseen" : undefined}>
        {texts[outcome ?? "copy"]}
      </span>
    </button>
  );
}
