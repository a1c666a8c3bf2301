import type { CDPSession, Locator, Page } from "@playwright/test";
import type { Step } from "../corpus/choose-pages.ts";
import type { Peer } from "../peer.ts";
import type { Figures } from "./browser.ts";
import { openPage, openTab, type Stage, settle, throttleNetwork } from "./browser.ts";

/** Milliseconds that the pointer rests on a link before the click. People take 200 to 400. */
const HOVER_MS = 300;

/** Milliseconds that a finger stays on the screen. */
const TAP_MS = 80;

const LONGEST_MS = 30_000;

/**
 * Follows a link in the text over Fast 4G, once with a mouse and once by touch, and measures the time from the click
 * until the whole next article is painted.
 *
 * The page has settled by then, so everything that a system prefetches has arrived.
 */
export async function measureClick(stage: Stage, peer: Peer, step: Step): Promise<Figures> {
  const hoverMs = await follow(stage, peer, step, false);
  const tapMs = await follow(stage, peer, step, true);
  return { hoverMs, tapMs };
}

async function follow({ server, browser }: Stage, peer: Peer, step: Step, isTouch: boolean): Promise<number> {
  const { page, tools, close } = await openTab(
    browser,
    isTouch ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {},
  );
  const moments = new Map<string, number>();
  let arrived: (() => void) | undefined;
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await page.exposeFunction("reportMoment", (name: string, at: number) => {
    moments.set(name, at);
    if (name === "painted") {
      arrived?.();
    }
  });
  await page.addInitScript(watchArrival, {
    title: step.title,
    heading: step.lastHeading,
    article: peer.reading.article,
  });
  await openPage(page, server.origin + step.from.path, step.from.title);
  await settle(page, server);
  await throttleNetwork(tools);
  const link = page.locator(`${peer.reading.article} a[href^="${step.href}"]`).first();
  await (isTouch ? tap(page, tools, link) : hoverAndClick(page, link));
  await Promise.race([arrival, failLate(page, step)]);
  await close();
  return Math.round((moments.get("painted") ?? Number.NaN) - (moments.get("clicked") ?? Number.NaN));
}

/** Runs in both pages before any of their own scripts. Both pages share the same clock. */
function watchArrival({ title, heading, article }: { title: string; heading: string; article: string }): void {
  const report = (name: string, at: number) =>
    (window as unknown as { reportMoment(name: string, at: number): void }).reportMoment(name, at);
  window.addEventListener("click", ({ timeStamp }) => report("clicked", performance.timeOrigin + timeStamp), true);
  const isThere = () => {
    const root = document.querySelector(article);
    const headings = [...(root?.querySelectorAll("h2, h3") ?? [])];
    return (
      [...document.querySelectorAll("h1")].some(({ textContent }) => textContent?.includes(title)) &&
      headings.some((element) => element.textContent?.includes(heading) && element.getClientRects().length > 0)
    );
  };
  const look = () => {
    if (!isThere()) {
      requestAnimationFrame(look);
      return;
    }
    // The message is handled after the frame that this callback belongs to has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => report("painted", performance.timeOrigin + performance.now());
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

async function hoverAndClick(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
}

async function tap(page: Page, tools: CDPSession, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  // Uses the first box, because the center of a wrapped link's bounds may be empty.
  const box = await link.evaluate((element) => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await tools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [box] });
  await page.waitForTimeout(TAP_MS);
  await tools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function failLate(page: Page, { title }: Step): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, LONGEST_MS).unref());
  throw new Error(`"${title}" was not painted within ${LONGEST_MS / 1000} s of the click; the page is ${page.url()}.`);
}
