import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { loadFacts } from "@docs/facts";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { renderSchemas } from "./render-schemas.ts";

/** Publishes the JSON Schemas of configuration files, which the reference pages and the checks read too. */
export default function reference({ siteConfig }: LoadContext): Plugin {
  return {
    name: "reference",
    async postBuild({ outDir }) {
      const schemas = renderSchemas(loadFacts().configuration, siteConfig.url);
      await Promise.all([...schemas].map(([address, text]) => write(path.join(outDir, address), text)));
    },
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
