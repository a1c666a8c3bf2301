import { kinds } from "@docs/search/types";
import type { Hit, HitKind } from "./provider.ts";
import { createStored } from "./stored.ts";

/** A hit that the reader followed, as it's saved. */
export interface SavedHit {
  readonly url: string;
  readonly kind: HitKind;
  readonly title: string;
  readonly page: string;
}

/** The saved hits on the reader's start screen. */
export interface SavedHits {
  readonly recent: readonly SavedHit[];
  readonly favorite: readonly SavedHit[];
}

/** Both lists together fit in the dialog on a laptop without scrolling; a favorite replaces a recent hit. */
const MOST_RECENT = 7;
const MOST_FAVORITE = 7;

/** Longer than any line that shows the title, in characters. */
const LONGEST_TITLE = 200;

/** The saved hits of a new reader. */
export const NOTHING_SAVED: SavedHits = { recent: [], favorite: [] };

/** Puts a hit that was followed at the top of the recent ones, unless it's already a favorite. */
export function addRecent(saved: SavedHits, hit: SavedHit): SavedHits {
  if (saved.favorite.some(({ url }) => url === hit.url)) {
    return saved;
  }
  return { ...saved, recent: [hit, ...without(saved.recent, hit.url)].slice(0, MOST_RECENT) };
}

/** Makes a recent hit a favorite; drops the oldest favorite if there are too many. */
export function addFavorite(saved: SavedHits, hit: SavedHit): SavedHits {
  return {
    recent: without(saved.recent, hit.url),
    favorite: [hit, ...without(saved.favorite, hit.url)].slice(0, MOST_FAVORITE),
  };
}

/** Removes a hit, whether recent or favorite. */
export function remove(saved: SavedHits, url: string): SavedHits {
  return { recent: without(saved.recent, url), favorite: without(saved.favorite, url) };
}

/** Returns the properties of a hit that are saved. */
export function toSavedHit({ url, kind, title, page }: Hit): SavedHit {
  return {
    url,
    kind,
    title: title
      .map(({ text }) => text)
      .join("")
      .slice(0, LONGEST_TITLE),
    page: page.slice(0, LONGEST_TITLE),
  };
}

/** Reads the saved hits, leaving out anything that isn't one, and any address that's unsafe to link to. */
export function parseSavedHits(json: string | null): SavedHits {
  try {
    const value = JSON.parse(json ?? "") as Partial<Record<keyof SavedHits, unknown>> | null;
    return {
      recent: parseList(value?.recent).slice(0, MOST_RECENT),
      favorite: parseList(value?.favorite).slice(0, MOST_FAVORITE),
    };
  } catch {
    return NOTHING_SAVED;
  }
}

/** The recent and favorite hits saved in this browser. */
export const savedStorage = createStored("search.saved", parseSavedHits);

function parseList(value: unknown): SavedHit[] {
  return Array.isArray(value) ? value.filter(isSavedHit) : [];
}

function isSavedHit(value: unknown): value is SavedHit {
  const hit = value as Partial<SavedHit> | null;
  return (
    typeof hit?.url === "string" &&
    isAddress(hit.url) &&
    typeof hit.title === "string" &&
    typeof hit.page === "string" &&
    kinds.some((kind) => kind === hit.kind)
  );
}

/** Any site works to check whether an address that starts at the root stays on it. */
const SITE = "https://site.invalid";

/** Checks whether a link may use an address, from the site's root or full; the browser's own parser decides. */
function isAddress(url: string): boolean {
  try {
    const { origin } = new URL(url, SITE);
    return url.startsWith("/") ? origin === SITE : /^https?:\/\//.test(url);
  } catch {
    return false;
  }
}

function without(hits: readonly SavedHit[], url: string): SavedHit[] {
  return hits.filter((hit) => hit.url !== url);
}
