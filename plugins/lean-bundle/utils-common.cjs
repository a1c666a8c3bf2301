/**
 * Replaces the index of `@docusaurus/utils-common`, which loads all of tslib (3 kB compressed) for one default export:
 * https://github.com/facebook/docusaurus/blob/v3.9.2/packages/docusaurus-utils-common/src/index.ts
 *
 * Can go once the package is published as ES modules.
 */
const slashes = require("@docusaurus/utils-common/lib/applyTrailingSlash.js");

module.exports = {
  ...slashes,
  applyTrailingSlash: slashes.default,
  ...require("@docusaurus/utils-common/lib/errorUtils.js"),
  ...require("@docusaurus/utils-common/lib/stringUtils.js"),
};
