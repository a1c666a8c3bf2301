import { readFileSync } from "node:fs";
import { readPages } from "@docs/content";
import { loadFacts } from "@docs/facts";
import { loadIndex } from "@docs/search";
import { findLostNames } from "../names/find-lost-names.ts";
import { listNames } from "../names/list-names.ts";
import { readIndexFiles } from "../read-index-files.ts";
import type { Check } from "./check.ts";
import { fromProblems } from "./from-problems.ts";

const BUILD = "build";

/** Every name of the product is documented, and the search of the build leads to it first. */
export const names: Check = {
  name: "names",
  needsBuild: true,
  isAlone: false,
  async run() {
    const files = readIndexFiles(BUILD);
    const index = loadIndex(readJson(files.index), readJson(files.text));
    const listed = listNames(loadFacts());
    const findFirst = (query: string) => index.search(query, { limit: 1 }).hits[0]?.url;
    const problems = findLostNames(listed, await readPages(BUILD), findFirst);
    const found = listed.length - problems.length;
    return { ...fromProblems(problems), note: `${found} of ${listed.length} names found first` };
  },
};

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
