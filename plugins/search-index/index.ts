import { existsSync } from "node:fs";
import path from "node:path";
import { readBuiltPages } from "@docs/content";
import { loadFacts, readData } from "@docs/facts";
import { writeFiles } from "@docs/pages";
import type { Synonym } from "@docs/search/build";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { buildFiles, FOLDER } from "./build-files.ts";
import { findPart, type NavbarItem, renderRecords, toRecordsFile } from "./render-records.ts";
import { toSearchPages } from "./search-pages.ts";
import { stampPages } from "./stamp-pages.ts";

/** Builds the search index from the HTML that readers get. `npm start` searches the index of the last build. */
export default function searchIndex({ siteDir, siteConfig, baseUrl, i18n }: LoadContext): Plugin {
  const lastBuild = path.join(siteDir, "build", FOLDER);
  let kinds: ReadonlyMap<string, string> = new Map();
  return {
    name: "search-index",

    async allContentLoaded({ allContent }) {
      kinds = readKinds(allContent["docusaurus-plugin-content-docs"]?.default as LoadedContent | undefined, baseUrl);
    },

    configureWebpack() {
      if (process.env.NODE_ENV === "production") {
        return {};
      }
      if (!existsSync(path.join(lastBuild, "manifest.json"))) {
        console.warn("The preview has nothing to search yet. Make an index once: npm run build");
      }
      // Looked up on each request, so a build made while the preview runs is searched without a restart.
      const files = { directory: lastBuild, publicPath: `${baseUrl}${FOLDER}`, watch: false, serveIndex: false };
      // The results page has the same address as the folder, and the preview must serve its own.
      const devServer = { static: [{ ...files, staticOptions: { index: false, redirect: false } }] };
      // The framework merges this into its own server's options, but its types don't declare it.
      return { devServer } as ReturnType<NonNullable<Plugin["configureWebpack"]>>;
    },

    async postBuild({ outDir }) {
      const pages = toSearchPages(await readBuiltPages(outDir, { baseUrl, kinds }), loadFacts().api);
      const version = String(siteConfig.customFields?.daggerVersion);
      const { mark, files } = buildFiles({
        pages,
        synonyms: readData<readonly Synonym[]>("search/synonyms.json"),
        weakWords: [siteConfig.title],
        version,
      });
      await writeFiles(
        outDir,
        files.map((file) => [file.path, file.content] as const),
      );
      await stampPages(outDir, mark);
      const records = renderRecords(pages, {
        siteUrl: siteConfig.url + baseUrl,
        version,
        // Contextual search filters by the language that the pages declare, which is this one.
        language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
        partOf: (url) => findPart(url, (siteConfig.themeConfig.navbar as { items: NavbarItem[] }).items),
      });
      // Written next to the build, not in it: only `npm run search:push` reads the records, and no reader should
      // download megabytes.
      await writeFiles(siteDir, [[toRecordsFile(i18n.currentLocale), JSON.stringify(records)]]);
    },
  };
}

/** Reads `kind` from the front matter by address, because the HTML of a page doesn't contain it. */
function readKinds(content: LoadedContent | undefined, baseUrl: string): ReadonlyMap<string, string> {
  const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return new Map(
    docs.flatMap(({ permalink, frontMatter }) => {
      const kind = "kind" in frontMatter ? frontMatter.kind : undefined;
      return typeof kind === "string" ? [[`/${permalink.slice(baseUrl.length)}`, kind] as const] : [];
    }),
  );
}
