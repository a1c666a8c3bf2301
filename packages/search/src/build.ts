export { buildIndex } from "./build-index.ts";
export type { SearchPage, SearchSection, SearchSource, Synonym } from "./documents.ts";
export type { IndexFile, TextFile } from "./files.ts";
