import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { MethodOrder } from "./group-methods.ts";
import type { Hidden } from "./hide-symbols.ts";
import type { TextData } from "./texts.ts";

/** Folder of everything that is written by hand for the reference. */
export const dataDir = fileURLToPath(new URL("../../data/sdk-reference", import.meta.url));

/** The hand-written half of the reference. */
export interface ReferenceData {
  readonly hidden: Hidden;
  readonly texts: TextData;
  readonly order: MethodOrder;
  /** MDX of the pages that are prose, by the name of the file. */
  readonly prose: Readonly<Record<string, string>>;
}

/** Names of the prose files; each page that has one knows its name. */
const PROSE = ["index", "api", "errors", "connect-index", "connect", "connection", "callback", "dag"];

/** Reads `data/sdk-reference/`. */
export async function readData(): Promise<ReferenceData> {
  const [hidden, summaries, parameters, defaults, common, topics, status] = await Promise.all(
    ["hide", "summaries", "arguments", "defaults", "common", "topics", "status"].map(readJson),
  );
  const prose = await Promise.all(
    PROSE.map(async (name) => [name, await readFile(path.join(dataDir, "prose", `${name}.mdx`), "utf8")] as const),
  );
  return {
    hidden: hidden as Hidden,
    texts: { ...(summaries as Omit<TextData, "arguments" | "defaults">), arguments: parameters, defaults } as TextData,
    order: { common, topics, ...(status as object) } as MethodOrder,
    prose: Object.fromEntries(prose.map(([name, text]) => [name, text.trim()])),
  };
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(dataDir, `${name}.json`), "utf8"));
}
