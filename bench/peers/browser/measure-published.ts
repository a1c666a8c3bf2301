import type { Figures } from "./browser.ts";
import { openPage, openTab, type Stage, settle } from "./browser.ts";
import { sumBytes } from "./counting-server.ts";

/** Published pages of this site that have a counterpart on the site it replaces. */
const PAGES = {
  home: "/",
  basics: "/getting-started/quickstarts/basics",
  services: "/extending/services",
  cli: "/reference/cli",
  builds: "/cookbook/builds",
  class: "/reference/typescript/api/client.gen/classes/Container",
} as const;

/** Opens the pages with an empty cache and counts what they load until they're quiet. */
export async function measurePublished({ server, browser }: Stage): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const { page, close } = await openTab(browser);
    server.reset();
    await openPage(page, server.origin + path);
    await settle(page, server);
    figures[`${name}.bytes`] = sumBytes(server.answers);
    figures[`${name}.nodes`] = await page.locator("*").count();
    await close();
  }
  return figures;
}
