import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode } from "react";
import { toSearchPage } from "../links.ts";
import { ErrorMessage, LoadingMessage, NoResultsMessage } from "../messages.tsx";
import type { SavedHits } from "../saved.ts";
import type { Screen } from "../state.ts";
import { useSearchSettings } from "../use-settings.ts";
import type { DialogAnswers } from "./answers-session.ts";
import { NoResultsOffer } from "./no-results-offer.tsx";
import { ResultsScreen } from "./results-screen.tsx";
import { StartScreen } from "./start-screen.tsx";

interface ScreensProps {
  readonly screen: Screen;
  readonly query: string;
  readonly isPending: boolean;
  readonly saved: SavedHits;
  readonly answers: DialogAnswers | undefined;
  readonly onChangeSaved: (saved: SavedHits) => void;
  readonly onChangeQuery: (query: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  /** Puts the focus back into the box when a button that had it goes. */
  readonly focusBox: () => void;
}

/** What stands below the box while it is for queries. */
export function Screens({ screen, query, isPending, answers, focusBox, ...rest }: ScreensProps): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { searchPagePath, issueUrl } = useSearchSettings();
  const thenFocus =
    <Values extends readonly unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      act(...values);
      focusBox();
    };
  switch (screen.name) {
    case "start":
      return (
        <StartScreen
          saved={rest.saved}
          onChange={thenFocus(rest.onChangeSaved)}
          answers={answers}
          focusBox={focusBox}
        />
      );
    case "loading":
      return <LoadingMessage />;
    case "error":
      return <ErrorMessage onRetry={thenFocus(rest.onRetry)} />;
    case "no-results":
      return (
        <>
          {answers && <NoResultsOffer answers={answers} query={query} />}
          <NoResultsMessage answer={screen.answer} issueUrl={issueUrl} onSuggestion={thenFocus(rest.onChangeQuery)} />
        </>
      );
    case "results":
      return (
        <ResultsScreen
          answer={screen.answer}
          isPending={isPending}
          searchPage={toSearchPage(query, { baseUrl, searchPagePath })}
          onLeave={rest.onClose}
          offer={answers && { answers, query }}
        />
      );
  }
}
