import { NOTHING_SAVED, parseSavedHits, type SavedHits } from "./saved.ts";

const KEY = "search.saved";

/** What only this visit knows, because storage is blocked or full. */
let remembered: SavedHits | undefined;

/** Reads the reader's recent and favourite hits. */
export function readSavedHits(): SavedHits {
  if (remembered) {
    return remembered;
  }
  try {
    return parseSavedHits(localStorage.getItem(KEY));
  } catch {
    return NOTHING_SAVED;
  }
}

/** Keeps the reader's recent and favourite hits: for good where storage allows it, otherwise for this visit. */
export function writeSavedHits(saved: SavedHits): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
    remembered = undefined;
  } catch {
    // Blocked or full.
    remembered = saved;
  }
}
