// `npm run search:push`: shows what would be sent to a hosted search service; with `-- --push`, replaces its index.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readData } from "@docs/facts";
import type { Synonym } from "@docs/search/build";
import { algoliasearch } from "algoliasearch";
import { type SearchRecord, toRecordsFile } from "../plugins/search-index/render-records.ts";
import { main } from "./main.ts";
import { describePush, type PushContent, pushRecords, readTarget } from "./search-push/push-records.ts";

await main(async () => {
  const { values } = parseArgs({
    options: { locale: { type: "string", default: "en" }, push: { type: "boolean", default: false } },
  });
  const content = await readContent(toRecordsFile(values.locale));
  console.log(describePush(content, process.env.ALGOLIA_INDEX_NAME));
  if (!values.push) {
    console.log("Nothing was pushed: this was a dry run. To push: npm run search:push -- --push");
    return 0;
  }
  const { appId, writeKey, indexName, host } = readTarget(process.env);
  const hosts = host ? { hosts: [{ url: new URL(host).host, accept: "readWrite", protocol: "https" } as const] } : {};
  await pushRecords(algoliasearch(appId, writeKey, hosts), indexName, content);
  console.log(`Pushed. ${indexName} answers with these records now.`);
  return 0;
});

async function readContent(file: string): Promise<PushContent> {
  if (!existsSync(file)) {
    throw new Error(`${file} isn't there, expected the records of the last build. Make one: npm run build`);
  }
  return {
    records: JSON.parse(await readFile(file, "utf8")) as SearchRecord[],
    synonyms: readData<readonly Synonym[]>("search/synonyms.json"),
  };
}
