import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { startQuestions } from "../../../config/search-start.ts";
import type { DialogAnswers } from "../../answers/use-answers.ts";
import { toSearchPage } from "../links.ts";
import { ErrorMessage, LoadingMessage, NoResultsMessage } from "../messages.tsx";
import { addRecent, type SavedHits, savedStorage } from "../saved.ts";
import { type Screen, selectScreen } from "../state.ts";
import { useSearchProvider } from "../use-provider.ts";
import { useSearch } from "../use-search.ts";
import { useSearchSettings, useSearchTexts } from "../use-settings.ts";
import { useStartPlaces } from "../use-start-places.ts";
import { Announcement, describeScreen } from "./announcement.tsx";
import { AnswersScreen } from "./answers-screen.tsx";
import { toQueryField, useQuestionBox } from "./box-fields.ts";
import { type DialogContext, DialogContextProvider, useDialog } from "./dialog-context.ts";
import { Footer } from "./footer.tsx";
import { ResultList, SeeAll } from "./results-screen.tsx";
import { findFirstActive, listGroups, type RowGroup } from "./rows.ts";
import { SearchBox } from "./search-box.tsx";
import { StartScreen } from "./start-screen.tsx";

interface PanelProps {
  readonly box: RefObject<HTMLInputElement>;
  readonly initialQuery: string;
  readonly onClose: () => void;
  readonly answers: DialogAnswers | undefined;
}

export function Panel({ box, initialQuery, onClose, answers }: PanelProps): ReactNode {
  const provider = useSearchProvider();
  useEffect(() => provider.preload(), [provider]);
  const [query, setQuery] = useState(initialQuery);
  const { state, retry } = useSearch(provider, query);
  const screen = useMemo(() => selectScreen(state), [state]);
  const [saved, setSaved] = useState(savedStorage.read);
  const changeSaved = (next: SavedHits) => {
    setSaved(next);
    savedStorage.write(next);
  };
  const conversations = answers?.conversations;
  const places = useStartPlaces();
  const groups = useMemo(
    () => listGroups(screen, { saved, conversations, places, questions: startQuestions }),
    [screen, saved, conversations, places],
  );
  const context: DialogContext = {
    texts: useSearchTexts(),
    id: useId(),
    ...useHighlight(screen, groups),
    follow: (hit) => {
      changeSaved(addRecent(saved, hit));
      onClose();
    },
    focusBox: () => box.current?.focus({ preventScroll: true }),
    close: onClose,
  };
  const scrolled = useRef<HTMLDivElement>(null);
  const questionBox = useQuestionBox({ answers, screen: scrolled, focusBox: context.focusBox });
  const isPending = !questionBox && state.kind === "pending";
  const isBusy = isPending || questionBox?.conversation?.onStop !== undefined;

  return (
    <DialogContextProvider value={context}>
      <div className="search-panel" data-pending={isBusy || undefined}>
        <SearchBox
          box={box}
          {...(questionBox ?? { text: query, onText: setQuery, field: toQueryField(context, screen, groups) })}
        />
        {answers && questionBox ? (
          <AnswersScreen answers={answers} screen={scrolled} />
        ) : (
          <QueryScreen {...{ screen, groups, query, isPending, saved, answers, changeSaved, setQuery, retry }} />
        )}
        <Footer poweredBy={provider.poweredBy} answers={answers} />
      </div>
    </DialogContextProvider>
  );
}

function useHighlight(screen: Screen, groups: readonly RowGroup[]): Pick<DialogContext, "active" | "setActive"> {
  const [chosen, setChosen] = useState<{ readonly query: string; readonly row: string }>();
  const query = "answer" in screen ? screen.answer.query : "";
  // The row is identified by its id, so it stays highlighted when a fuller answer to the same query arrives.
  const isThere = chosen?.query === query && groups.some(({ rows }) => rows.some(({ id }) => id === chosen.row));
  return {
    active: isThere ? chosen.row : findFirstActive(screen, groups),
    setActive: (row) => setChosen({ query, row }),
  };
}

interface QueryScreenProps {
  readonly screen: Screen;
  readonly groups: readonly RowGroup[];
  readonly query: string;
  readonly isPending: boolean;
  readonly saved: SavedHits;
  readonly answers: DialogAnswers | undefined;
  readonly changeSaved: (saved: SavedHits) => void;
  readonly setQuery: (query: string) => void;
  readonly retry: () => void;
}

/** Renders the screen below the box while the box is for queries. */
function QueryScreen(props: QueryScreenProps): ReactNode {
  const { texts } = useDialog();
  return (
    <>
      <div className="search-screen">
        <Screens {...props} />
      </div>
      <Announcement text={describeScreen(props.screen, texts)} />
    </>
  );
}

function Screens({ screen, groups, query, isPending, saved, answers, ...change }: QueryScreenProps): ReactNode {
  const { focusBox } = useDialog();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { searchPagePath, issueUrl } = useSearchSettings();
  // If a button disappears with its screen, the box takes the focus.
  const thenFocus =
    <Values extends readonly unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      act(...values);
      focusBox();
    };
  switch (screen.name) {
    case "start":
      return <StartScreen groups={groups} saved={saved} onChange={thenFocus(change.changeSaved)} answers={answers} />;
    case "loading":
      return <LoadingMessage />;
    case "error":
      return <ErrorMessage onRetry={thenFocus(change.retry)} />;
    case "no-results":
      return (
        <>
          {answers && <ResultList groups={groups} answers={answers} query={query} isPending={isPending} />}
          <NoResultsMessage answer={screen.answer} issueUrl={issueUrl} onSuggestion={thenFocus(change.setQuery)} />
        </>
      );
    case "results":
      return (
        <>
          <ResultList
            groups={groups}
            answers={answers}
            query={query}
            isEarly={screen.answer.isEarly}
            isPending={isPending}
          />
          <SeeAll total={screen.answer.total} searchPage={toSearchPage(query.trim(), { baseUrl, searchPagePath })} />
        </>
      );
  }
}
