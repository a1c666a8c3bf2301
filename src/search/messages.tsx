import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";
import { toIssueUrl } from "./links.ts";
import type { SearchAnswer } from "./provider.ts";
import { shorten } from "./texts.ts";
import { useSearchTexts } from "./use-settings.ts";

/** Renders a message until the first answer arrives, which only readers on a slow connection see. */
export function LoadingMessage(): ReactNode {
  const texts = useSearchTexts();
  return <p className="search-quiet search-late">{texts.loading}</p>;
}

export function ErrorMessage({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const texts = useSearchTexts();
  return (
    <div className="search-message">
      <Icon name="offline" />
      <p className="search-message-title">{texts.error}</p>
      <p>{texts.errorHelp}</p>
      <button type="button" className="search-retry" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

interface NoResultsMessageProps {
  readonly answer: SearchAnswer;
  readonly issueUrl: string | undefined;
  readonly onSuggestion: (query: string) => void;
}

/** Queries to suggest if a provider has no better ones; each is the subject of a page. */
const COMMON_SEARCHES = ["install", "cache volume", "secrets", "services"];

/** Longest part of the query that's shown, in characters: a few lines of the dialog. The box has the whole query. */
const LONGEST_SHOWN = 300;

/** Renders a message that a query has no results, with suggestions for what to do next. */
export function NoResultsMessage({ answer, issueUrl, onSuggestion }: NoResultsMessageProps): ReactNode {
  const texts = useSearchTexts();
  const suggestions = answer.suggestions.length > 0 ? answer.suggestions : COMMON_SEARCHES;
  return (
    <div className="search-message">
      <Icon name="nothing" />
      <p className="search-message-title">
        {texts.noResults} <bdi>“{shorten(answer.query, LONGEST_SHOWN)}”</bdi>
      </p>
      <p>{texts.suggestions}:</p>
      <ul className="search-suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      {issueUrl && (
        <p>
          {texts.missing}{" "}
          <a href={toIssueUrl(issueUrl, answer.query)} target="_blank" rel="noopener noreferrer">
            {texts.letUsKnow}
          </a>
        </p>
      )}
    </div>
  );
}
