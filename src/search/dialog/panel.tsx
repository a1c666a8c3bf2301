import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { selectScreen } from "../state.ts";
import { useSearchProvider } from "../use-provider.ts";
import { useSearch } from "../use-search.ts";
import { Announcement, describeScreen } from "./announcement.tsx";
import { AskAiScreen } from "./ask-ai-screen.tsx";
import type { AskAiSeam } from "./ask-ai-seam.ts";
import { DialogContextProvider } from "./dialog-context.ts";
import { Footer } from "./footer.tsx";
import { Screens } from "./screens.tsx";
import { SearchBox } from "./search-box.tsx";
import { useAskingBox } from "./use-asking-box.ts";
import { useRowList } from "./use-row-list.ts";

interface PanelProps {
  readonly box: RefObject<HTMLInputElement>;
  readonly initialQuery: string;
  readonly onClose: () => void;
  readonly askAi: AskAiSeam | undefined;
}

/** What the dialog shows: the box, a screen, the foot. */
export function Panel({ box, initialQuery, onClose, askAi }: PanelProps): ReactNode {
  const [query, setQuery] = useState(initialQuery);
  const provider = useSearchProvider();
  const { state, retry, askAhead } = useSearch(provider, query);
  const screen = useMemo(() => selectScreen(state), [state]);
  const { context, saved, changeSaved } = useRowList({ screen, askAi, onClose });
  const element = useRef<HTMLDivElement>(null);
  // Where a button goes with its screen, the box takes the focus.
  const focusBox = () => box.current?.focus();
  const onBack = () => {
    askAi?.back();
    focusBox();
  };
  const asking = useAskingBox({ askAi, screen: element, onBack, onStopped: focusBox });
  const isPending = !asking && state.kind === "pending";

  useEffect(() => provider.preload(), [provider]);

  return (
    <DialogContextProvider value={context}>
      <div className="search-panel" data-pending={isPending || asking?.onStop !== undefined || undefined}>
        <SearchBox
          box={box}
          query={query}
          onChange={(next) => {
            askAhead(next);
            setQuery(next);
          }}
          onClose={onClose}
          isGrid={screen.name === "start"}
          asking={asking}
        />
        {askAi && asking ? (
          <AskAiScreen askAi={askAi} screen={element} focusBox={focusBox} />
        ) : (
          <>
            <div className="search-screen">
              <Screens
                screen={screen}
                query={query.trim()}
                isPending={isPending}
                saved={saved}
                askAi={askAi}
                onChangeSaved={changeSaved}
                onChangeQuery={setQuery}
                onRetry={retry}
                onClose={onClose}
                focusBox={focusBox}
              />
            </div>
            <Announcement text={describeScreen(screen, context.texts)} />
          </>
        )}
        <Footer poweredBy={provider.poweredBy} askAi={askAi} />
      </div>
    </DialogContextProvider>
  );
}
