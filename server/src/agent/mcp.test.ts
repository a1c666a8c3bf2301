import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { collectFacts, createDocs, type DocsData } from "@docs/agent";
import { loadFacts } from "@docs/facts";
import { createFiles, createPage } from "@docs/search/testing";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMcpFetch } from "./mcp-handler.ts";

const { index, text: texts } = createFiles([
  createPage("/features/caching", "Caching", "What the engine keeps.", [
    { heading: "Cache volumes", text: "A cache volume keeps a directory between runs." },
  ]),
]);
const markdown = "# Caching\n\nWhat the engine keeps.\n\n## Cache volumes\n\nA cache volume keeps a directory.\n";
const data: DocsData = {
  siteUrl: "https://docs.test",
  version: "1.0.0",
  facts: collectFacts(loadFacts(), []),
  pages: [
    {
      ...{ url: "/features/caching", title: "Caching", description: "", kind: "concept" },
      sections: ["cache-volumes"],
      texts: { all: markdown },
    },
  ],
  index,
  texts,
};

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "agent-"));
  await writeFile(path.join(folder, "data.json.br"), brotliCompressSync(JSON.stringify(data)));
});
afterAll(() => rm(folder, { recursive: true }));

function overStdio() {
  const cli = fileURLToPath(new URL("cli.ts", import.meta.url));
  const env = { ...process.env, DAGGER_DOCS_DATA: path.join(folder, "data.json.br") } as Record<string, string>;
  return new StdioClientTransport({ command: process.execPath, args: ["--import", "tsx", cli, "mcp"], env });
}

function overHttp() {
  const handle = createMcpFetch(createDocs(data), { name: "docs", version: "1.0.0" });
  const fetch = (url: string | URL, init?: RequestInit) => handle(new Request(url, init));
  return new StreamableHTTPClientTransport(new URL("https://docs.test/mcp"), { fetch });
}

const DOORS = [
  ["stdio", overStdio],
  ["HTTP", overHttp],
] as const;

describe.each(DOORS)("a client over %s", (_door, createTransport) => {
  const client = new Client({ name: "test", version: "1.0.0" });
  beforeAll(() => client.connect(createTransport()));
  afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: args });
    const [first] = content as { text: string }[];
    return { text: first?.text ?? "", isError };
  };

  test("finds seven tools, in few tokens", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      "check",
      "command",
      "error",
      "example",
      "read",
      "search",
      "symbol",
    ]);
    expect(JSON.stringify(tools).length / 4).toBeLessThan(1200);
  });

  test("reads what the search finds", async () => {
    const { text } = await call("search", { query: "cache volume" });
    const address = /\/features\/\S+/.exec(text)?.[0] ?? "";
    expect(address).toContain("/features/caching");
    expect((await call("read", { addresses: [address] })).text).toContain("A cache volume keeps a directory.");
  });

  test("looks a name up in any spelling", async () => {
    const { text } = await call("symbol", { name: "container.with_exec", sdk: "go" });
    expect(text).toContain("Container.withExec");
    expect(text).toContain("WithExec(");
  });

  test("describes a command and explains an error", async () => {
    expect((await call("command", { name: "dagger init" })).text).toContain("--sdk");
    const { text } = await call("error", { output: "Error: module requires dagger v0.20.0, but you have v0.19.4" });
    expect(text).toContain("newer engine");
  });

  test("checks a program", async () => {
    const { text } = await call("check", { text: 'dag.container().with_exce(["a"])', language: "python" });
    expect(text).toContain("expected `with_exec`");
  });

  test.each([
    ["read", { addresses: ["/features/cachin"] }, "/features/caching"],
    ["symbol", { name: "Container.withExce" }, "Container.withExec"],
    ["error", { output: "something that nobody documents" }, "doesn't explain"],
  ])("a miss of %s is an error with what's nearest", async (name, args, near) => {
    const { text, isError } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toContain(near);
  });
});

test.each(["2025-06-18", "2025-03-26"])("a client of the protocol of %s is served too", async (protocolVersion) => {
  const handle = createMcpFetch(createDocs(data), { name: "docs", version: "1.0.0" });
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: "old", version: "1" } };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params });
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const response = await handle(new Request("https://docs.test/mcp", { method: "POST", headers, body }));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`"protocolVersion":"${protocolVersion}"`);
});
