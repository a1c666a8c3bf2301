import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ThemeConfig } from "@docusaurus/theme-common";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { AnswerSettings } from "../../config/answers.ts";
import { parseSearchOptions } from "../../config/search-options.ts";
import { checkNoSecrets } from "./check-no-secrets.ts";
import { parseAnswerOptions } from "./options.ts";

const dirname = path.dirname(fileURLToPath(import.meta.url));
const providers = path.resolve(dirname, "../../src/answers/providers");

/** Checks the options of `themeConfig.answers`, as Docusaurus asks each theme to. */
export function validateThemeConfig({
  themeConfig,
}: {
  themeConfig: ThemeConfig & { answers?: unknown; search?: unknown };
}): object {
  return { answers: parseAnswerOptions(themeConfig.answers, parseSearchOptions(themeConfig.search)) };
}

/**
 * Builds the configured provider of answers, and only that one, into the site, and fails a build that contains a key.
 */
export default function answers({ siteConfig }: LoadContext): Plugin {
  const { provider } = siteConfig.themeConfig.answers as AnswerSettings;
  return {
    name: "answers",
    configureWebpack: () => ({
      resolve: { alias: { "@site-answers/provider": path.join(providers, `${provider}-entry.ts`) } },
    }),
    postBuild: ({ outDir }) => checkNoSecrets(outDir, process.env),
  };
}
