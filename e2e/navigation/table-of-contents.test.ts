import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

test("the table of contents covers heading levels 2 to 3", async ({ page }) => {
  await openPage(page, "/long");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link", { name: "Second part", exact: true })).toBeVisible();
  await expect(contents.getByRole("link", { name: "Detail of the second part" })).toBeVisible();
  await expect(contents.getByRole("link", { name: /Fine print/ })).toHaveCount(0);
});

test("the heading that is read is marked, and at the end of the page the last one", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/long");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const marked = contents.locator("[aria-current]");
  const last = contents.getByRole("link").last();
  await expect(marked).toHaveText("First part");
  // Not by key presses, because the browser drops one that arrives while it's still scrolling for the previous one.
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(marked).toHaveText((await last.textContent()) ?? "");
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(marked).toHaveText("First part");
});

test("a heading in the upper part of the window is marked, and stays marked when the next one follows it closely", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/long");
  const marked = page.getByRole("navigation", { name: "On this page" }).locator("[aria-current]");
  const scrollTo = (id: string, top: number) =>
    page.evaluate(
      ([id, top]) => {
        const heading = document.getElementById(String(id));
        window.scrollBy({ top: (heading?.getBoundingClientRect().top ?? 0) - Number(top), behavior: "instant" });
      },
      [id, top],
    );
  await scrollTo("third-part", 220);
  await expect(marked).toHaveText("Third part");
  await scrollTo("third-part", 320);
  await expect(marked).not.toHaveText("Third part");
  await page.evaluate(() => {
    const before = document.getElementById("third-part");
    document.getElementById("fourth-part")?.style.setProperty("margin-top", "0");
    for (let next = before?.nextElementSibling; next && next.id !== "fourth-part"; next = before?.nextElementSibling) {
      next.remove();
    }
  });
  await scrollTo("third-part", 84);
  await expect(marked).toHaveText("Third part");
  await scrollTo("third-part", 20);
  await expect(marked).toHaveText("Fourth part");
});

test("an entry leads to its heading", async ({ page }) => {
  await openPage(page, "/long");
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Fourth part", exact: true })
    .click();
  await expect(page).toHaveURL("/long#fourth-part");
  await expect(page.getByRole("heading", { name: /^Fourth part/ })).toBeInViewport();
});

test("there are no breadcrumbs", async ({ page }) => {
  await openPage(page, "/long");
  await expect(page.getByRole("navigation", { name: /breadcrumb/i })).toHaveCount(0);
});

test("on narrow screens the table of contents opens above the article and closes after a choice", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, "/long");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const entry = contents.getByRole("link", { name: "Fourth part", exact: true });
  const toggle = contents.getByRole("button", { name: "On this page" });
  await expect(entry).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  const node = await entry.evaluate((link) => getComputedStyle(link, "::before").width);
  expect(node, "a heading's node on the edge, as beside the article").toBe("7px");
  await entry.click();
  await expect(page.getByRole("heading", { name: /^Fourth part/ })).toBeInViewport();
  await expect(entry).toBeHidden();
});
