import { loadFacts } from "../../scripts/facts/load-facts.ts";
import { readPages } from "../../scripts/read-pages.ts";
import { readSnippetSources } from "../../scripts/read-snippet-sources.ts";
import { readData } from "../sdk-reference/read-data.ts";
import type { ReferenceContext } from "./component.ts";
import { findMemberUses, listedTypes } from "./members/member-uses.ts";

/** Reads data/, docs/ and snippets/ for everything that generated parts say. */
export async function loadContext(): Promise<ReferenceContext> {
  const facts = loadFacts();
  const pages = readPages().pages.filter(({ isGenerated, isPartial }) => !isGenerated && !isPartial);
  return {
    facts,
    order: (await readData()).order,
    uses: findMemberUses(pages, readSnippetSources(), facts.api),
    pageTitles: new Map(pages.map(({ url, frontMatter }) => [url, frontMatter.fields.get("title")?.value ?? url])),
    typePages: new Map(pages.flatMap((page) => listedTypes(page).map((type) => [type, page.url] as const))),
  };
}
