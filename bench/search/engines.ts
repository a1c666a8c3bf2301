import type { Page } from "@docs/content";
import { loadFacts, readData } from "@docs/facts";
import { loadIndex } from "@docs/search";
import { buildIndex, type Synonym } from "@docs/search/build";
import MiniSearch from "minisearch";
import { productName } from "../../data/version.ts";
import { toSearchPages } from "../../plugins/search-index/search-pages.ts";

/** A way to search the same pages. */
export interface Engine {
  readonly name: string;
  /** Gives the addresses of hits, best first. */
  readonly search: (query: string) => readonly string[];
}

/** Hits that are asked for: enough for ten pages, whatever a page may have. */
const LIMIT = 50;

/** This site's own search. */
export async function createOwnEngine(pages: readonly Page[]): Promise<Engine> {
  const { index, text } = buildIndex(
    {
      pages: toSearchPages(pages, loadFacts().api),
      synonyms: readData<readonly Synonym[]>("search/synonyms.json"),
      weakWords: [productName],
      version: "",
    },
    () => "bench",
  );
  const loaded = loadIndex(index, text);
  return { name: "ours", search: (query) => loaded.search(query, { limit: LIMIT }).hits.map(({ url }) => url) };
}

/** MiniSearch as VitePress sets it up, over the same sections: what a good local search does without tuning. */
export function createVitePressEngine(pages: readonly Page[]): Engine {
  const documents = pages.flatMap(({ url, title, sections }) =>
    sections.map(({ id, heading, trail, text, code }) => ({
      id: id === "" ? url : `${url}#${id}`,
      title: heading,
      titles: id === "" ? [] : [title, ...trail],
      text: [text, ...code.map((block) => block.code)].join("\n"),
    })),
  );
  const miniSearch = new MiniSearch({ fields: ["title", "titles", "text"] });
  miniSearch.addAll(documents);
  const options = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } };
  return {
    name: "MiniSearch, VitePress's settings",
    search: (query) =>
      miniSearch
        .search(query, options)
        .slice(0, LIMIT)
        .map(({ id }) => String(id)),
  };
}
