import type { Page } from "@playwright/test";
import type { ChosenPages } from "../corpus/choose-pages.ts";
import type { Peer } from "../peer.ts";
import { type Figures, openPage, openTab, type Stage, settle, throttleNetwork } from "./browser.ts";
import { sumBytes } from "./counting-server.ts";
import { isOfSearch } from "./measure-load.ts";

const LONGEST_MS = 45_000;

/**
 * Opens the search, pastes a word from a page's title, and measures the time until that page appears in the results.
 *
 * The cold search runs over Fast 4G with an empty cache. It's timed from the click on the search box and counts all
 * bytes that arrive meanwhile, plus those of an index that came with the page. The warm search uses another word in the
 * same box. It's timed from the input to the result and includes any debounce of the system.
 *
 * @returns nothing when the page has no search.
 */
export async function measureSearch(
  { server, browser }: Stage,
  peer: Peer,
  { median, queries }: ChosenPages,
  round: number,
): Promise<Figures | undefined> {
  const [first, second] = [queries[(2 * round) % queries.length], queries[(2 * round + 1) % queries.length]];
  if (!peer.search || !first || !second) {
    return undefined;
  }
  const { page, tools, close } = await openTab(browser);
  await openPage(page, server.origin + median.path, median.title);
  await settle(page, server);
  const button = page.locator(peer.search.button).first();
  if ((await button.count()) === 0) {
    await close();
    return undefined;
  }
  const before = sumBytes(server.answers.filter((answer) => isOfSearch(answer, peer)));
  await throttleNetwork(tools);
  server.reset();
  const started = Date.now();
  await button.click();
  await page.locator(peer.search.input).first().waitFor({ state: "visible", timeout: LONGEST_MS });
  await page.locator(peer.search.input).first().focus();
  const found = await paste(page, peer.search, first);
  const bytes = before + sumBytes(server.answers);
  await settle(page, server);
  const next = await paste(page, peer.search, second);
  await close();
  return { bytes, coldMs: Math.round(found.shownAt - started), warmMs: Math.round(next.shownAt - next.inputAt) };
}

/** Replaces the text of the search box and waits for the result. */
async function paste(
  page: Page,
  { input, result }: { input: string; result: string },
  { query, title }: { query: string; title: string },
): Promise<{ inputAt: number; shownAt: number }> {
  const shown = page.evaluate(watchResult, { input, result, title, longestMs: LONGEST_MS });
  await page.locator(input).first().fill(query);
  const moments = await shown;
  if (!moments) {
    throw new Error(
      `Found no result "${title}" for "${query}" within ${LONGEST_MS / 1000} s, expected it on the screen. Correct the selectors in bench/peers/peers.ts.`,
    );
  }
  return moments;
}

interface Watched {
  readonly input: string;
  readonly result: string;
  readonly title: string;
  readonly longestMs: number;
}

/** Runs in the page and returns the times of the input and of the frame that shows the result. */
function watchResult({ input, result, title, longestMs }: Watched) {
  const wanted = title.toLowerCase();
  let inputAt = 0;
  const onInput = () => {
    inputAt ||= performance.timeOrigin + performance.now();
  };
  document.querySelector(input)?.addEventListener("input", onInput, { capture: true, once: true });
  const isShown = () =>
    inputAt > 0 &&
    [...document.querySelectorAll(result)].some(
      (element) => element.textContent?.toLowerCase().includes(wanted) && element.getClientRects().length > 0,
    );
  return new Promise<{ inputAt: number; shownAt: number } | undefined>((resolve) => {
    const look = () => {
      if (performance.now() > end) {
        resolve(undefined);
      } else if (isShown()) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({ inputAt, shownAt: performance.timeOrigin + performance.now() });
        port2.postMessage(undefined);
      } else {
        requestAnimationFrame(look);
      }
    };
    const end = performance.now() + longestMs;
    requestAnimationFrame(look);
  });
}
