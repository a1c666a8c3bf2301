import type { LiteClient } from "algoliasearch/lite";
import type { SearchAnswer, SearchProvider, SearchRequest } from "../provider.ts";
import { type AddressRules, type AlgoliaRecord, MATCH_END, MATCH_START, toHit } from "./algolia-records.ts";

export interface AlgoliaProviderParts {
  readonly client: Pick<LiteClient, "searchForHits">;
  readonly indexName: string;
  /** Limits the search to pages of this language and these versions; if omitted, it covers all pages. */
  readonly context?: { readonly language: string; readonly tags: readonly string[] };
  readonly addresses: AddressRules;
  readonly transformItems?: (items: AlgoliaRecord[]) => AlgoliaRecord[];
  /** How long the reader has to pause before a request is sent, in milliseconds. */
  readonly pauseMs?: number;
}

/** Short enough to go unnoticed, but long enough that fast typing doesn't send a request for each letter. */
const PAUSE_MS = 80;

/** Longest query, in characters; the service refuses longer ones. */
const LONGEST_QUERY = 500;

/** Number of words in an excerpt: two lines of the dialog. */
const EXCERPT_WORDS = 22;

/** Creates a provider that searches a hosted index of DocSearch records. */
export function createAlgoliaProvider(parts: AlgoliaProviderParts): SearchProvider {
  const { client, indexName, addresses, transformItems = (items) => items, pauseMs = PAUSE_MS } = parts;
  return {
    poweredBy: { label: "Algolia", href: "https://www.algolia.com/developers/" },
    // There's nothing to load: the hint in the page's head has already opened the connection.
    preload: () => undefined,
    async search(query, { signal, limit = 20, offset = 0 }: SearchRequest): Promise<SearchAnswer> {
      await pause(pauseMs, signal);
      const { results } = await client.searchForHits<AlgoliaRecord & Record<string, unknown>>({
        requests: [
          {
            indexName,
            query: [...query].slice(0, LONGEST_QUERY).join(""),
            page: Math.floor(offset / limit),
            hitsPerPage: limit,
            attributesToRetrieve: ["url", "type", "kind", "signature", "content", "hierarchy"],
            attributesToHighlight: ["hierarchy"],
            attributesToSnippet: [`content:${EXCERPT_WORDS}`],
            highlightPreTag: MATCH_START,
            highlightPostTag: MATCH_END,
            snippetEllipsisText: "…",
            ...facets(parts.context),
          },
        ],
      });
      signal?.throwIfAborted();
      const { hits = [], nbHits = hits.length } = results[0] ?? {};
      return {
        query,
        total: nbHits,
        hits: transformItems(hits).flatMap((record) => toHit(record, addresses) ?? []),
        suggestions: [],
      };
    },
  };
}

/** Returns the facets as the framework writes them into each page for crawlers. */
function facets(context: AlgoliaProviderParts["context"]): object {
  return context
    ? { facetFilters: [`language:${context.language}`, context.tags.map((tag) => `docusaurus_tag:${tag}`)] }
    : {};
}

function pause(durationMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, durationMs);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
