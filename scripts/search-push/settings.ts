import type { Synonym } from "@docs/search/build";
import type { SynonymHit } from "algoliasearch";

/** How the hosted index ranks: as DocSearch's crawler sets it up, with this site's priors as the rank of a page. */
export const settings = {
  searchableAttributes: [
    ...["keywords", "hierarchy.lvl1", "hierarchy.lvl2", "hierarchy.lvl3", "hierarchy.lvl4", "hierarchy.lvl5"].map(
      (name) => `unordered(${name})`,
    ),
    "content",
  ],
  attributesForFaceting: ["docusaurus_tag", "kind", "lang", "language", "sdk", "type", "version"],
  attributesToRetrieve: ["anchor", "content", "hierarchy", "kind", "signature", "type", "url", "url_without_anchor"],
  attributesToHighlight: ["content", "hierarchy"],
  attributesToSnippet: ["content:22"],
  camelCaseAttributes: ["content", "hierarchy"],
  attributeForDistinct: "url_without_anchor",
  distinct: 3,
  ranking: ["words", "typo", "attribute", "proximity", "exact", "custom"],
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  ignorePlurals: true,
  minProximity: 1,
  removeWordsIfNoResults: "allOptional",
  queryLanguages: ["en"],
  indexLanguages: ["en"],
} as const;

/** Turns the table of words that mean the same into one-way synonyms of the service. */
export function toHostedSynonyms(synonyms: readonly Synonym[]): SynonymHit[] {
  return synonyms.map(({ from, to }) => ({
    objectID: from.replaceAll(" ", "-"),
    type: "onewaysynonym",
    input: from,
    synonyms: [...to],
  }));
}
