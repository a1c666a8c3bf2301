import { createDocs } from "@docs/agent";
import { readOperatorSettings } from "../../../config/operator.ts";
import { productName } from "../../../data/version.ts";
import { readDocsData } from "../../../scripts/agent/read-docs-data.ts";
import { createMcpFetch, type McpFetch } from "./mcp-handler.ts";

/** Prepares the tools for agents, which read the Markdown of a build. */
export function createTools(folder: string): McpFetch {
  const data = readDocsData(folder, readOperatorSettings(process.env).siteUrl);
  return createMcpFetch(createDocs(data), { name: `${productName.toLowerCase()}-docs`, version: data.version });
}
