// A bundler loader: tells the bundler which snippets a page shows, so that a change in one reloads the page.
// CommonJS on purpose: the bundler requires it itself, without the TypeScript loader of the configuration.
const path = require("node:path");

module.exports = function snippetDependencies(source) {
  const { siteDir } = this.getOptions();
  for (const [, name] of source.matchAll(/<Snippet\s[^>]*?\bname="([^"]+)"/g)) {
    this.addContextDependency(path.join(siteDir, "snippets", name));
  }
  return source;
};
