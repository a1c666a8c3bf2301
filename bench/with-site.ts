import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.ts";
import { closeServer, listenLocally } from "../scripts/listen.ts";
import { createStaticServer } from "../scripts/static-server.ts";

/** Switches that keep Chromium from contacting anything but the tested server. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * Serves `build/` on a free port and opens a browser for one measurement.
 *
 * @throws Error when there is no build.
 */
export async function withSite<T>(measure: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  if (!existsSync("build/index.html")) {
    throw new Error("Found no build/index.html, expected a built site. Run npm run build first.");
  }
  const server = createStaticServer({ dir: "build" });
  const origin = await listenLocally(server);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    return await measure(browser, origin);
  } finally {
    await browser.close();
    await closeServer(server);
  }
}
