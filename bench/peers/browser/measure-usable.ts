import type { Page } from "@playwright/test";
import type { MeasuredPage } from "../corpus/choose-pages.ts";
import type { Peer } from "../peer.ts";
import type { Figures } from "./browser.ts";
import { openPage, openTab, type Stage, throttleCpu, throttleNetwork } from "./browser.ts";
import { sumBytes } from "./counting-server.ts";

/** Milliseconds that a page may take until it's usable. */
const LONGEST_MS = 60_000;

/**
 * Measures when a reader can read, follow links, switch tabs, and copy code, and how many bytes have arrived by then.
 *
 * It acts like an impatient reader: it clicks the second tab of the first program every 20 ms until its code is
 * visible, and then a copy button until something reaches the clipboard. On every system, links work as soon as they're
 * visible, and the text can be read once the whole page is painted. The page loads over Fast 4G with a four times
 * slower thread, which keeps code that is loaded later from having arrived already.
 */
export async function measureUsable({ server, browser }: Stage, peer: Peer, target: MeasuredPage): Promise<Figures> {
  const { page, tools, close } = await openTab(browser);
  await throttleNetwork(tools);
  await throttleCpu(tools);
  server.reset();
  const paths = new Map<string, string>();
  const arrived = new Set<string>();
  tools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    paths.set(requestId, request.url.slice(server.origin.length));
  });
  tools.on("Network.loadingFinished", ({ requestId }) => {
    arrived.add(paths.get(requestId) ?? "");
  });
  const usable = new Promise<Figures>((resolve) => {
    void page.exposeFunction("reportUsable", (usableMs: number) => {
      // The server may have sent data that the slow connection still holds back, so count only complete responses.
      const usableBytes = sumBytes(server.answers.filter(({ path }) => arrived.has(path)));
      resolve({ usableBytes, usableMs: Math.round(usableMs) });
    });
  });
  await page.addInitScript(tryControls, {
    ...peer.reading,
    hiddenLine: target.hiddenLine,
    hiddenTab: target.hiddenTab,
  });
  await openPage(page, server.origin + target.path, target.title);
  const figures = await Promise.race([usable, reportStuck(page, peer)]);
  await close();
  return figures;
}

interface Controls {
  readonly article: string;
  readonly tab: string;
  readonly copy: string;
  readonly hiddenLine: string;
  readonly hiddenTab: string;
}

/** Runs in the page, before any script of the page itself. */
function tryControls({ article, tab, copy, hiddenLine, hiddenTab }: Controls): void {
  let isCopied = false;
  const noteCopy = () => {
    isCopied = true;
    return Promise.resolve();
  };
  Object.defineProperty(Clipboard.prototype, "writeText", { value: noteCopy });
  Object.defineProperty(Clipboard.prototype, "write", { value: noteCopy });
  Document.prototype.execCommand = () => {
    isCopied = true;
    return true;
  };
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(`${article} ${selector}`)];
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const isSwitched = () => find("pre").some((block) => isSeen(block) && block.textContent?.includes(hiddenLine));
  const state = { missing: "text" };
  Object.assign(window, { benchUsable: state });
  const timer = setInterval(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (!paint || document.readyState === "loading") {
      return;
    }
    state.missing = `tab "${hiddenTab}"`;
    if (!isSwitched()) {
      find(tab)
        .find((element) => element.textContent?.trim() === hiddenTab)
        ?.click();
      return;
    }
    state.missing = "copy";
    if (!isCopied) {
      find(copy).find(isSeen)?.click();
      return;
    }
    clearInterval(timer);
    (window as unknown as { reportUsable(ms: number): void }).reportUsable(performance.now());
  }, 20);
}

async function reportStuck(page: Page, peer: Peer): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, LONGEST_MS).unref());
  const missing = await page
    .evaluate(() => (window as unknown as { benchUsable: { missing: string } }).benchUsable.missing)
    .catch(() => "page");
  throw new Error(
    `The ${missing} of ${page.url()} did not work within ${LONGEST_MS / 1000} s. Correct the selectors of "${peer.name}" in bench/peers/peers.ts.`,
  );
}
