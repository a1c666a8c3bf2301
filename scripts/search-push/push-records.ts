import type { Synonym } from "@docs/search/build";
import type { Algoliasearch, SynonymHit } from "algoliasearch";
import type { SearchRecord } from "../../plugins/search-index/render-records.ts";

/** The data to push. */
export interface PushContent {
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly Synonym[];
}

/** The parts of the service's client that are used here. */
export type PushClient = Pick<Algoliasearch, "replaceAllObjects" | "saveSynonyms" | "setSettings" | "waitForTask">;

/** Records per request; the service recommends about a thousand. */
const BATCH_SIZE = 1000;

/**
 * Replaces the contents of a hosted index with these records.
 *
 * Settings and synonyms go first: they create the index if there isn't one, and they're kept when its records are
 * replaced. The records are replaced in one step, so readers never search an incomplete set.
 */
export async function pushRecords(
  client: PushClient,
  indexName: string,
  { records, synonyms }: PushContent,
): Promise<void> {
  const setting = await client.setSettings({ indexName, indexSettings: { ...toMutable(settings) } });
  await client.waitForTask({ indexName, taskID: setting.taskID });
  const saving = await client.saveSynonyms({
    indexName,
    synonymHit: toHostedSynonyms(synonyms),
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({ indexName, taskID: saving.taskID });
  const objects = records.map((record) => ({ ...record }));
  await client.replaceAllObjects({ indexName, objects, batchSize: BATCH_SIZE });
}

/** Describes what a push would do. */
export function describePush({ records, synonyms }: PushContent, indexName: string | undefined): string {
  const kinds = new Map<string, number>();
  for (const { kind } of records) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  const largest = Math.max(0, ...records.map((record) => Buffer.byteLength(JSON.stringify(record))));
  return [
    `${records.length} records of ${pages} pages (${[...kinds].map(([kind, count]) => `${count} ${kind}`).join(", ")}), the largest of ${largest} bytes`,
    `${synonyms.length} synonyms`,
    `to ${indexName ? `the index ${indexName}` : "the index that ALGOLIA_INDEX_NAME will name"}`,
  ].join("\n");
}

type Mutable<T> = T extends readonly (infer Item)[] ? Item[] : T;

/** Copies a value into a mutable type, because the client's types require lists that it could modify. */
function toMutable<T extends object>(value: T): { -readonly [Key in keyof T]: Mutable<T[Key]> } {
  return structuredClone(value) as { -readonly [Key in keyof T]: Mutable<T[Key]> };
}

/** Ranking of the hosted index: the same as DocSearch's crawler sets up, with this site's priors as page rank. */
const settings = {
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

/** Converts the table of synonyms to the service's one-way synonyms. */
function toHostedSynonyms(synonyms: readonly Synonym[]): SynonymHit[] {
  return synonyms.map(({ from, to }) => ({
    objectID: from.replaceAll(" ", "-"),
    type: "onewaysynonym",
    input: from,
    synonyms: [...to],
  }));
}

/** Destination of the records, and the credentials to write there. */
export interface PushTarget {
  readonly appId: string;
  readonly writeKey: string;
  readonly indexName: string;
  /** Origin of a compatible cluster; defaults to Algolia's own hosts. */
  readonly host?: string;
}

/** Description of each setting, for the person who has to set it. */
const NAMES = {
  ALGOLIA_APP_ID: "the id of the application",
  ALGOLIA_WRITE_KEY: "a key that may add objects, delete an index and edit settings",
  ALGOLIA_INDEX_NAME: "the name of the index",
} as const;

/**
 * Reads the push destination from the environment.
 *
 * @throws Error naming everything that's missing or can't be right.
 */
export function readTarget(env: Readonly<Record<string, string | undefined>>): PushTarget {
  const faults = Object.entries(NAMES)
    .filter(([name]) => !env[name])
    .map(([name, meaning]) => `${name} is not set, expected ${meaning}.`);
  const { ALGOLIA_APP_ID = "", ALGOLIA_WRITE_KEY = "", ALGOLIA_INDEX_NAME = "", ALGOLIA_HOST: host } = env;
  if (ALGOLIA_WRITE_KEY && ALGOLIA_WRITE_KEY === env.ALGOLIA_API_KEY) {
    faults.push(
      "ALGOLIA_WRITE_KEY is ALGOLIA_API_KEY, expected another one: that key is in every page, for all to read.",
    );
  }
  if (host && !(URL.canParse(host) && new URL(host).protocol === "https:")) {
    faults.push(`Unexpected ALGOLIA_HOST="${host}", expected an address such as https://search.example.com.`);
  }
  if (faults.length > 0) {
    throw new Error(`Nothing was pushed.\n- ${faults.join("\n- ")}`);
  }
  return {
    appId: ALGOLIA_APP_ID,
    writeKey: ALGOLIA_WRITE_KEY,
    indexName: ALGOLIA_INDEX_NAME,
    ...(host ? { host } : {}),
  };
}
