/** Attribute that `plugins/search-index` fills in with the mark of the index, which is made from the finished pages. */
export const SEARCH_MARK = 'data-search-mark=""';

/** How the framework's own template loads every script of a page. */
const FRAMEWORK_SCRIPTS = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/**
 * Gives the template of pages that load one small script and leave the framework's to it.
 *
 * @param original the framework's own template, in the language of Eta.
 * @param entryName name of the entry that the early script is built from.
 * @throws Error when the original does not load its scripts in the way that is known.
 */
export function deferScripts(original: string, entryName: string): string {
  const count = original.split(FRAMEWORK_SCRIPTS).length - 1;
  if (count !== 1) {
    throw new Error(
      `Found the loop over it.scripts ${count} times in the framework's page template, expected it once as:\n${FRAMEWORK_SCRIPTS}\n` +
        "The framework has changed: compare FRAMEWORK_SCRIPTS in plugins/deferred-hydration/template.ts with @docusaurus/core/lib/ssg/ssgTemplate.html.js.",
    );
  }
  return original.replace(FRAMEWORK_SCRIPTS, () => earlyScript(entryName));
}

/** One `<script>` element with the addresses of all other scripts in an attribute, in their order. */
function earlyScript(entryName: string): string {
  const isEarly = `(script) => script.startsWith("assets/js/${entryName}.")`;
  return `<% const [early, framework] = [it.scripts.filter(${isEarly}), it.scripts.filter((script) => !(${isEarly})(script))]; %>
    <% early.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer ${SEARCH_MARK} data-framework="<%= framework.map((other) => it.baseUrl + other).join(" ") %>"></script>
    <% }); %>`;
}
