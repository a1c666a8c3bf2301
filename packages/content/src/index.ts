export {
  type Element,
  findElement,
  hasClass,
  isElement,
  listElements,
  parseHtml,
  readAttribute,
  readCanonical,
  readChildren,
  readMeta,
  readText,
} from "./html.ts";
export type { CodeBlock, Page, Section } from "./page.ts";
export { type PageFacts, parseBuiltPage } from "./parse-built-page.ts";
export { readBuiltPages } from "./read-built-pages.ts";
export { readLabels } from "./read-labels.ts";
