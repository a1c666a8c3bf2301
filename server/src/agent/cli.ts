// The program of the package that `npm run pack:agent` makes: `mcp` serves a client over stdio, the others print an answer.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { createDocs, type DocsData, type ToolAnswer } from "@docs/agent";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createMcpServer } from "./create-mcp-server.ts";

const USAGE = `Usage:
  dagger-docs mcp               serve the tools to a client over stdio
  dagger-docs search WORDS…
  dagger-docs read ADDRESS…
  dagger-docs symbol NAME
  dagger-docs check FILE
`;

const file = process.env.DAGGER_DOCS_DATA ?? fileURLToPath(new URL("./data.json.br", import.meta.url));
const data: DocsData = JSON.parse(brotliDecompressSync(readFileSync(file)).toString("utf8"));
const docs = createDocs(data);
const [command, ...args] = process.argv.slice(2);

const COMMANDS: Readonly<Record<string, () => ToolAnswer>> = {
  search: () => docs.search({ query: args.join(" ") }),
  read: () => docs.read({ addresses: args }),
  symbol: () => docs.symbol(args.join(" ")),
  check: () => docs.check({ text: readFileSync(args[0] ?? 0, "utf8") }),
};

const answer = COMMANDS[command ?? ""];
if (command === "mcp") {
  serveStdio(() => createMcpServer(docs, { name: "dagger-docs", version: data.version }));
} else if (answer && args.length > 0) {
  const { text, isError = false } = answer();
  process.stdout.write(`${text}\n`);
  process.exitCode = isError ? 1 : 0;
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
