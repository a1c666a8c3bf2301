import { type Dialect, writeFrontMatter, writeTitledFence } from "../export/dialect.ts";

/** The corpus is written in this site's own words, so programs and tabs stay as they are. */
export const thisSiteDialect: Dialect = {
  extension: ".mdx",
  writeHead: writeFrontMatter,
  writeTabs: ({ source }) => source,
  writeFence: writeTitledFence,
  notes: {},
  writeHref: (path) => path,
  escapeText: (source) => source,
};
