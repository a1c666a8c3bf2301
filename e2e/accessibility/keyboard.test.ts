import { expect, openPage, test } from "../support/test.ts";
import { walk } from "../support/walk.ts";

test.use({ siteName: "stage" });

test("Tab leads through the page in the order in which it is read, and out of it", async ({ page }) => {
  await openPage(page, "/tabs");
  const stops = await walk(page);
  const regions = stops.map(({ region }) => region).filter((region, index, all) => region !== all[index - 1]);
  expect(regions).toEqual([
    "Skip to main content",
    "theme-announcement-bar",
    "Main",
    "Docs sidebar",
    "On this page",
    "article",
    "SDK language",
    "article",
    "SDK language",
    "article",
    "SDK language",
    "article",
    "Operating system",
    "article",
    "Docs pages",
    "theme-layout-footer",
  ]);
});

test("every stop is in view and has a visible focus ring", async ({ page }) => {
  await openPage(page, "/tabs");
  for (const { name, ring, isInView } of await walk(page)) {
    expect(isInView, `${name} is in view`).toBe(true);
    expect(ring, `ring of ${name}`).toBe("solid 2px");
  }
});

test("the stops of the chrome are the skip link, the announcement bar, the navbar and the color toggle", async ({
  page,
}) => {
  await openPage(page, "/plain");
  const stops = await walk(page, ({ name }) => name.startsWith("Switch between"));
  expect(stops.map(({ name }) => name)).toEqual([
    "Skip to main content",
    "archive",
    "Close",
    "Dagger",
    "Introduction",
    "Getting Started",
    "Extending Dagger",
    "Reference",
    "Cookbook",
    "Try Dagger Cloud",
    "Switch between dark and light mode (currently light mode)",
  ]);
});

test("everything in the chrome works by keyboard: close the announcement, switch the mode, follow a link", async ({
  page,
}) => {
  await openPage(page, "/plain");
  await walk(page, ({ name }) => name === "Close");
  await page.keyboard.press("Enter");
  await expect(page.getByText("A new docs site has launched.")).toBeHidden();
  await walk(page, ({ name }) => name.startsWith("Switch between"));
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await walk(page, ({ name, region }) => region === "Docs sidebar" && name === "Long");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
});

test("tabs and copy buttons work by keyboard", async ({ page }) => {
  await openPage(page, "/tabs");
  await walk(page, ({ region }) => region === "SDK language");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Python" }).first()).toBeFocused();
  const stops = await walk(page, ({ name }) => name === "Copy");
  expect(stops.at(-1)?.name).toBe("Copy");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /Copied|Press Ctrl\+C/ })).toBeFocused();
});

test.describe("in the drawer", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("Tab leads through the shown panel only, and Enter closes the drawer", async ({ page }) => {
    await openPage(page, "/tabs");
    await walk(page, ({ name }) => name === "Toggle navigation bar");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "← Back to main menu" })).toBeInViewport();
    const stops = await walk(page, ({ name }) => name === "Plain");
    expect(stops.filter(({ region }) => region === "theme-layout-navbar-sidebar").map(({ name }) => name)).toEqual([
      "Dagger",
      "Switch between dark and light mode (currently light mode)",
      "Close navigation bar",
      "← Back to main menu",
      "Introduction",
      "Tabs",
      "Deep links",
      "Media",
      "Functions",
      "Long",
      "Words",
      "Plain",
    ]);
    for (const { name, ring, isInView } of stops) {
      expect(isInView, `${name} is in view`).toBe(true);
      expect(ring, `ring of ${name}`).toBe("solid 2px");
    }
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => document.activeElement?.closest(".navbar-sidebar") === null),
      "nothing is trapped",
    ).toBe(true);
  });

  test("the primary menu is reached by keyboard, and Close navigation bar closes the drawer", async ({ page }) => {
    await openPage(page, "/tabs");
    await walk(page, ({ name }) => name === "Toggle navigation bar");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "← Back to main menu" })).toBeInViewport();
    await walk(page, ({ name }) => name === "← Back to main menu");
    await page.keyboard.press("Enter");
    const cookbook = page.getByRole("listitem").getByRole("link", { name: "Cookbook" });
    await expect(cookbook).toBeInViewport();
    const close = page.getByRole("button", { name: "Close navigation bar" });
    await close.focus();
    const stops = await walk(page, ({ name }) => name === "Cookbook");
    expect(stops.map(({ name }) => name)).toEqual([
      "Introduction",
      "Getting Started",
      "Extending Dagger",
      "Reference",
      "Cookbook",
    ]);
    await close.focus();
    await page.keyboard.press("Enter");
    await expect(close).not.toBeInViewport();
  });
});
