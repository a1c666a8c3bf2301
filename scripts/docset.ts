// Packs the last build as a docset for Dash and Zeal, and puts it next to the pages: npm run docset [-- --dir=build --to=build]
import { copyFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { readOperatorSettings } from "../config/operator.ts";
import { writeDocset } from "./docset/write-docset.ts";
import { main } from "./main.ts";

/** A hidden folder, so that no check takes the pages for those of the site. */
const FOLDER = ".cache/docset";

await main(async () => {
  const options = { dir: { type: "string", default: "build" }, to: { type: "string" } } as const;
  const { dir, to = dir } = parseArgs({ options }).values;
  const { siteUrl } = readOperatorSettings(process.env);
  const { files, bytes, entries } = await writeDocset(dir, siteUrl, FOLDER);
  await Promise.all(files.map((name) => copyFile(path.join(FOLDER, name), path.join(to, name))));
  const size = `${entries.toLocaleString("en-US")} entries and ${bytes.toLocaleString("en-US")} bytes`;
  console.log(`${to}/${files[0]} has ${size}. Readers of docsets subscribe to ${siteUrl}/${files[1]}.`);
  return undefined;
});
