import type { Page } from "@playwright/test";
import { findToggle } from "../support/color.ts";
import { expect, openPage, test } from "../support/test.ts";

/** Collects what the browser refuses because of the content security policy, also in workers. */
async function watchViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(globalThis, { violations: found });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      found.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { readonly violations: readonly string[] }).violations);
}

test("pages come with a policy that allows only the site itself", async ({ request }) => {
  const policy = (await request.get("/features/caching")).headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test("no state of the site breaks the policy: search, answers, cards, the page's menu, zoom, dark mode", async ({
  page,
}) => {
  const readViolations = await watchViolations(page);
  await openPage(page, "/features/caching");
  await page.locator("article a[data-word]").first().hover();
  await expect(page.locator("#word-card")).toBeVisible();
  await page.locator(".page-more").click();
  await expect(page.locator("#page-menu")).toHaveCSS("position", "absolute");
  await page.keyboard.press("Escape");
  await findToggle(page, "light mode").click();
  await page.keyboard.press("Control+k");
  const dialog = page.locator(".search-dialog");
  await dialog.getByRole("combobox").fill("cache volume");
  await expect(dialog.getByRole("option").nth(1)).toBeVisible();
  await dialog.getByRole("option", { name: /Ask AI/ }).click();
  await expect(dialog.locator(".answer-body")).toBeVisible();
  expect(await readViolations()).toEqual([]);
  await openPage(page, "/extending/modules");
  const image = page.locator(".markdown img:not(.not-zoom)").first();
  await expect(image).toHaveAttribute("tabindex", "0");
  await image.click();
  await expect(page.locator(".medium-zoom-overlay")).toHaveCSS("position", "fixed");
  expect(await readViolations()).toEqual([]);
});

/** Adds a style that the policy forbids, as a component with styles of its own would. */
function breakPolicy(page: Page): Promise<void> {
  return page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
  });
}

test("a policy that's broken is noticed", async ({ page }) => {
  const readViolations = await watchViolations(page);
  await openPage(page, "/features/caching");
  await breakPolicy(page);
  await expect.poll(readViolations).toHaveLength(1);
});

test.use({ expectedErrors: /Content Security Policy/ });

test.describe("a test that expects no errors", () => {
  test.use({ expectedErrors: /(?!)/ });

  // Such as the walk over every page, which therefore needs no other look at the policy.
  test("fails when the policy is broken", async ({ page }) => {
    test.fail();
    await openPage(page, "/features/caching");
    await breakPolicy(page);
  });
});
