import { SEARCH_MARK } from "../../config/search.ts";

/** The part of the framework's own template that loads every script of a page. */
const FRAMEWORK_SCRIPTS = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

/** Where the framework's own template inserts the tags of plugins: in the head, and at both ends of the body. */
const HEAD_TAGS = "<%~ it.headTags %>";
const BODY_TAGS = "<%~ it.preBodyTags %>";
const BODY_END = "<%~ it.postBodyTags %>";

/**
 * The framework's notice about a wrong base URL checks for this once the page is parsed. The framework later replaces
 * it.
 */
const PLACEHOLDER = "window.docusaurus={prefetch:()=>!1,preload:()=>!1}";

/**
 * Code that shows that notice when the early script can't be loaded: it removes what the notice checks for or, once the
 * page is parsed, calls it. It listens from above, because a content security policy forbids `onerror` attributes.
 */
const ON_LOST =
  "addEventListener('error',({target:t})=>{t.dataset?.framework!=null&&(document.readyState=='loading'?delete window.docusaurus:window.insertBanner?.())},!0)";

/** How the theme hides its icons, and how it has to: a content security policy forbids `style` attributes. */
const HIDDEN_ICONS = [/<svg style="display: none;">/, '<svg display="none">'] as const;

/**
 * Returns the template of pages that load one small script, which then loads the framework's scripts.
 *
 * No script waits for a style sheet. Inline scripts, including the theme's own at the start of the body, come before
 * the first style sheet. The browser can therefore parse the whole page while the styles load, and lay it out once. The
 * small script comes last, so the load event waits for it and fires in its own task. The browser lays out the page
 * right after that event.
 *
 * @param original the framework's own template, in the language of Eta.
 * @param entryName name of the entry that the early script is built from.
 * @throws Error when the original isn't the expected one.
 */
export function deferScripts(original: string, entryName: string): string {
  const changes = [
    [FRAMEWORK_SCRIPTS, ""],
    [
      HEAD_TAGS,
      `${HEAD_TAGS}<script>${PLACEHOLDER};${ON_LOST}</script><%~ it.preBodyTags.slice(it.preBodyTags.search(/<script|$/)) %>`,
    ],
    [
      BODY_TAGS,
      `<%~ it.preBodyTags.slice(0, it.preBodyTags.search(/<script|$/)).replace(${HIDDEN_ICONS[0]}, '${HIDDEN_ICONS[1]}') %>`,
    ],
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

/** Returns one `<script>` element with an attribute that lists the addresses of all other scripts, in order. */
function earlyScript(entryName: string): string {
  const isEarly = `(script) => script.startsWith("assets/js/${entryName}.")`;
  return `<% const [early, framework] = [it.scripts.filter(${isEarly}), it.scripts.filter((script) => !(${isEarly})(script))]; %>
    <% early.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" async ${SEARCH_MARK} data-framework="<%= framework.map((other) => it.baseUrl + other).join(" ") %>"></script>
    <% }); %>`;
}
