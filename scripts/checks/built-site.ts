import { readFileSync } from "node:fs";
import path from "node:path";
import { readBuiltPages } from "@docs/content";
import { dataDir } from "@docs/facts";
import { type BuiltSite, readBuiltSite } from "../links/built-site.ts";
import { checkDocuments } from "../links/check-documents.ts";
import { checkReferences } from "../links/check-references.ts";
import { checkTwins } from "../links/check-twins.ts";
import { checkRoutes, readRoutes } from "../links/routes.ts";
import { checkNames } from "../names/check-names.ts";
import { findLostKeywords } from "../names/find-lost-keywords.ts";
import { type Check, fromProblems } from "./check.ts";

/** The production build, which fails on broken links and on pages that don't compile. */
export const build: Check = {
  name: "build",
  needsBuild: true,
  isAlone: true,
  run: ({ build: makeBuild }) => makeBuild(),
};

let site: BuiltSite | undefined;

/** Reads the build once for all checks of its pages, which never modify it. */
function readOnce(): BuiltSite {
  site ??= readBuiltSite();
  return site;
}

/** Addresses, fragments, ids, headings, and titles of the built pages. */
export const links: Check = {
  name: "links",
  needsBuild: true,
  async run() {
    return fromProblems([...checkReferences(readOnce()), ...checkDocuments(readOnce())]);
  },
};

/** The addresses of the built pages, compared with `data/routes.txt`. */
export const routes: Check = {
  name: "routes",
  needsBuild: true,
  run: async () => fromProblems(checkRoutes(readRoutes(), readOnce())),
};

/** The Markdown of every page says what the page says, and its links lead somewhere. */
export const twins: Check = {
  name: "twins",
  needsBuild: true,
  async run() {
    const { problems, count, largest } = checkTwins("build", readOnce());
    const note = `${count} twins in one language, of at most ${largest.toLocaleString("en-US")} characters`;
    return { ...fromProblems(problems), note };
  },
};

/** Every product name is documented, and it's the first result when you search the built site for it. */
export const names: Check = {
  name: "names",
  needsBuild: true,
  async run() {
    const pages = await readBuiltPages("build");
    const { listed, lost } = checkNames("build", pages);
    const keywords = findLostKeywords(readFileSync(path.join(dataDir, "search/keywords.json"), "utf8"), pages);
    return { ...fromProblems([...lost, ...keywords]), note: `${listed - lost.length} of ${listed} names found first` };
  },
};
