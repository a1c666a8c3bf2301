/** Measures the bytes and DOM nodes that a reader's browser has to load, and compares them with `budgets.json`. */
import { pathToFileURL } from "node:url";
import type { Browser, Response } from "@playwright/test";
import budgets from "./budgets.json" with { type: "json" };
import { measureSearchCode } from "./measure-search-code.ts";
import { chooseMeasuredPages } from "./measured-pages.ts";
import { compare, type Figure, record } from "./report.ts";
import { weigh } from "./weigh.ts";
import { withSite } from "./with-site.ts";

/** The size of one response during a page load, compressed with brotli at its default quality. */
interface Part {
  readonly type: string;
  readonly bytes: number;
}

/** Runs this bench: measures, compares, and records the figures. */
export async function benchBudgets(): Promise<boolean> {
  return record("budgets", await measureBudgets());
}

/** Measures the initial load of pages and the size of their DOM. */
function measureBudgets(): Promise<Figure[]> {
  return withSite(async (browser, origin) => {
    const figures: Figure[] = [];
    for (const page of budgets.initialLoad.pages) {
      figures.push(...(await measureLoad(browser, origin, page)));
    }
    const { median, medianWithTabs } = chooseMeasuredPages("build");
    for (const { path } of [median, medianWithTabs]) {
      figures.push(await measureBeforeIdle(browser, origin, path));
    }
    for (const { page, most } of budgets.nodes) {
      figures.push({
        what: `${page} elements in the page's DOM`,
        value: await countNodes(browser, origin + page),
        budget: most,
        unit: "elements",
      });
    }
    return [...figures, ...(await measureSearchCode(browser, origin))];
  });
}

async function measureLoad(browser: Browser, origin: string, page: string): Promise<Figure[]> {
  const parts = await readParts(browser, origin + page);
  const sum = (type?: string) =>
    parts.filter((part) => !type || part.type === type).reduce((total, part) => total + part.bytes, 0);
  const largest = (type: string) =>
    Math.max(0, ...parts.filter((part) => part.type === type).map(({ bytes }) => bytes));
  const { totalBytes, scriptBytes, styleBytes } = budgets.initialLoad;
  return [
    { what: `${page} initial load`, value: sum(), budget: totalBytes, unit: "B" },
    { what: `${page} scripts`, value: sum("script"), budget: scriptBytes, unit: "B" },
    { what: `${page} styles`, value: sum("stylesheet"), budget: styleBytes, unit: "B" },
    { what: `${page} largest picture`, value: largest("image"), budget: budgets.picturesOnLoad.bytes, unit: "B" },
    { what: `${page} font`, value: sum("font"), budget: budgets.font.bytes, unit: "B" },
  ];
}

/** Measures what loads before the browser is idle: enough to read, follow links, switch tabs, and copy code. */
async function measureBeforeIdle(browser: Browser, origin: string, page: string): Promise<Figure> {
  const parts = await readParts(browser, origin + page, () => {
    // A browser that is never idle stops loading right before it would request the framework.
    window.requestIdleCallback = () => 0;
  });
  const value = parts.reduce((total, { bytes }) => total + bytes, 0);
  return { what: `${page} before idle`, value, budget: budgets.beforeIdle.bytes, unit: "B" };
}

async function readParts(browser: Browser, url: string, prepare: () => void = () => undefined): Promise<Part[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(prepare);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url, { waitUntil: "networkidle" });
  const parts = await Promise.all(
    responses.map(async (response) => ({
      type: response.request().resourceType(),
      bytes: weigh(response.url(), await response.body()),
    })),
  );
  await context.close();
  return parts;
}

async function countNodes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const response = await page.goto(url, { waitUntil: "networkidle" });
  if (!response?.ok()) {
    throw new Error(
      `Unexpected status ${response?.status()} of ${url}, expected 200. Build the site, or correct bench/budgets.json.`,
    );
  }
  const count = await page.locator("*").count();
  await page.close();
  return count;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // When it runs as a check of `npm test`, it leaves the recorded figures alone.
  process.exitCode = compare(await measureBudgets()) ? 0 : 1;
}
