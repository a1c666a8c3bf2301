import { type ReactNode, useEffect, useState } from "react";
import type { Screen } from "../state.ts";
import { fillIn, type SearchTexts, shorten } from "../texts.ts";
import { useDialog } from "./dialog-context.ts";

/** How long the reader has to pause before the outcome is read out, in milliseconds: not after every letter. */
const PAUSE_MS = 600;

/** A listener knows what was typed; more of it would only hold up the next word, in characters. */
const LONGEST_SAID = 100;

/** Tells screen readers what came of a query, once the reader has stopped typing. */
export function Announcement({ screen }: { readonly screen: Screen }): ReactNode {
  const { texts } = useDialog();
  const text = describe(screen, texts);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="search-unseen">
      {said}
    </p>
  );
}

function describe(screen: Screen, texts: SearchTexts): string {
  switch (screen.name) {
    case "start":
      return "";
    case "loading":
      return texts.loading;
    case "error":
      return `${texts.error}. ${texts.errorHelp}`;
    case "no-results":
      return `${texts.noResults} ${shorten(screen.answer.query, LONGEST_SAID)}`;
    case "results": {
      const count = screen.answer.total;
      return count === 1 ? texts.oneResult : fillIn(texts.manyResults, { count });
    }
  }
}
