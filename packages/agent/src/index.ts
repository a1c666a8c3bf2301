export { type Checker, type CheckInput, createChecker } from "./check/index.ts";
export { collectFacts } from "./collect-facts.ts";
export type {
  DocsCommand,
  DocsData,
  DocsFacts,
  DocsFunction,
  DocsMessage,
  DocsPage,
  DocsWord,
  ToolAnswer,
} from "./data.ts";
export { createDocs, type Docs } from "./docs.ts";
export { listSections } from "./pages.ts";
