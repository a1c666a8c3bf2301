export { highlight } from "./highlight.ts";
export { type HtmlElement, toHtml, toJsx, toJsxAttributes } from "./html-element.ts";
export { readPageStyles } from "./page-styles.ts";
export { type Run, renderCodeBlock } from "./render-code-block.ts";
export {
  linkTypes,
  type Parameter,
  parameterStyles,
  renderParameterName,
  renderParameters,
  renderProse,
} from "./render-parameters.ts";
export { renderSingleProgram, renderSnippet } from "./render-snippet.ts";
export { renderLanguageTabs, renderPanels, renderTabBar } from "./tabs.ts";
