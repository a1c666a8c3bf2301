import type { Docs, ToolAnswer } from "@docs/agent";
import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

/** What the server says of itself. */
export interface McpIdentity {
  readonly name: string;
  readonly version: string;
}

const sdk = z.enum(["go", "python", "typescript", "php", "java"]).optional().describe("SDK language of the answer");

/** Creates a server of the documentation's tools. Each connection or request gets one, and they share the documentation. */
export function createMcpServer(docs: Docs, { name, version }: McpIdentity): McpServer {
  const server = new McpServer({ name, version });
  addReadingTools(server, docs);
  addLookups(server, docs);
  return server;
}

function addReadingTools(server: McpServer, docs: Docs): void {
  server.registerTool(
    "search",
    {
      description: "Searches the documentation; returns addresses of sections with their size in tokens.",
      inputSchema: z.object({
        query: z.string().min(1).max(400),
        sdk,
        kind: z.enum(["page", "section", "symbol", "command", "error"]).optional(),
        limit: z.number().int().min(1).max(10).optional(),
      }),
      annotations: READ_ONLY,
    },
    async (input) => toResult(docs.search(input)),
  );
  server.registerTool(
    "read",
    {
      description:
        "Reads pages or sections as Markdown in one language, by addresses such as /features/caching#layers.",
      inputSchema: z.object({
        addresses: z.array(z.string().max(300)).min(1).max(5),
        sdk,
        max_tokens: z.number().int().min(100).max(8000).optional().describe("4000 by default"),
      }),
      annotations: READ_ONLY,
    },
    async ({ max_tokens: maxTokens, ...input }) => toResult(docs.read({ ...input, maxTokens })),
  );
  server.registerTool(
    "example",
    {
      description: "Finds a whole program for a task in one SDK language, which was compiled with that SDK.",
      inputSchema: z.object({ task: z.string().min(1).max(400), sdk: sdk.unwrap() }),
      annotations: READ_ONLY,
    },
    async ({ task, sdk: language }) => toResult(docs.example(task, language)),
  );
}

function addLookups(server: McpServer, docs: Docs): void {
  server.registerTool(
    "symbol",
    {
      description:
        "Looks up an API function, type, value, flag, variable, or key in any spelling: with_exec, WithExec, container.withExec.",
      inputSchema: z.object({ name: z.string().min(1).max(200), sdk }),
      annotations: READ_ONLY,
    },
    async ({ name, sdk: language }) => toResult(docs.symbol(name, language)),
  );
  server.registerTool(
    "command",
    {
      description: "Describes a command of the CLI with its flags.",
      inputSchema: z.object({ name: z.string().min(1).max(200) }),
      annotations: READ_ONLY,
    },
    async ({ name }) => toResult(docs.command(name)),
  );
  server.registerTool(
    "error",
    {
      description:
        "Explains pasted output that has an error: its meaning, cause, and fix if the documentation knows it.",
      inputSchema: z.object({ output: z.string().min(1).max(20_000) }),
      annotations: READ_ONLY,
    },
    async ({ output }) => toResult(docs.error(output)),
  );
  server.registerTool(
    "check",
    {
      description:
        "Checks a program, commands, or a JSON configuration for names, arguments, flags, and keys that this release doesn't have.",
      inputSchema: z.object({
        text: z.string().min(1).max(100_000),
        language: z.enum(["go", "python", "typescript", "php", "java", "shell", "json"]).optional(),
        file: z.string().max(100).optional().describe("Name of a configuration file, such as dagger.json"),
      }),
      annotations: READ_ONLY,
    },
    async (input) => toResult(docs.check(input)),
  );
}

const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

function toResult({ text, isError }: ToolAnswer) {
  return { content: [{ type: "text" as const, text }], ...(isError ? { isError } : {}) };
}
