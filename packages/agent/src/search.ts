import { estimateTokens } from "@docs/markdown/estimate-tokens";
import { type HitKind, loadIndex, type Sdk, type SearchIndex, type Segment } from "@docs/search";
import type { DocsData, ToolAnswer } from "./data.ts";
import type { PageFinder } from "./pages.ts";

/** What a model asks the search. */
export interface SearchInput {
  readonly query: string;
  readonly sdk?: Sdk | undefined;
  readonly kind?: HitKind | undefined;
  readonly limit?: number | undefined;
}

/** Loads the index that readers search. */
export function loadSearch({ index, texts }: DocsData): SearchIndex {
  return loadIndex(index, texts);
}

/** Answers a search with the sections found, and how many tokens reading each takes. */
export function answerSearch(index: SearchIndex, finder: PageFinder, input: SearchInput): ToolAnswer {
  const { query, sdk, kind, limit = 5 } = input;
  const { hits, suggestions } = index.search(query, { limit: kind ? 50 : limit, ...(sdk ? { sdk } : {}) });
  const wanted = hits.filter((hit) => kind === undefined || hit.kind === kind).slice(0, limit);
  if (wanted.length === 0) {
    const tries = suggestions.length > 0 ? ` Try: ${suggestions.join(", ")}.` : " Use fewer or other words.";
    return { text: `Nothing found for "${query}".${tries}`, isError: true };
  }
  const entries = wanted.map((hit, number) => {
    const found = finder.find(hit.url, sdk);
    const trail = [...hit.trail, toText(hit.title)].filter((part, at, all) => part !== all[at - 1]).join(" › ");
    const size = found ? `, ${estimateTokens(found.text)} tokens` : "";
    return [
      `${number + 1}. ${trail} (${hit.kind}${size})\n   ${hit.url}`,
      ...(hit.signature ? [`   ${hit.signature}`] : []),
      ...(hit.excerpt.length > 0 ? [`   ${toText(hit.excerpt)}`] : []),
    ].join("\n");
  });
  return { text: `${entries.join("\n")}\n\nRead one with its address.` };
}

function toText(segments: readonly Segment[]): string {
  return segments.map(({ text }) => text).join("");
}
