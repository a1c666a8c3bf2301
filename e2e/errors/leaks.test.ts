import type { CDPSession, Page } from "@playwright/test";
import { searchOn } from "../support/search.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "stage" });

test.describe.configure({ timeout: 120_000 });

/** Most nodes that may be left after any number of steps: those of the largest page, several times over. */
const MOST_NODES = 3000;

/** Most listeners that a hundred steps may leave behind: one for five steps. */
const MOST_LISTENERS = 20;

interface Counts {
  readonly nodes: number;
  readonly jsEventListeners: number;
}

/** Counts what the page holds after everything that can be thrown away has been. */
async function count(session: CDPSession): Promise<Counts> {
  await session.send("HeapProfiler.collectGarbage");
  return session.send("Memory.getDOMCounters");
}

/** Repeats something a hundred times, and expects that nothing is left of it but what the first times leave. */
async function expectBounded(page: Page, repeat: (index: number) => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let index = 0; index < 20; index += 1) {
    await repeat(index);
  }
  const early = await count(session);
  for (let index = 20; index < 120; index += 1) {
    await repeat(index);
  }
  const late = await count(session);
  expect(late.nodes, "nodes, attached or not").toBeLessThan(early.nodes + MOST_NODES);
  expect(late.jsEventListeners, "listeners").toBeLessThanOrEqual(early.jsEventListeners + MOST_LISTENERS);
}

test("a hundred pages leave neither nodes nor listeners behind", async ({ page }) => {
  await openPage(page, "/");
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  const names = ["Tabs", "Words", "Long", "Functions", "Media"];
  await expectBounded(page, async (index) => {
    const name = names[index % names.length] ?? "";
    await sidebar.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });
});

test("a hundred searches leave neither nodes nor listeners behind", async ({ page }) => {
  await openPage(page, "/tabs");
  const { dialog, box, options } = searchOn(page);
  await expectBounded(page, async () => {
    await page.keyboard.press("Control+k");
    await box.fill("third");
    await expect(options.first()).toContainText("Third part");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
});
