import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode } from "react";
import { toSearchPage } from "../links.ts";
import { ErrorMessage, LoadingMessage, NoResultsMessage } from "../messages.tsx";
import type { SavedHits } from "../saved.ts";
import type { Screen } from "../state.ts";
import { useSearchSettings } from "../use-settings.ts";
import type { AskAiSeam } from "./ask-ai-seam.ts";
import { ResultsScreen } from "./results-screen.tsx";
import { StartScreen } from "./start-screen.tsx";

interface ScreensProps {
  readonly screen: Screen;
  readonly query: string;
  readonly isPending: boolean;
  readonly saved: SavedHits;
  readonly askAi: AskAiSeam | undefined;
  readonly onChangeSaved: (saved: SavedHits) => void;
  readonly onChangeQuery: (query: string) => void;
  readonly onAsk: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What stands below the box. */
export function Screens({ screen, query, isPending, askAi, onAsk, ...rest }: ScreensProps): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { searchPagePath, issueUrl } = useSearchSettings();
  switch (screen.name) {
    case "start":
      return (
        <>
          <StartScreen saved={rest.saved} onChange={rest.onChangeSaved} />
          {askAi && <askAi.Conversations onAsk={onAsk} />}
        </>
      );
    case "loading":
      return <LoadingMessage />;
    case "error":
      return <ErrorMessage onRetry={rest.onRetry} />;
    case "no-results":
      return (
        <>
          {askAi && <askAi.Offer query={query} onAsk={onAsk} />}
          <NoResultsMessage answer={screen.answer} issueUrl={issueUrl} onSuggestion={rest.onChangeQuery} />
        </>
      );
    case "results":
      return (
        <>
          {askAi && <askAi.Offer query={query} onAsk={onAsk} />}
          <ResultsScreen
            answer={screen.answer}
            isPending={isPending}
            searchPage={toSearchPage(query, { baseUrl, searchPagePath })}
            onLeave={rest.onClose}
          />
        </>
      );
  }
}
