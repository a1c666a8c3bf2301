import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { selectScreen } from "../state.ts";
import { useSearchProvider } from "../use-provider.ts";
import { useSearch } from "../use-search.ts";
import { Announcement } from "./announcement.tsx";
import type { AskAiSeam } from "./ask-ai-seam.ts";
import { DialogContextProvider } from "./dialog-context.ts";
import { Footer } from "./footer.tsx";
import { Screens } from "./screens.tsx";
import { SearchBox } from "./search-box.tsx";
import { useRowList } from "./use-row-list.ts";

interface PanelProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly initialQuery: string;
  readonly onClose: () => void;
  readonly askAi: AskAiSeam | undefined;
  /** Whether Ask AI's answer stands in place of the results. */
  readonly isAsking: boolean;
  readonly onAsk: (isAsking: boolean) => void;
}

/** What the dialog shows: the box, a screen, the foot. */
export function Panel({ box, initialQuery, onClose, askAi, isAsking, onAsk }: PanelProps): ReactNode {
  const [query, setQuery] = useState(initialQuery);
  const provider = useSearchProvider();
  const { state, retry } = useSearch(provider, query);
  const screen = selectScreen(state);
  const { context, saved, changeSaved } = useRowList(screen, onClose);
  const isPending = state.kind === "pending";
  const asked = query.trim();

  useEffect(() => provider.preload(), [provider]);

  // Where a button of a screen goes with its screen, the box takes the focus.
  const focusBox = () => box.current?.focus();
  return (
    <DialogContextProvider value={context}>
      <div className="search-panel" data-pending={isPending || undefined}>
        <SearchBox ref={box} query={query} onChange={setQuery} onClose={onClose} isGrid={screen.name === "start"} />
        <div className="search-screen">
          {askAi && isAsking ? (
            <askAi.Answer query={asked} onBack={() => onAsk(false)} />
          ) : (
            <Screens
              screen={screen}
              query={asked}
              isPending={isPending}
              saved={saved}
              askAi={askAi}
              onChangeSaved={(next) => {
                changeSaved(next);
                focusBox();
              }}
              onChangeQuery={(next) => {
                setQuery(next);
                focusBox();
              }}
              onAsk={() => onAsk(true)}
              onRetry={() => {
                retry();
                focusBox();
              }}
              onClose={onClose}
            />
          )}
        </div>
        <Footer poweredBy={provider.poweredBy} />
        <Announcement screen={screen} />
      </div>
    </DialogContextProvider>
  );
}
