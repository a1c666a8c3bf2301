import { type Dialect, writeFrontMatter, writeTitledFence } from "../export/dialect.ts";

/** Leaves programs and tabs as they are, because the corpus is written in this site's own syntax. */
export const thisSiteDialect: Dialect = {
  extension: ".mdx",
  writeHead: writeFrontMatter,
  writeTabs: ({ source }) => source,
  writeFence: writeTitledFence,
  notes: {},
  writeHref: (path) => path,
  escapeText: (source) => source,
};
