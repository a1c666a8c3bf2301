import type { StartPlace } from "../../../config/search-start.ts";
import type { ConversationTitle } from "../../answers/conversation-list.ts";
import { groupByPage, type HitGroup } from "../group-hits.ts";
import type { Hit } from "../provider.ts";
import type { SavedHit, SavedHits } from "../saved.ts";
import type { Screen } from "../state.ts";

/** A row that the arrow keys reach. */
export interface Row {
  /** Unique in its list, and constant as long as the row leads to the same place. */
  readonly id: string;
}

/** A group of related rows. */
export type RowGroup =
  /** The row that sends the query to Ask AI. */
  | { readonly kind: "offer"; readonly rows: readonly Row[] }
  | { readonly kind: "page"; readonly page: HitGroup; readonly rows: readonly (Row & { readonly hit: Hit })[] }
  | { readonly kind: keyof SavedHits; readonly rows: readonly (Row & { readonly saved: SavedHit })[] }
  | { readonly kind: "conversations"; readonly rows: readonly (Row & { readonly conversation: ConversationTitle })[] }
  /** What a reader can begin with. */
  | { readonly kind: "questions"; readonly rows: readonly (Row & { readonly question: string })[] }
  | { readonly kind: "places"; readonly rows: readonly (Row & { readonly place: StartPlace })[] };

/** Data for rows besides the screen. */
export interface RowSources {
  readonly saved: SavedHits;
  /** Saved conversations, on a site with Ask AI. */
  readonly conversations: readonly ConversationTitle[] | undefined;
  readonly places: readonly StartPlace[];
  readonly questions: readonly string[];
}

/** The row that sends the query to Ask AI; no hit has an id like it. */
export const OFFER: Row = { id: "ask-ai" };

/** Lists the groups of a screen from top to bottom, leaving out groups without rows. */
export function listGroups(screen: Screen, sources: RowSources): readonly RowGroup[] {
  const { conversations } = sources;
  const offer: readonly RowGroup[] = conversations ? [{ kind: "offer", rows: [OFFER] }] : [];
  switch (screen.name) {
    case "start":
      return [...listSaved(sources), ...listStarts(sources)].filter(({ rows }) => rows.length > 0);
    case "results":
      return [
        ...offer,
        ...groupByPage(screen.answer.hits).map(
          (page): RowGroup => ({ kind: "page", page, rows: page.hits.map((hit) => ({ id: hit.id, hit })) }),
        ),
      ];
    case "no-results":
      return offer;
    case "loading":
    case "error":
      return [];
  }
}

function listSaved({ saved: { recent, favorite }, conversations = [] }: RowSources): readonly RowGroup[] {
  const toRow = (saved: SavedHit) => ({ id: saved.url, saved });
  return [
    { kind: "recent", rows: recent.map(toRow) },
    { kind: "favorite", rows: favorite.map(toRow) },
    {
      kind: "conversations",
      rows: conversations.map((title) => ({ id: `conversation ${title.id}`, conversation: title })),
    },
  ];
}

function listStarts({ conversations, places, questions }: RowSources): readonly RowGroup[] {
  const asked = conversations ? questions : [];
  return [
    { kind: "places", rows: places.map((place) => ({ id: `place ${place.url}`, place })) },
    { kind: "questions", rows: asked.map((question) => ({ id: `question ${question}`, question })) },
  ];
}

/**
 * Finds the row that's highlighted before the reader has chosen one: the best hit, or the offer to ask if the query is
 * a question or has no hits. On the start screen, Enter does nothing until a row has been chosen.
 */
export function findFirstActive(screen: Screen, groups: readonly RowGroup[]): string | undefined {
  const isQuestion = "answer" in screen && screen.answer.query.trimEnd().endsWith("?");
  const group = groups.find(({ kind }) => kind === (isQuestion ? "offer" : "page")) ?? groups[0];
  return screen.name === "start" ? undefined : group?.rows[0]?.id;
}

/**
 * Moves the highlight of a list by an arrow key, wrapping around at its ends.
 *
 * @param active id of the highlighted row.
 * @returns undefined for a key that doesn't move the highlight.
 * @example moveActive("ArrowUp", "a", [{ id: "a" }, { id: "b" }]) // "b"
 */
export function moveActive(key: string, active: string | undefined, rows: readonly Row[]): string | undefined {
  const index = rows.findIndex(({ id }) => id === active);
  if (key === "ArrowDown") {
    return (rows[index + 1] ?? rows[0])?.id;
  }
  return key === "ArrowUp" ? (rows[index - 1] ?? rows.at(-1))?.id : undefined;
}

/**
 * Returns the id of a row's element. It contains no white space, because that separates ids in attributes that refer to
 * several elements.
 */
export function toElementId(prefix: string, row: string): string {
  return `${prefix}-${row.replace(/\s/g, "+")}`;
}
