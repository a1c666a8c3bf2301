import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useCallback, useId, useMemo, useState } from "react";
import { toHref } from "../links.ts";
import { addRecent, type SavedHit, type SavedHits } from "../saved.ts";
import { readSavedHits, writeSavedHits } from "../saved-storage.ts";
import type { Screen } from "../state.ts";
import { useSearchTexts } from "../use-settings.ts";
import type { DialogAnswers } from "./answers-session.ts";
import type { DialogContext } from "./dialog-context.ts";
import { firstActive, listRows } from "./rows.ts";

/** The rows of a screen, the highlighted one among them, and what the reader followed before. */
export interface RowList {
  readonly context: DialogContext;
  readonly saved: SavedHits;
  readonly changeSaved: (saved: SavedHits) => void;
}

interface RowListOptions {
  readonly screen: Screen;
  readonly answers: DialogAnswers | undefined;
  readonly onClose: () => void;
}

/** Keeps the rows of the dialog. What it gives stays the same until an answer, the highlight or what is saved changes. */
export function useRowList({ screen, answers, onClose }: RowListOptions): RowList {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [saved, setSaved] = useState(readSavedHits);
  const [chosen, setChosen] = useState<{ readonly query: string; readonly id: string }>();
  const conversations = answers?.conversations;
  const rows = useMemo(() => listRows(screen, { saved, conversations }), [screen, saved, conversations]);
  const query = "answer" in screen ? screen.answer.query : "";
  // By its id, so that the highlight stays on its row when the same query is answered more fully.
  const chosenIndex = chosen?.query === query ? rows.findIndex(({ id }) => id === chosen.id) : -1;

  const changeSaved = useCallback((next: SavedHits) => {
    setSaved(next);
    writeSavedHits(next);
  }, []);
  const texts = useSearchTexts();
  const id = useId();
  const active = chosenIndex === -1 ? firstActive(screen, rows) : chosenIndex;
  const context = useMemo(
    (): DialogContext => ({
      texts,
      id,
      rows,
      active,
      setActive: (index) => setChosen({ query, id: rows[index]?.id ?? "" }),
      follow: (hit: SavedHit) => {
        changeSaved(addRecent(saved, hit));
        onClose();
      },
      toHref: (url) => toHref(url, baseUrl),
      close: onClose,
    }),
    [texts, id, rows, active, query, saved, changeSaved, onClose, baseUrl],
  );
  return { context, saved, changeSaved };
}
