import type { MeasuredPage } from "../corpus/choose-pages.ts";
import type { Peer } from "../peer.ts";
import { type Figures, openPage, openTab, type Stage, settle } from "./browser.ts";
import { type Answer, sumBytes } from "./counting-server.ts";
import { measureUsable } from "./measure-usable.ts";

/**
 * Opens a page with an empty cache and counts what it loads until it's quiet.
 *
 * `bytes` is everything that the page loads for itself, even after it's idle. `aheadBytes` is what it fetches for
 * later: other pages, which the browser's prefetch header identifies, and the search index. Both count compressed
 * bodies without headers and favicons.
 */
export async function measureLoad(stage: Stage, peer: Peer, target: MeasuredPage): Promise<Figures> {
  const { server, browser } = stage;
  const { page, tools, close } = await openTab(browser);
  let parsed = 0;
  await tools.send("Debugger.enable", { maxScriptsCacheSize: 0 });
  tools.on("Debugger.scriptParsed", ({ url, length }) => {
    if (url.startsWith(server.origin)) {
      parsed += length ?? 0;
    }
  });
  server.reset();
  await openPage(page, server.origin + target.path, target.title);
  await settle(page, server);
  const isForLater = (answer: Answer) => answer.isAhead || isOfSearch(answer, peer);
  const sum = (isLater: boolean) => sumBytes(server.answers.filter((answer) => isForLater(answer) === isLater));
  const figures = {
    bytes: sum(false),
    aheadBytes: sum(true),
    requests: server.answers.length,
    parsedBytes: parsed,
    nodes: await page.locator("*").count(),
  };
  await close();
  return { ...figures, ...(await measureUsable(stage, peer, target)) };
}

/** Checks whether a response is part of a search index. */
export function isOfSearch({ path }: Answer, { search }: Peer): boolean {
  return search !== undefined && path.includes(search.files);
}
