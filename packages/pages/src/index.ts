export { type Anchor, GithubSlugger, readAnchors, readHeadingId } from "./anchors.ts";
export {
  readCodeBlocks,
  readCodeTitle,
  readCommandBlocks,
  readCommandLines,
  terminalLanguages,
} from "./code-blocks.ts";
export { describeChoices } from "./describe-choices.ts";
export { FILE } from "./file-name.ts";
export { fillVariables } from "./fill-variables.ts";
export { groupBy } from "./group-by.ts";
export { listFiles } from "./list-files.ts";
export { childrenOf, isJsx, type JsxElement, placeInCode, placeOf, readAttributes, textOf, walk } from "./nodes.ts";
export { isSteps, type Outline, readOutline } from "./outline.ts";
export { GENERATED_FOLDER, isGeneratedPage, type LintPage, parsePage, RUN_PAGES_FOLDER } from "./parse-page.ts";
export { findPartPages, readPagesWithParts } from "./parts.ts";
export { type Fault, type Place, type PlacedFault, type Problem, toPlace } from "./problem.ts";
export { PROSE_ATTRIBUTE, readProse } from "./prose.ts";
export { readPages } from "./read-pages.ts";
export { describeProblem, renderProblems } from "./render-problems.ts";
export { readSnippetUses, type SnippetUse } from "./snippets.ts";
export { splitSentences } from "./split-sentences.ts";
export { listStatements, type Statement } from "./statements.ts";
export { closest } from "./text/closest.ts";
export { escapeHtml } from "./text/escape-html.ts";
export { escapePattern } from "./text/escape-pattern.ts";
export { firstSentence } from "./text/first-sentence.ts";
export { openTreeStore } from "./tree-store.ts";
export { pageVariables } from "./variables.ts";
export { writeFiles } from "./write-files.ts";
export { type GeneratedPage, renderGeneratedPage, writePages } from "./write-pages.ts";
