// `npm run serve:answers`: answers questions with a model of the operator's; packages/server/README.md has the settings.

import { createAnswerer } from "@docs/answers";
import { closest } from "@docs/pages";
import { loadIndex } from "@docs/search";
import { daggerVersion, productName } from "../data/version.ts";
import { readServerSettings } from "../packages/server/src/settings.ts";
import { startServer } from "../packages/server/src/start-server.ts";
import { main } from "./main.ts";

await main(async () => {
  const settings = readServerSettings(process.env, closest);
  const product = `${productName} ${daggerVersion}`;
  const { url } = await startServer(settings, {
    write: console.log,
    product,
    closest,
    createAnswerLocally: (index, text) => createAnswerer(loadIndex(index, text)),
  });
  console.log(`Questions from ${settings.origins.join(", ")} are answered at ${url} (Ctrl+C ends it).`);
  return undefined;
});
