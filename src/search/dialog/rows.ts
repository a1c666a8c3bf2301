import type { ConversationTitle } from "../../answers/conversation-list.ts";
import { groupByPage } from "../groups.ts";
import type { Hit } from "../provider.ts";
import { type SavedHit, type SavedHits, toSavedHit } from "../saved.ts";
import type { Screen } from "../state.ts";

/** A row that the arrow keys reach. */
export interface Row {
  readonly id: string;
  /** Where it leads, and how it is remembered once it was followed; a row of Ask AI leads to no page. */
  readonly saved?: SavedHit;
}

/** The row that asks the query; no hit has an id like it. */
export const OFFER: Row = { id: "ask-ai" };

/** What rows are made of besides the screen. */
export interface RowSources {
  readonly saved: SavedHits;
  /** Kept conversations, on a site with Ask AI. */
  readonly conversations: readonly ConversationTitle[] | undefined;
}

/** Lists the rows of a screen from top to bottom. */
export function listRows(screen: Screen, { saved, conversations }: RowSources): readonly Row[] {
  const offers = conversations ? [OFFER] : [];
  switch (screen.name) {
    case "start":
      return [
        ...[...saved.recent, ...saved.favorite].map((hit) => ({ id: hit.url, saved: hit })),
        ...(conversations ?? []).map(({ id }) => ({ id: `conversation ${id}` })),
      ];
    case "results":
      return [
        ...offers,
        ...groupByPage(screen.answer.hits)
          .flatMap(({ hits }) => hits)
          .map(toRow),
      ];
    case "no-results":
      return offers;
    case "loading":
    case "error":
      return [];
  }
}

/**
 * Gives the row that is highlighted before the reader has chosen one: the best hit, or what else there is to do with a
 * query; on the start screen Enter does nothing until a row was chosen.
 */
export function firstActive(screen: Screen, rows: readonly Row[]): number {
  if (screen.name === "start") {
    return -1;
  }
  const hit = rows.findIndex(({ saved }) => saved !== undefined);
  return hit === -1 ? rows.length - 1 : hit;
}

function toRow(hit: Hit): Row {
  return { id: hit.id, saved: toSavedHit(hit) };
}

/** Gives the id of a row's element: the dialog's own prefix and its place, because ids of hits may hold anything. */
export function toElementId(prefix: string, index: number): string {
  return `${prefix}-row-${index}`;
}
