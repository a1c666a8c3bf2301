// A bundler loader that reports which snippets a page shows, so the page reloads when one changes. It's CommonJS on
// purpose, because the bundler requires it directly, without the configuration's TypeScript loader.
const path = require("node:path");

module.exports = function snippetDependencies(source) {
  const { siteDir } = this.getOptions();
  for (const [, name] of source.matchAll(/<Snippet\s[^>]*?\bname="([^"]+)"/g)) {
    this.addContextDependency(path.join(siteDir, "snippets", name));
  }
  return source;
};
