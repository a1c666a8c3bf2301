import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";

const modules = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@docusaurus/core/package.json")),
  "../..",
);

/** A framework file that the site relies on, and the parts that it needs. */
interface Reliance {
  /** `file` is a path below node_modules; `user` is the site's file that relies on it. */
  readonly file: string;
  readonly user: string;
  /** Parts of the file's text that must all be present. */
  readonly parts: readonly string[];
}

const CLIENT = "@docusaurus/core/lib/client";
const SERVER = "@docusaurus/core/lib";
const THEME = "@docusaurus/theme-classic/lib/theme";
const DOCS = "@docusaurus/plugin-content-docs/lib";

const CONTRACT: readonly Reliance[] = [
  // Modules that are replaced, and the modules that import them by these names.
  {
    file: `${CLIENT}/App.js`,
    user: "src/shell/pending-navigation.tsx",
    parts: ["from './PendingNavigation'", "<PendingNavigation location={normalizedLocation}>"],
  },
  {
    file: `${CLIENT}/PendingNavigation.js`,
    user: "src/shell/pending-navigation.tsx",
    parts: [
      "dispatchLifecycleAction('onRouteUpdate'",
      "<ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>",
      "window.location.reload()",
    ],
  },
  {
    file: `${CLIENT}/clientEntry.js`,
    user: "src/shell/preload.ts",
    parts: ["from './docusaurus'", "window.docusaurus = docusaurus", "preload(window.location.pathname)"],
  },
  {
    file: `${CLIENT}/docusaurus.js`,
    user: "src/shell/preload.ts",
    parts: ["prefetch,\n    preload,", "export default Object.freeze(docusaurus)"],
  },
  {
    file: `${CLIENT}/exports/Link.js`,
    user: "src/shell/preload.ts",
    parts: ["window.docusaurus.prefetch(", "window.docusaurus.preload("],
  },
  // Modules that are imported.
  {
    file: `${CLIENT}/ClientLifecyclesDispatcher.js`,
    user: "src/shell/pending-navigation.tsx",
    parts: [
      "export function dispatchLifecycleAction(",
      "return () => callbacks.forEach((cb) => cb?.())",
      "export default ClientLifecyclesDispatcher",
    ],
  },
  {
    file: `${CLIENT}/ClientLifecyclesDispatcher.js`,
    user: "toReadableHash in src/shell/addresses.ts, which can go without it",
    parts: ["decodeURIComponent(hash.substring(1))"],
  },
  {
    file: `${CLIENT}/preload.js`,
    user: "src/shell/pending-navigation.tsx and routes.tsx",
    parts: ["export default function preload(pathname)", "match.route.component.preload?.()"],
  },
  {
    file: `${CLIENT}/routeContext.js`,
    user: "src/shell/routes.tsx",
    parts: ["export function RouteContextProvider({ children, value, })", "if (!parent)"],
  },
  {
    file: `${CLIENT}/exports/ComponentCreator.js`,
    user: "src/shell/routes.tsx",
    parts: ["if (path === '*')", "return Loadable({"],
  },
  { file: `${CLIENT}/exports/renderRoutes.js`, user: "src/shell/routes.tsx", parts: ["from 'react-router-config'"] },
  {
    file: `${CLIENT}/normalizeLocation.js`,
    user: "toCleanPath in src/shell/addresses.ts",
    parts: ["replace(/(?:\\/index)?\\.html$/, '') || '/'"],
  },
  {
    file: "react-router/cjs/react-router.js",
    user: "src/shell/pending-navigation.tsx",
    parts: ["exports.__RouterContext = context"],
  },
  // Generated files that are replaced, and the framework's modules that read them.
  {
    file: `${SERVER}/server/codegen/codegenRoutes.js`,
    user: "plugins/static-articles",
    parts: ["'registry.js'", "'routesChunkNames.json'", "'routes.js'"],
  },
  { file: `${CLIENT}/App.js`, user: "plugins/static-articles", parts: ["from '@generated/routes'"] },
  {
    file: `${CLIENT}/exports/ComponentCreator.js`,
    user: "plugins/static-articles",
    parts: ["from '@generated/routesChunkNames'", "from '@generated/registry'"],
  },
  {
    file: `${DOCS}/routes.js`,
    user: "toClientVersion in plugins/static-articles",
    parts: ["version: (0, props_1.toVersionMetadataProp)("],
  },
  {
    file: `${DOCS}/globalData.js`,
    user: "src/shell/pages.ts",
    parts: ["path: doc.permalink", "sidebar: doc.sidebar", "docs: version.docs"],
  },
  { file: `${THEME}/DocVersionRoot/index.js`, user: "src/shell/routes.tsx", parts: ["const {version} = props"] },
  // The page template and the bundle.
  {
    file: `${SERVER}/ssg/ssgTemplate.html.js`,
    user: "plugins/deferred-hydration/template.ts",
    parts: [
      "it.scripts.forEach((script) => {",
      "<%~ it.headTags %>",
      "<%~ it.preBodyTags %>",
      "<%~ it.postBodyTags %>",
      "it.stylesheets.forEach",
    ],
  },
  {
    file: `${SERVER}/ssg/ssgParams.js`,
    user: "plugins/deferred-hydration",
    parts: ["props.siteConfig.ssrTemplate ??"],
  },
  {
    file: `${SERVER}/webpack/client.js`,
    user: "plugins/deferred-hydration",
    parts: ["entry: path_1.default.resolve(__dirname, '../client/clientEntry.js')", "runtimeChunk: true"],
  },
  {
    file: `${SERVER}/webpack/plugins/ChunkAssetPlugin.js`,
    user: "src/search/preload-search.ts",
    parts: ["'__webpack_require__.gca'"],
  },
  {
    file: `${SERVER}/webpack/base.js`,
    user: "__webpack_public_path__ in src/search/providers/local-preload-entry.ts",
    parts: ["publicPath:"],
  },
  {
    file: `${CLIENT}/BaseUrlIssueBanner/index.js`,
    user: "ON_LOST in plugins/deferred-hydration/template.ts",
    parts: ["typeof window['docusaurus'] === 'undefined'", "function insertBanner()"],
  },
  {
    file: `@docusaurus/theme-classic/lib/index.js`,
    user: "plugins/lean-bundle",
    parts: ["'./prism-include-languages'", "infima/dist/css/default/default"],
  },
  // Attributes of elements on a page.
  {
    file: `${CLIENT}/hasHydratedDataAttribute.js`,
    user: "whenHydrated in src/shell/framework-loader.ts",
    parts: ["data-has-hydrated={isBrowser}"],
  },
  { file: "react-helmet-async/lib/index.js", user: "src/shell/article-html.ts", parts: ['"data-rh"'] },
  { file: `${THEME}/DocItem/index.js`, user: "src/shell/article-html.ts", parts: ["`docs-doc-id-${"] },
  { file: `${THEME}/ColorModeToggle/index.js`, user: "src/shell/replay-presses.ts", parts: ["disabled={!isBrowser}"] },
  {
    file: `${THEME}/NavbarItem/DropdownNavbarItem/Desktop/index.js`,
    user: "src/shell/replay-presses.ts",
    parts: ['role="button"'],
  },
  {
    file: "@docusaurus/theme-common/lib/utils/skipToContentUtils.js",
    user: "src/shell/replay-presses.ts",
    parts: ["'__docusaurus_skipToContent_fallback'", "tabindex"],
  },
];

test("the framework has all that the shell relies on", () => {
  const broken = CONTRACT.flatMap(({ file, user, parts }) => {
    const text = readModule(file);
    return text === undefined
      ? [`${user} relies on ${file}, which is gone.`]
      : parts
          .filter((part) => !text.includes(part))
          .map((part) => `${user} relies on \`${part}\` in ${file}, which is gone.`);
  });
  expect(broken).toEqual([]);
});

function readModule(file: string): string | undefined {
  try {
    return readFileSync(path.join(modules, file), "utf8");
  } catch {
    return undefined;
  }
}
