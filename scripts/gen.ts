// `npm run gen [-- --source=PATH]`: generates the facts of `data/` from the release that the site documents.
import { parseArgs } from "node:util";
import { openRepository } from "@docs/releases";
import { daggerVersion } from "../data/version.ts";
import { readGenerated, readSource, writeData } from "./gen/files.ts";
import { main } from "./main.ts";

await main(() => {
  const { values } = parseArgs({ options: { source: { type: "string" } } });
  const fromSource = values.source === undefined ? [] : readSource(openRepository(values.source), daggerVersion);
  const changed = [...writeData(new Map(fromSource)), ...writeData(readGenerated())];
  console.log(changed.length === 0 ? "Nothing changed." : `Changed:\n${changed.join("\n")}`);
  return 0;
});
