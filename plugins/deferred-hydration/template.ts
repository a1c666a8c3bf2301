import { SEARCH_MARK } from "../../config/search.ts";

/** How the framework's own template loads every script of a page. */
const FRAMEWORK_SCRIPTS = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/** Where the framework's own template has the tags of plugins: in the head, and where the body begins and ends. */
const HEAD_TAGS = "<%~ it.headTags %>";
const BODY_TAGS = "<%~ it.preBodyTags %>";
const BODY_END = "<%~ it.postBodyTags %>";

/** The framework's notice on a wrong base URL looks for this once the page is parsed; the framework replaces it. */
const PLACEHOLDER = "window.docusaurus={prefetch:()=>!1,preload:()=>!1}";

/** Shows that notice: what it looks for goes, or, where the page has been parsed already, it is told. */
const ON_LOST = "document.readyState=='loading'?delete window.docusaurus:window.insertBanner?.()";

/**
 * Gives the template of pages that load one small script and leave the framework's to it.
 *
 * No script waits for a style sheet: inline scripts, the theme's own at the beginning of the body too, stand before the
 * first one, so that the browser parses the whole page meanwhile, and lays it out once. The small script stands last:
 * the load event, after which the browser makes its layout at once, then waits for it and comes in a task of its own.
 *
 * @param original the framework's own template, in the language of Eta.
 * @param entryName name of the entry that the early script is built from.
 * @throws Error when the original is not the one that is known.
 */
export function deferScripts(original: string, entryName: string): string {
  const changes = [
    [FRAMEWORK_SCRIPTS, ""],
    [
      HEAD_TAGS,
      `${HEAD_TAGS}<script>${PLACEHOLDER}</script><%~ it.preBodyTags.slice(it.preBodyTags.search(/<script|$/)) %>`,
    ],
    [BODY_TAGS, "<%~ it.preBodyTags.slice(0, it.preBodyTags.search(/<script|$/)) %>"],
    [BODY_END, `${BODY_END}${earlyScript(entryName)}`],
  ] as const;
  return changes.reduce((template, [part, replacement]) => replaceOnce(template, part, replacement), original);
}

function replaceOnce(template: string, part: string, replacement: string): string {
  const count = template.split(part).length - 1;
  if (count !== 1) {
    throw new Error(
      `Found this part ${count} times in the framework's page template, expected it once:\n${part}\n` +
        "The framework has changed: compare plugins/deferred-hydration/template.ts with @docusaurus/core/lib/ssg/ssgTemplate.html.js.",
    );
  }
  return template.replace(part, () => replacement);
}

/** One `<script>` element with the addresses of all other scripts in an attribute, in their order. */
function earlyScript(entryName: string): string {
  const isEarly = `(script) => script.startsWith("assets/js/${entryName}.")`;
  return `<% const [early, framework] = [it.scripts.filter(${isEarly}), it.scripts.filter((script) => !(${isEarly})(script))]; %>
    <% early.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" async onerror="${ON_LOST}" ${SEARCH_MARK} data-framework="<%= framework.map((other) => it.baseUrl + other).join(" ") %>"></script>
    <% }); %>`;
}
