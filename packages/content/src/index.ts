export { type Element, findElement, listElements, parseHtml, readAttribute, readCanonical, readText } from "./html.ts";
export type { CodeBlock, Page, Section } from "./page.ts";
export { type PageFacts, parsePage } from "./parse-page.ts";
export { readPages } from "./read-pages.ts";
