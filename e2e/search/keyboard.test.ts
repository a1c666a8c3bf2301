import { test } from "../support/kept-context.ts";
import { searchOn } from "../support/search.ts";
import { expect } from "../support/test.ts";
import { walk } from "../support/walk.ts";

test.use({ siteName: "stage" });

test.describe("the combobox", () => {
  test("says which list it controls and which row is highlighted, as the arrow keys move it around", async ({
    page,
  }) => {
    const { open, box, dialog, active } = searchOn(page);
    // The row of Ask AI, which comes first, and the hits.
    const options = dialog.getByRole("option");
    await open("/", "part");
    await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await expect(box).toHaveAttribute("aria-haspopup", "listbox");
    await expect(box).toHaveAttribute("aria-controls", (await page.getByRole("listbox").getAttribute("id")) ?? "");
    const count = await options.count();
    for (const [key, index] of [
      ["ArrowDown", 2],
      ["ArrowUp", 1],
      ["ArrowUp", 0],
      ["ArrowUp", count - 1],
      ["ArrowDown", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(options.nth(index)).toHaveAttribute("aria-selected", "true");
      await expect(active).toHaveCount(1);
      await expect(active).toBeInViewport();
      await expect(box).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "");
      await expect(box).toBeFocused();
    }
  });

  test("before a query, nothing is highlighted in what it offers", async ({ page }) => {
    const { open, box } = searchOn(page);
    await open("/");
    await expect(page.getByText("No recent searches")).toBeVisible();
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await expect(box).toHaveAttribute("aria-haspopup", "grid");
    await expect(box).toHaveAttribute("aria-controls", (await page.getByRole("grid").getAttribute("id")) ?? "");
    await expect(box).not.toHaveAttribute("aria-activedescendant");
  });

  test("the highlighted row of the next answer is in sight, however far the list was scrolled", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 320 });
    const { open, box, active, options } = searchOn(page);
    await open("/", "part");
    await expect(active).toBeInViewport();
    await options.last().scrollIntoViewIfNeeded();
    await expect(active).not.toBeInViewport();
    await box.fill("page");
    await expect(active).not.toContainText("Part");
    await expect(active).toBeInViewport({ ratio: 0.9 });
  });

  test("the highlight begins anew with a new query, and follows the pointer", async ({ page }) => {
    const { open, box, options } = searchOn(page);
    await open("/", "part");
    await page.keyboard.press("ArrowDown");
    await options.nth(2).hover();
    await expect(options.nth(2)).toHaveAttribute("aria-selected", "true");
    await box.fill("third");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
  });
});

test("the number of results is said once the reader has paused, not at every letter", async ({ page }) => {
  const { open, dialog } = searchOn(page);
  await open("/");
  const status = dialog.getByRole("status");
  await page.keyboard.type("part");
  await expect(status).toHaveText("");
  await expect(status).toHaveText(/^\d+ results$/);
  await page.keyboard.type("qqzzxxy");
  await expect(status).toHaveText("No results found for partqqzzxxy");
});

test("Tab stays within the dialog, and every stop has a visible focus ring", async ({ page }) => {
  const { open, dialog, options } = searchOn(page);
  await open("/", "part");
  await expect(options.first()).toBeVisible();
  const stops = await walk(page, ({ name }) => name === "BM25");
  expect(stops.map(({ name }) => name.replace(/all \d+/, "all N"))).toEqual([
    "Clear the query",
    "Cancel",
    "See all N results",
    "BM25",
  ]);
  expect(stops.every(({ ring, isInView }) => ring === "solid 2px" && isInView)).toBe(true);
  await expect(dialog).toBeVisible();
});
