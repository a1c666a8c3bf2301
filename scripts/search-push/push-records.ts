import type { Synonym } from "@docs/search/build";
import type { Algoliasearch } from "algoliasearch";
import type { SearchRecord } from "../../plugins/search-index/render-records.ts";
import { settings, toHostedSynonyms } from "./settings.ts";

/** What is pushed. */
export interface PushContent {
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly Synonym[];
}

/** The part of the service's client that is used. */
export type PushClient = Pick<Algoliasearch, "replaceAllObjects" | "saveSynonyms" | "setSettings" | "waitForTask">;

/** Records in one request; the service advises about a thousand. */
const BATCH_SIZE = 1000;

/**
 * Replaces a hosted index by these records.
 *
 * Settings and synonyms go first: they make the index where there is none, and they are kept when its records are
 * replaced. The records are replaced in one step, so readers never search half of them.
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

/** The client's types ask for lists that it could change. */
function toMutable<T extends object>(value: T): { -readonly [Key in keyof T]: Mutable<T[Key]> } {
  return structuredClone(value) as { -readonly [Key in keyof T]: Mutable<T[Key]> };
}
