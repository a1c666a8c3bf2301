import { loadFacts } from "@docs/facts";
import { writeFiles } from "@docs/pages";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { renderSchemas } from "./render-schemas.ts";

/** Publishes the JSON Schemas of configuration files, which the reference pages and the checks read too. */
export default function reference({ siteConfig }: LoadContext): Plugin {
  return {
    name: "reference",
    async postBuild({ outDir }) {
      await writeFiles(outDir, renderSchemas(loadFacts().configuration, siteConfig.url));
    },
  };
}
