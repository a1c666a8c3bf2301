import { groupByPage } from "../groups.ts";
import type { Hit } from "../provider.ts";
import { type SavedHit, type SavedHits, toSavedHit } from "../saved.ts";
import type { Screen } from "../state.ts";

/** A row that the arrow keys reach: where it leads, and how it is remembered once it was followed. */
export interface Row {
  readonly id: string;
  readonly saved: SavedHit;
}

/** Lists the rows of a screen from top to bottom. */
export function listRows(screen: Screen, { favorite, recent }: SavedHits): readonly Row[] {
  switch (screen.name) {
    case "start":
      return [...recent, ...favorite].map((saved) => ({ id: saved.url, saved }));
    case "results":
      return groupByPage(screen.answer.hits)
        .flatMap(({ hits }) => hits)
        .map(toRow);
    case "loading":
    case "no-results":
    case "error":
      return [];
  }
}

function toRow(hit: Hit): Row {
  return { id: hit.id, saved: toSavedHit(hit) };
}

/** Gives the id of a row's element: the dialog's own prefix and its place, because ids of hits may hold anything. */
export function toElementId(prefix: string, index: number): string {
  return `${prefix}-row-${index}`;
}
