import { checkDocuments } from "../links/check-documents.ts";
import { checkReferences } from "../links/check-references.ts";
import { readBuiltSite } from "../read-built-site.ts";
import type { Check } from "./check.ts";
import { fromProblems } from "./from-problems.ts";

/** Addresses, fragments, ids, headings and titles of the built pages. */
export const links: Check = {
  name: "links",
  needsBuild: true,
  isAlone: false,
  async run() {
    const site = readBuiltSite();
    return fromProblems([...checkReferences(site), ...checkDocuments(site)]);
  },
};
