// Answers questions with the operator's model. README.md lists the settings.
import { existsSync } from "node:fs";
import { createAnswerer } from "@docs/answers";
import { closest } from "@docs/pages/closest";
import { daggerVersion, productName } from "../../data/version.ts";
import { main } from "../../scripts/main.ts";
import { MCP_PATH } from "./create-app.ts";
import { readServerSettings } from "./settings.ts";
import { startServer } from "./start-server.ts";

await main(async () => {
  const settings = readServerSettings(process.env, closest);
  // Loaded only here, since it needs the facts of this repository, which a container of the server doesn't have.
  const hasPages = existsSync(`${settings.site}/twins.json`);
  const mcp = hasPages ? (await import("./agent/create-tools.ts")).createTools(settings.site) : undefined;
  const { url } = await startServer(settings, {
    write: console.log,
    product: `${productName} ${daggerVersion}`,
    closest,
    createAnswerLocally: createAnswerer,
    mcp,
  });
  console.log(`Questions from ${settings.origins.join(", ")} are answered at ${url} (Ctrl+C ends it).`);
  if (mcp) {
    console.log(`Agents find the documentation's tools at ${new URL(MCP_PATH, url).href}.`);
  }
  return undefined;
});
