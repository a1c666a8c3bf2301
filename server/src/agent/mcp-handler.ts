import type { Docs } from "@docs/agent";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { createMcpServer, type McpIdentity } from "./create-mcp-server.ts";

/** Answers requests of the protocol, in Node and wherever else `Request` and `Response` exist. */
export type McpFetch = (request: Request) => Promise<Response>;

/** Creates the HTTP door of the documentation. It keeps nothing between requests. */
export function createMcpFetch(docs: Docs, identity: McpIdentity): McpFetch {
  const handler = createMcpHandler(() => createMcpServer(docs, identity));
  return (request) => handler.fetch(request);
}
