import type { Facts } from "@docs/facts";
import { declarers } from "@docs/facts";
import type { CardFile } from "./card.ts";
import { renderApiCards, type Summaries } from "./render-api-cards.ts";
import { renderProductCards } from "./render-product-cards.ts";

/** Makes every card of the site: JSON by the path of its file, such as `go/Container.json`. */
export function renderCards(facts: Facts, summaries: Summaries): ReadonlyMap<string, string> {
  const bySdk = Object.entries(declarers).flatMap(([sdk, declarer]) =>
    [...renderApiCards(declarer, facts.api, summaries)].map(([file, cards]) => [`${sdk}/${file}.json`, cards] as const),
  );
  const others = [...renderProductCards(facts)].map(([file, cards]) => [`${file}.json`, cards] as const);
  return new Map([...bySdk, ...others].map(([path, cards]) => [path, toJson(cards)]));
}

function toJson(cards: CardFile): string {
  // Rows without an entry say nothing to the browser either.
  return JSON.stringify(Object.fromEntries(cards), (key, value) =>
    key === "rows" && Array.isArray(value) && value.length === 0 ? undefined : value,
  );
}
