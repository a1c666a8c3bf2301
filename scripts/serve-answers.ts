// `npm run serve:answers`: answers questions with a model of the operator's; packages/server/README.md has the settings.
import { readServerSettings } from "../packages/server/src/settings.ts";
import { startServer } from "../packages/server/src/start-server.ts";
import { main } from "./main.ts";

await main(async () => {
  const settings = readServerSettings(process.env);
  const { url } = await startServer(settings, { write: console.log });
  console.log(`Questions from ${settings.origins.join(", ")} are answered at ${url} (Ctrl+C ends it).`);
  return undefined;
});
