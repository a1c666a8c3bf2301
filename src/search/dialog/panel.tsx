import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { selectScreen } from "../state.ts";
import { useSearchProvider } from "../use-provider.ts";
import { useSearch } from "../use-search.ts";
import { Announcement, describeScreen } from "./announcement.tsx";
import { AnswersScreen } from "./answers-screen.tsx";
import type { DialogAnswers } from "./answers-session.ts";
import { DialogContextProvider } from "./dialog-context.ts";
import { Footer } from "./footer.tsx";
import { Screens } from "./screens.tsx";
import { SearchBox } from "./search-box.tsx";
import { useQuestionBox } from "./use-question-box.ts";
import { useRowList } from "./use-row-list.ts";

interface PanelProps {
  readonly box: RefObject<HTMLInputElement>;
  readonly initialQuery: string;
  readonly onClose: () => void;
  readonly answers: DialogAnswers | undefined;
}

/** What the dialog shows: the box, a screen, the foot. */
export function Panel({ box, initialQuery, onClose, answers }: PanelProps): ReactNode {
  const { query, state, ask, change, retry, poweredBy } = useBoxSearch(box, initialQuery);
  const screen = useMemo(() => selectScreen(state), [state]);
  const { context, saved, changeSaved } = useRowList({ screen, answers, onClose });
  const element = useRef<HTMLDivElement>(null);
  // Where a button goes with its screen, the box takes the focus.
  const focusBox = () => box.current?.focus({ preventScroll: true });
  const onBack = () => {
    answers?.back();
    focusBox();
  };
  const asking = useQuestionBox({ answers, box, screen: element, onBack, onStopped: focusBox });
  const isPending = !asking && state.kind === "pending";

  return (
    <DialogContextProvider value={context}>
      <div className="search-panel" data-pending={isPending || asking?.onStop !== undefined || undefined}>
        <SearchBox
          box={box}
          initialQuery={initialQuery}
          onQuery={ask}
          onClose={onClose}
          isGrid={screen.name === "start"}
          asking={asking}
        />
        {answers && asking ? (
          <AnswersScreen answers={answers} screen={element} focusBox={focusBox} />
        ) : (
          <>
            <div className="search-screen">
              <Screens
                screen={screen}
                query={query}
                isPending={isPending}
                saved={saved}
                answers={answers}
                onChangeSaved={changeSaved}
                onChangeQuery={change}
                onRetry={retry}
                onClose={onClose}
                focusBox={focusBox}
              />
            </div>
            <Announcement text={describeScreen(screen, context.texts)} />
          </>
        )}
        <Footer poweredBy={poweredBy} answers={answers} />
      </div>
    </DialogContextProvider>
  );
}

/** Searches for what is in the box. */
function useBoxSearch(box: RefObject<HTMLInputElement>, initialQuery: string) {
  const provider = useSearchProvider();
  const search = useSearch(provider);
  const { ask } = search;
  /** Puts another query into the box. */
  const change = (query: string) => {
    if (box.current) {
      box.current.value = query;
    }
    ask(query);
  };
  useEffect(() => provider.preload(), [provider]);
  useEffect(() => ask(initialQuery), [ask, initialQuery]);
  return { ...search, change, poweredBy: provider.poweredBy };
}
