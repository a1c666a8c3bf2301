import { loadFacts } from "@docs/facts";
import type { LintPage } from "@docs/pages";
import { readPages } from "@docs/pages";
import { readSnippetSources } from "@docs/snippets";
import { readData } from "../sdk-reference/read-data.ts";
import type { ReferenceContext } from "./component.ts";
import { findMemberUses } from "./members/member-uses.ts";
import { listTypePages } from "./members/read-type-pages.ts";

/** Reads data/, docs/ and snippets/ for everything that generated parts say. */
export async function loadContext(): Promise<ReferenceContext> {
  const pages = readPages().pages.filter(({ isGenerated }) => !isGenerated);
  const context = await loadTextContext(pages);
  return { ...context, uses: findMemberUses(pages, readSnippetSources(), context.facts.api) };
}

/** Reads what the checks of texts need: without the programs of snippets, which take most of the time. */
export async function loadTextContext(pages: readonly LintPage[]): Promise<ReferenceContext> {
  return {
    facts: loadFacts(),
    order: (await readData()).order,
    uses: new Map(),
    pageTitles: new Map(pages.map(({ url, frontMatter }) => [url, frontMatter.fields.get("title")?.value ?? url])),
    typePages: listTypePages(pages),
  };
}
