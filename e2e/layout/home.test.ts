import { test } from "../support/shared-page.ts";
import { seedStorage } from "../support/storage.ts";
import { expect, openPage, test as testAlone } from "../support/test.ts";

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
  await expect(page.locator(".hero-run .code-output code")).toBeInViewport({ ratio: 1 });
});

test("the panel beside the program says what the call does, and is full", async ({ page }) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/");
    const panel = page.locator(".hero-run");
    await expect(panel.locator(".code-output ~ p").nth(1)).toHaveText("One call tests, builds, and serves.");
    const ends = await panel.evaluate((card) => ({
      card: card.getBoundingClientRect().bottom,
      text: card.querySelector("ul > :last-child")?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(ends.card - ends.text, `below the text at ${width} px`).toBeLessThan(40);
  }
});

test("on a phone, what you get is grouped by distance: a sign is nearer to its own title", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openPage(page, "/");
  const items = page.locator(".hero-lead ~ ul > li");
  const gaps = await items.evaluateAll((all) =>
    all.map((item) => ({
      above: item.getBoundingClientRect().top - (item.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      below: (item.querySelector("strong")?.getBoundingClientRect().top ?? 0) - item.getBoundingClientRect().top,
    })),
  );
  expect(gaps).toHaveLength(6);
  for (const { above, below } of gaps.slice(1)) {
    // The sign reaches 10 px above and below the line on which it is.
    expect(above - 10).toBeGreaterThanOrEqual(40);
    expect(below - 10).toBeLessThanOrEqual(14);
  }
});

test("the trace shows two recorded calls: what ran in the first one came from the cache in the second", async ({
  page,
}) => {
  await openPage(page, "/");
  const trace = page.getByRole("table").filter({ hasText: "Second call" });
  const readStates = (call: string) => trace.getByRole("row", { name: call }).getByRole("cell").allTextContents();
  const [first, second] = [await readStates("First call"), await readStates("Second call")];
  // An empty cache still knows the image.
  expect(first.slice(1, -1)).toEqual(["cached", "ran", "ran"]);
  expect(second.slice(1, -1)).toEqual(["cached", "cached", "ran"]);
  expect(second.at(-1), "the time of the first call").toBe(first.at(-1));
  await page.locator(".trace").getByRole("link").click();
  await expect(page).toHaveURL("/runs/features/caching#three-kinds-of-cache");
});

test("the steps of the trace are on one line with their edges at every width", async ({ page }) => {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/");
    const rows = await page
      .locator(".trace tbody tr")
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll("td")].slice(0, 4).map((cell) => Math.round(cell.getBoundingClientRect().top)),
        ),
      );
    expect(
      rows.every((tops) => new Set(tops).size === 1),
      `one line for each call at ${width} px`,
    ).toBe(true);
  }
});

test("the opening has no empty corner, and keeps its distance from the navbar", async ({ page }) => {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/");
    const boxes = await page.evaluate(() => {
      const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
      const title = document.querySelector("h1")?.getBoundingClientRect().top ?? 0;
      const [lead, install] = [bottomOf(".hero-lead > p:last-child"), bottomOf(".hero-lead ~ .tabs-block")];
      return { lead, install, above: title - bottomOf(".navbar") };
    });
    expect(boxes.above, `above the title at ${width} px`).toBeGreaterThanOrEqual(36);
    if (width >= 1440) {
      expect(Math.abs(boxes.lead - boxes.install), `between the ends of both columns at ${width} px`).toBeLessThan(64);
    }
  }
});

// Alone, because a stored color mode would stay on a shared page.
testAlone("the three states have the colors that diagrams and terminals give them", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await seedStorage(page, { theme: "dark" });
  await openPage(page, "/");
  const readNode = (call: string, step: number) =>
    page
      .locator(".trace tbody tr", { hasText: call })
      .locator("td")
      .nth(step)
      .evaluate((cell) => getComputedStyle(cell, "::before").borderTopColor);
  const readStroke = (selector: string) =>
    page
      .locator(`.diagram-wide ${selector}`)
      .first()
      .evaluate((part) => getComputedStyle(part).stroke);
  expect(await readNode("Described", 0), "described").toBe(await readStroke(".g"));
  expect(await readNode("First call", 2), "running").toBe(await readStroke(".w"));
  expect(await readNode("Second call", 2), "cached").toBe(await readStroke(".a"));
});
