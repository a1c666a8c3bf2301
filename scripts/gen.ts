// `npm run gen [-- --source=PATH]`: generates the facts of `data/` from the release that the site documents.
import { parseArgs } from "node:util";
import { openRepository, readUpstream } from "@docs/releases";
import { daggerVersion } from "../data/version.ts";
import { readDocumented, readGaps, readGenerated, writeData } from "./gen/files.ts";
import { main } from "./main.ts";

await main(async () => {
  const { values } = parseArgs({ options: { source: { type: "string" } } });
  const { source } = values;
  const read = source === undefined ? [] : readUpstream(openRepository(source), daggerVersion, readDocumented());
  const changed = [...(await writeData(new Map(read))), ...(await writeData(await readGenerated()))];
  const gaps = readGaps();
  console.log([changed.length === 0 ? "Nothing changed." : "Changed:", ...changed, ...gaps].join("\n"));
  return gaps.length === 0 ? 0 : 1;
});
