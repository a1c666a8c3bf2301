import path from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { AnswerSettings } from "../../config/answers.ts";

const providers = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../src/search/ask/providers");

/** Builds in the one provider of answers that the configuration chooses. */
export default function answers({ siteConfig }: LoadContext): Plugin {
  const settings = siteConfig.themeConfig.answers as AnswerSettings | undefined;
  return {
    name: "answers",
    configureWebpack: () => ({
      resolve: { alias: { "@site-answers/provider": path.join(providers, `${settings?.provider ?? "off"}-entry.ts`) } },
    }),
  };
}
