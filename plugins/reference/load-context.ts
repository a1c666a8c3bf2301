import { loadFacts } from "@docs/facts";
import { findPartPages, type LintPage, readPages } from "@docs/pages";
import { readSnippetSources } from "@docs/snippets";
import type { ReferenceContext } from "./component.ts";
import { findMemberUses } from "./member-uses.ts";

/** Reads everything that generated parts need from data/, docs/, and snippets/. */
export function loadContext(): ReferenceContext {
  const pages = readPages().pages.filter(({ isGenerated }) => !isGenerated);
  const context = loadTextContext(pages);
  return { ...context, uses: findMemberUses(pages, readSnippetSources(), context.facts.api) };
}

/** Reads what the checks of texts need, without the programs in snippets, which take most of the time. */
export function loadTextContext(pages: readonly LintPage[], facts = loadFacts()): ReferenceContext {
  return {
    facts,
    uses: new Map(),
    pages,
    pageTitles: new Map(pages.map(({ url, frontMatter }) => [url, frontMatter.fields.get("title")?.value ?? url])),
    typePages: findPartPages(pages, "ApiMembers", "type"),
  };
}
