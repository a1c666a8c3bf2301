import { expect, openPage, test } from "../support/test.ts";
import { findTooltip } from "../support/words.ts";

test("the names in a program are one stop of the keyboard, and the arrow keys lead from card to card", async ({
  page,
}) => {
  await openPage(page, "/features/caching");
  const block = page.locator(".snippet").first();
  const names = block.locator("pre a[data-word]");
  await block.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("Tab");
  await expect(block.getByRole("button", { name: "Copy" }).first()).toBeFocused();
  await expect(names.first()).toHaveAttribute("tabindex", "0");
  await names.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(names.nth(1)).toBeFocused();
  await expect(findTooltip(page)).toBeVisible();
  await expect(names.first()).toHaveAttribute("tabindex", "-1");
  await page.keyboard.press("Escape");
  await expect(findTooltip(page)).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(names.first()).toBeFocused();
});
