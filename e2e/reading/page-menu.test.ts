import { test } from "../support/kept-context.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const open = async (page: Parameters<typeof openPage>[0], path: string) => {
  await openPage(page, path);
  await page.getByRole("button", { name: "More ways to use this page" }).click();
  return page.getByRole("group", { name: "Page as Markdown" });
};

test("the button copies the page as Markdown in the reader's language, says so, and keeps the focus", async ({
  page,
}) => {
  await openPage(page, "/features/caching?sdk=python");
  const button = page.getByRole("button", { name: "Copy page", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Copied the page in Python" })).toBeAttached();
  await expect(page.getByRole("button", { name: "Copied", exact: true })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("sdk: python");
  await expect(button).toBeFocused();
  await expect(page.getByRole("group", { name: "Page as Markdown" })).toHaveCount(0);
});

test("the menu copies the section that's being read, and nothing below it", async ({ page }) => {
  const menu = await open(page, "/faq");
  const entry = menu.getByRole("button", { name: /^Copy “/ });
  const heading = /“(.*)”/.exec((await entry.textContent()) ?? "")?.[1] ?? "";
  await entry.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`## ${heading}`);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.match(/^## /gm)).toHaveLength(1);
});

test("the menu leads to the Markdown and to assistants, and Escape closes it", async ({ page }) => {
  const menu = await open(page, "/features/caching?sdk=go");
  await expect(menu.getByRole("link", { name: "View as Markdown" })).toHaveAttribute(
    "href",
    /\/features\/caching\.go\.md$/,
  );
  await expect(menu.getByRole("link", { name: "Open in Claude" })).toHaveAttribute(
    "href",
    /^https:\/\/claude\.ai\/new\?q=Read%20http/,
  );
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  const more = page.getByRole("button", { name: "More ways to use this page" });
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute("aria-expanded", "false");
});
