// Answers questions with the operator's model. README.md lists the settings.
import { createAnswerer } from "@docs/answers";
import { closest } from "@docs/pages/closest";
import { daggerVersion, productName } from "../../data/version.ts";
import { main } from "../../scripts/main.ts";
import { readServerSettings } from "./settings.ts";
import { startServer } from "./start-server.ts";

await main(async () => {
  const settings = readServerSettings(process.env, closest);
  const { url } = await startServer(settings, {
    write: console.log,
    product: `${productName} ${daggerVersion}`,
    closest,
    createAnswerLocally: createAnswerer,
  });
  console.log(`Questions from ${settings.origins.join(", ")} are answered at ${url} (Ctrl+C ends it).`);
  return undefined;
});
