import type { Page } from "@docs/content";
import { loadFacts, readData } from "@docs/facts";
import { loadIndex } from "@docs/search";
import { buildIndex, type Synonym } from "@docs/search/build";
import MiniSearch from "minisearch";
import { productName } from "../../data/version.ts";
import { toSearchPages } from "../../plugins/search-index/search-pages.ts";

/** A search engine over the same pages. */
export interface Engine {
  readonly name: string;
  /** Returns the addresses of hits, best first. */
  readonly search: (query: string) => readonly string[];
}

/** Maximum number of hits: enough for ten pages, however many each page contributes. */
const LIMIT = 50;

/** Creates this site's own search. */
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

/** Creates MiniSearch as VitePress configures it, over the same sections: a good local search without tuning. */
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
