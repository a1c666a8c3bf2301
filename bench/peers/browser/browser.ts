import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../../scripts/chromium.ts";
import { CHROMIUM_ARGS } from "../../with-site.ts";
import { type CountingServer, startCountingServer } from "./counting-server.ts";

/** Figures of one sample, by name. */
export type Figures = Readonly<Record<string, number>>;

/** A served build, and a browser to open it with. */
export interface Stage {
  readonly server: CountingServer;
  readonly browser: Browser;
}

/** Milliseconds that one measurement may take before it counts as failed. */
const TIMEOUT_MS = 4 * 60 * 1000;

/** Milliseconds without a request or a blocked thread after which a page counts as settled. */
const QUIET_MS = 1500;

/** Milliseconds after which a page that never settles is measured as it is. */
const LONGEST_WAIT_MS = 60_000;

const POLL_MS = 50;

/** Fast 4G as defined in the browser's developer tools, in bytes per second and milliseconds. */
const FAST_4G = { downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 } as const;

/** Opens a build in a fresh browser for one measurement, so no measurement starts with a warm cache. */
export async function withStage<T>(
  dir: string,
  immutable: readonly string[],
  measure: (stage: Stage) => Promise<T>,
): Promise<T> {
  const server = await startCountingServer(dir, immutable);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No result after ${TIMEOUT_MS / 1000} s, expected one by then. Run this part alone.`)),
      TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([measure({ server, browser }), late]);
  } finally {
    clearTimeout(timer);
    await browser.close();
    await server.close();
  }
}

/** Opens an empty page with its own cache, and the browser's developer tools for it. */
export async function openTab(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; tools: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  // tsx wraps functions in a helper that exists only in its own process, even functions that are sent to the page.
  await page.addInitScript({ content: "globalThis.__name = (value) => value;" });
  await page.addInitScript(() => {
    const state = { longTasks: [] as number[], lastLongTask: 0 };
    Object.assign(window, { bench: state });
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) {
        state.longTasks.push(duration);
        state.lastLongTask = startTime + duration;
      }
    }).observe({ type: "longtask", buffered: true });
  });
  return { page, tools, close: () => context.close() };
}

/** Opens an address and checks that it loaded and, if a title is passed, that it's the expected page. */
export async function openPage(page: Page, url: string, title = ""): Promise<void> {
  const response = await page.goto(url, { waitUntil: "load", timeout: LONGEST_WAIT_MS });
  const heading = await page.locator("h1").first().textContent();
  if (!response?.ok() || !heading?.includes(title)) {
    throw new Error(
      `Unexpected page at ${new URL(url).pathname} (status ${response?.status()}, heading "${heading}"), expected "${title}". Look at how the corpus is exported for this system.`,
    );
  }
}

/** Waits until the page has finished fetching and its thread is idle. */
export async function settle(page: Page, server: CountingServer): Promise<void> {
  const started = performance.now();
  let quietSince = started;
  let seen = -1;
  while (performance.now() - quietSince < QUIET_MS && performance.now() - started < LONGEST_WAIT_MS) {
    const isBusy = await page.evaluate((quietMs) => {
      const { lastLongTask } = (window as unknown as { bench: { lastLongTask: number } }).bench;
      return performance.now() - lastLongTask < Math.min(quietMs, performance.now());
    }, QUIET_MS);
    if (isBusy || server.pending() > 0 || server.answers.length !== seen) {
      seen = server.answers.length;
      quietSince = performance.now();
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Throttles everything that the page fetches from now on to Fast 4G. */
export async function throttleNetwork(tools: CDPSession): Promise<void> {
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", { offline: false, ...FAST_4G });
}

/** Slows the page's thread down to that of a mid-range phone. */
export async function throttleCpu(tools: CDPSession): Promise<void> {
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}
