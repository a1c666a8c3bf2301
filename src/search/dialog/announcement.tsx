import { type ReactNode, useEffect, useState } from "react";
import type { SearchTexts } from "../../../config/search-texts.ts";
import type { Screen } from "../state.ts";
import { countResults, shorten } from "../texts.ts";

/** How long the reader has to pause before the outcome is announced, in milliseconds: not after every letter. */
const PAUSE_MS = 600;

/** Longest part of a query that's announced, in characters: listeners know the query, and more would delay the rest. */
const LONGEST_SAID = 100;

/** Announces a text to screen readers once it has stopped changing. */
export function Announcement({ text }: { readonly text: string }): ReactNode {
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

export function describeScreen(screen: Screen, texts: SearchTexts): string {
  switch (screen.name) {
    case "start":
      return "";
    case "loading":
      return texts.loading;
    case "error":
      return `${texts.error}. ${texts.errorHelp}`;
    case "no-results":
      return `${texts.noResults} ${shorten(screen.answer.query, LONGEST_SAID)}`;
    case "results":
      return countResults(screen.answer.total, texts);
  }
}
