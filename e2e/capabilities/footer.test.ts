import { findToggle } from "../support/color.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "menus" });

test("a footer with titles stands in columns", async ({ page }) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Learn", { exact: true })).toBeVisible();
  await expect(footer.getByText("Meet", { exact: true })).toBeVisible();
  const first = await footer.getByRole("link", { name: "First page" }).boundingBox();
  const second = await footer.getByRole("link", { name: /Discord/ }).boundingBox();
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  await expect(footer).toContainText("© Menus");
});

test("a dark footer is dark in both color modes, and its texts can be read", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openPage(page, "/");
    const footer = page.getByRole("contentinfo");
    await expect(footer).toHaveCSS("background-color", "rgb(48, 56, 70)");
    await expect(footer.getByRole("link", { name: "First page" })).toHaveCSS("color", "rgb(235, 237, 240)");
    await expect(footer.getByText("© Menus")).toHaveCSS("color", "rgb(235, 237, 240)");
    await footer.getByRole("link", { name: "First page" }).hover();
    await expect(footer.getByRole("link", { name: "First page" })).toHaveCSS("color", "rgb(255, 255, 255)");
  }
});

test("the footer's logo has its alternative text, size and link, and a picture for each color mode", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/");
  const logo = page.getByRole("contentinfo").getByRole("img", { name: "The mark of the footer" });
  await expect(logo).toHaveAttribute("src", "/img/mark.svg");
  await expect(logo).toHaveAttribute("width", "48");
  await expect(logo).toHaveAttribute("height", "24");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "The mark of the footer" });
  await expect(link).toHaveAttribute("href", "https://dagger.io");
  await expect(link).toHaveAttribute("target", "_self");
  await findToggle(page, "system mode").click();
  await findToggle(page, "light mode").click();
  await expect(logo).toHaveAttribute("src", "/img/mark-dark.svg");
});
