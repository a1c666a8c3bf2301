import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

for (const width of [390, 768, 996, 1280, 1440, 1920]) {
  test(`the home page promises, and shows what to type, on the first screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/");
    const article = page.getByRole("article");
    const heading = article.getByRole("heading", { level: 1 });
    const { lines, overflow } = await heading.evaluate((element) => ({
      lines: Math.round(
        element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      ),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(lines, "lines of the promise").toBe(width < 1200 ? 2 : 1);
    expect(overflow, "pixels to scroll sideways").toBe(0);
    await expect(article.getByRole("link", { name: "Get started" })).toBeInViewport({ ratio: 1 });
    // Not all of it: the block may scroll sideways by a pixel or two.
    await expect(article.getByText("install.sh").filter({ visible: true }).first()).toBeInViewport({ ratio: 0.9 });
  });
}

test("the run of the home page's program is on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/");
  await expect(page.locator(".hero-run .code-output")).toBeInViewport({ ratio: 1 });
});

test("the trace shows two recorded calls: what ran in the first one came from the cache in the second", async ({
  page,
}) => {
  await openPage(page, "/");
  const trace = page.getByRole("table").filter({ hasText: "Second call" });
  await expect(trace.getByRole("row", { name: /^withExec/ })).toHaveText(/ran\s*cached$/);
  const readNode = (state: string) =>
    trace
      .getByRole("cell", { name: state })
      .first()
      .evaluate((cell) => getComputedStyle(cell, "::before").borderTopColor);
  const legend = await page
    .locator(".hero-states li")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, "::before").borderTopColor));
  expect([await readNode("ran"), await readNode("cached")]).toEqual(legend.slice(1));
  await page.locator(".trace").getByRole("link").click();
  await expect(page).toHaveURL("/runs/features/caching#three-kinds-of-cache");
});

test("the opening has no empty corner, and keeps its distance from the navbar", async ({ page }) => {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/");
    const boxes = await page.evaluate(() => {
      const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
      const title = document.querySelector("h1")?.getBoundingClientRect().top ?? 0;
      return { left: bottomOf(".trace"), right: bottomOf(".hero-run"), above: title - bottomOf(".navbar") };
    });
    expect(boxes.above, `above the title at ${width} px`).toBeGreaterThanOrEqual(36);
    if (width >= 1440) {
      expect(Math.abs(boxes.left - boxes.right), `between the ends of both columns at ${width} px`).toBeLessThan(64);
    }
  }
});

test("the three states have the colors that diagrams and terminals give them", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/");
  const readNode = (index: number) =>
    page
      .locator(".hero-states li")
      .nth(index)
      .evaluate((item) => getComputedStyle(item, "::before").borderTopColor);
  const readStroke = (selector: string) =>
    page
      .locator(`.diagram-wide ${selector}`)
      .first()
      .evaluate((part) => getComputedStyle(part).stroke);
  expect(await readNode(0), "described").toBe(await readStroke(".g"));
  expect(await readNode(1), "running").toBe(await readStroke(".w"));
  expect(await readNode(2), "cached").toBe(await readStroke(".a"));
});
