import { test } from "../support/kept-context.ts";
import { expect } from "../support/test.ts";
import { findWord } from "../support/words.ts";

test.describe("without JavaScript", () => {
  test.use({ siteName: "stage", javaScriptEnabled: false });

  test("the panels of every language are readable, and no control that cannot work is shown", async ({ page }) => {
    await page.goto("/tabs");
    // Read the painted text, because Playwright's own locators skip everything inside <noscript>:
    // https://github.com/microsoft/playwright/issues/32542
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
    const text = await page.locator("article").innerText();
    for (const language of ["in Go", "from Python", "from TypeScript", "from PHP", "from Java"]) {
      expect(text).toContain(`the service ${language}.`);
    }
    expect(text).toContain("The Java SDK cannot declare interfaces.");
    for (const role of ["tab", "tablist"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
  });

  test("panels that differ by system are readable under their labels", async ({ page }) => {
    await page.goto("/tabs");
    for (const text of ["Install it with Homebrew.", "Install it with the script.", "Install it with winget."]) {
      await expect(page.getByText(text)).toBeVisible();
    }
  });

  test("sections open, links lead on, the sidebar is there and the color toggle is disabled", async ({ page }) => {
    await page.goto("/media");
    await page.getByText("What the aside is about").click();
    await expect(page.getByText("The text of the aside, which stays hidden")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Switch between/ })).toBeDisabled();
    await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Plain" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  });

  test("words in code font lead to their reference", async ({ page }) => {
    await page.goto("/words");
    await findWord(page, "Container.publish").click();
    await expect(page).toHaveURL(/\/functions#publish$/);
  });
});
