// A bundler loader: tells the bundler which snippets and shared passages a page shows, so that a change in one reloads it.
// CommonJS on purpose: the bundler requires it itself, without the TypeScript loader of the configuration.
const { existsSync, readFileSync } = require("node:fs");
const path = require("node:path");

module.exports = function snippetDependencies(source) {
  const { siteDir } = this.getOptions();
  const passages = listNames(source, "Shared").map((name) => path.join(siteDir, "docs/_shared", `${name}.mdx`));
  for (const passage of passages) {
    this.addDependency(passage);
  }
  const texts = [source, ...passages.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"))];
  for (const name of texts.flatMap((text) => listNames(text, "Snippet"))) {
    this.addContextDependency(path.join(siteDir, "snippets", name));
  }
  return source;
};

/** Gives the names in `<Component name="…">`. */
function listNames(text, component) {
  return [...text.matchAll(new RegExp(`<${component}\\s[^>]*?\\bname="([^"]+)"`, "g"))].map(([, name]) => name);
}
