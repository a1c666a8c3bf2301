import type { Browser, Page, Response } from "@playwright/test";
import budgets from "./budgets.json" with { type: "json" };
import type { Figure } from "./report.ts";
import { weigh } from "./weigh.ts";

const { page: path, beforeIntentBytes, dialogBytes } = budgets.searchCode;

/** Measures what the search costs readers who don't use it, and what its dialog costs those who do. */
export async function measureSearchCode(browser: Browser, origin: string): Promise<Figure[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // The index and its reader have their own budgets. A worker that stays silent requests neither.
  await page.addInitScript(() => {
    window.Worker = class {
      postMessage() {}
    } as never;
  });
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const early = responses.splice(0).filter((response) => new URL(response.url()).pathname.startsWith("/search/"));
  await openDialog(page);
  const late = responses.filter((response) => response.request().resourceType() === "script");
  const figures: Figure[] = [
    {
      what: "search code loaded before you open the search",
      value: await sum(early),
      budget: beforeIntentBytes,
      unit: "B",
    },
    { what: "search code loaded when you open the search", value: await sum(late), budget: dialogBytes, unit: "B" },
  ];
  await context.close();
  return figures;
}

async function openDialog(page: Page): Promise<void> {
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: /^Search/ })
    .click();
  await page.getByRole("combobox").waitFor();
  await page.waitForLoadState("networkidle");
}

async function sum(responses: readonly Response[]): Promise<number> {
  const bytes = await Promise.all(responses.map(async (response) => weigh(response.url(), await response.body())));
  return bytes.reduce((total, part) => total + part, 0);
}
