import type { LintPage, Problem } from "@docs/pages";
import type { PageFault, PageRule, SiteFacts, SiteRule } from "./rule.ts";
import { checkAddresses, checkProgramAddresses } from "./rules/addresses.ts";
import { checkAgentInputs, checkAgentResults } from "./rules/agent-programs.ts";
import { checkAnnotations } from "./rules/annotations.ts";
import { checkCharacters } from "./rules/characters.ts";
import { checkCodeLanguages } from "./rules/code-languages.ts";
import { checkExportTargets } from "./rules/export-targets.ts";
import { checkFrontMatter } from "./rules/front-matter.ts";
import { checkGlossaryHeadings } from "./rules/glossary-headings.ts";
import { checkGlossarySpelling } from "./rules/glossary-spelling.ts";
import { checkHeadingCase } from "./rules/heading-case.ts";
import { checkHeadings } from "./rules/headings.ts";
import { checkImageTexts } from "./rules/image-texts.ts";
import { checkInnerCapitals } from "./rules/inner-capitals.ts";
import { checkItemCounts } from "./rules/item-counts.ts";
import { checkKindTemplate } from "./rules/kind-template.ts";
import { checkLinkTexts } from "./rules/link-texts.ts";
import { checkMarkup } from "./rules/markup.ts";
import { checkOpening } from "./rules/opening.ts";
import { checkOrphanPages } from "./rules/orphan-pages.ts";
import { checkPageLinks } from "./rules/page-links.ts";
import { checkPageValues } from "./rules/page-values.ts";
import { checkParagraphLength } from "./rules/paragraph-length.ts";
import { checkBritishSpelling, checkPhrases } from "./rules/phrases.ts";
import { checkPipedScripts } from "./rules/piped-scripts.ts";
import { checkPlaceholders } from "./rules/placeholders.ts";
import { checkPromises } from "./rules/promises.ts";
import { checkRedirects } from "./rules/redirects.ts";
import { checkRepeatedFacts } from "./rules/repeated-facts.ts";
import { checkRepeatedShapes } from "./rules/repeated-shapes.ts";
import { checkRhythm } from "./rules/rhythm.ts";
import { checkSentenceLength } from "./rules/sentence-length.ts";
import { checkShellPrompts } from "./rules/shell-prompts.ts";
import { checkShortFlags } from "./rules/short-flags.ts";
import { checkSidebars } from "./rules/sidebars.ts";
import { checkSingleCommands } from "./rules/single-commands.ts";
import { checkSlips } from "./rules/slips.ts";
import { checkSnippetLanguages } from "./rules/snippet-languages.ts";
import { checkSnippetLength } from "./rules/snippet-length.ts";
import { checkStaticFiles } from "./rules/static-files.ts";
import { checkTableCells } from "./rules/table-cells.ts";
import { checkTabs } from "./rules/tabs.ts";
import { checkUnfinished } from "./rules/unfinished.ts";
import { checkUnusedImages, checkUnusedSnippets } from "./rules/unused-files.ts";
import { checkVariables } from "./rules/variables.ts";
import { checkVersionLiterals } from "./rules/version-literals.ts";

/** Rules for every page, including generated ones, whose texts come from `data/`. */
const EVERY_PAGE_RULES: readonly PageRule[] = [
  ...[checkFrontMatter, checkMarkup, checkAddresses, checkCharacters, checkBritishSpelling],
];

/** Rules for pages written by hand. */
const PAGE_RULES: readonly PageRule[] = [
  checkTabs,
  checkAnnotations,
  checkGlossaryHeadings,
  checkSlips,
  checkKindTemplate,
  checkOpening,
  checkHeadings,
  checkHeadingCase,
  checkPhrases,
  checkGlossarySpelling,
  checkVariables,
  checkVersionLiterals,
  checkSentenceLength,
  checkRhythm,
  checkParagraphLength,
  checkLinkTexts,
  checkImageTexts,
  checkTableCells,
  checkInnerCapitals,
  checkItemCounts,
  checkCodeLanguages,
  checkShellPrompts,
  checkShortFlags,
  checkSingleCommands,
  checkExportTargets,
  checkPipedScripts,
  checkPlaceholders,
  checkSnippetLanguages,
  checkUnfinished,
];

const SITE_RULES: readonly SiteRule[] = [
  checkRedirects,
  checkSidebars,
  checkPageLinks,
  checkRepeatedShapes,
  checkStaticFiles,
  checkProgramAddresses,
  checkPageValues,
  checkPromises,
  checkSnippetLength,
  checkAgentInputs,
  checkAgentResults,
];

/**
 * Rules that run only if every page is readable, because there's no telling what an unreadable page shows or links to.
 */
const WHOLE_SITE_RULES: readonly SiteRule[] = [
  checkOrphanPages,
  checkRepeatedFacts,
  checkUnusedSnippets,
  checkUnusedImages,
];

/** Checks one page against the rules that need no other page. */
export function checkPage(page: LintPage, facts: SiteFacts): readonly PageFault[] {
  const rules = page.isGenerated ? EVERY_PAGE_RULES : [...EVERY_PAGE_RULES, ...PAGE_RULES];
  return rules.flatMap((rule) => rule(page, facts));
}

/**
 * Checks pages against every rule; generated pages are checked only for what the site as a whole needs.
 *
 * @param unreadable files of pages that can't be parsed, and so aren't among the pages.
 */
export function checkPages(
  pages: readonly LintPage[],
  site: Omit<SiteFacts, "unreadable">,
  unreadable: readonly string[] = [],
): readonly Problem[] {
  const facts: SiteFacts = { ...site, unreadable };
  const siteRules = unreadable.length === 0 ? [...SITE_RULES, ...WHOLE_SITE_RULES] : SITE_RULES;
  return [
    ...pages.flatMap((page) => checkPage(page, facts).map((fault) => ({ file: page.file, ...fault }))),
    ...siteRules.flatMap((rule) => rule(pages, facts)),
  ];
}
