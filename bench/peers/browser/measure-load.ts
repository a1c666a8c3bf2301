import type { MeasuredPage } from "../corpus/choose-pages.ts";
import type { Peer } from "../peer.ts";
import { type Figures, openPage, openTab, type Stage, settle } from "./browser.ts";
import { type Answer, sumBytes } from "./counting-server.ts";
import { measureUsable } from "./measure-usable.ts";

/**
 * Opens a page with an empty cache and counts what it takes in until it is quiet.
 *
 * `bytes` is the page with all that it loads for itself, also after it is idle. `aheadBytes` is what it fetches for
 * later: other pages, as the browser's prefetch header tells, and the index of the search. Bodies as sent, compressed;
 * headers and favicons are left out.
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

/** Tells whether an answer is part of a search's index. */
export function isOfSearch({ path }: Answer, { search }: Peer): boolean {
  return search !== undefined && path.includes(search.files);
}
