export { createAddressWriter, type SiteAddresses, toKey, toTwinPath, twinLanguages } from "./addresses.ts";
export { estimateTokens } from "./estimate-tokens.ts";
export { findLost, type Lost } from "./find-lost.ts";
export { renderAnyNotFound, renderNotFound } from "./not-found.ts";
export { type Article, readArticle } from "./read-article.ts";
export { LARGEST_TWIN, type Product, renderPage, type TwinFile } from "./render-page.ts";
export { dateTwin, type TwinSection, UNDATED } from "./render-twin.ts";
export {
  type IndexedPage,
  type IndexSource,
  type PageGroup,
  renderAgentsMd,
  renderGroupIndex,
  renderLlmsFull,
  renderLlmsTxt,
  renderSkill,
} from "./site-index.ts";
