import type { Locator } from "@playwright/test";
import { answersOn } from "../support/answers.ts";
import { searchOn } from "../support/search.ts";
import { expect, test } from "../support/test.ts";

/** Presses a key as a browser reports it while an input method holds the letters of an unfinished word. */
const pressWhileComposing = (box: Locator, key: string) =>
  box.dispatchEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true });

test.describe("an input method in a query", () => {
  test.use({ siteName: "stage" });

  test("has Enter, Escape, and the arrow keys for itself until its word is picked", async ({ page }) => {
    const { open, dialog, box, options, active } = searchOn(page);
    await open("/", "third pa");
    await expect(options.first()).toContainText("Third part");
    const highlighted = (await active.getAttribute("id")) ?? "";
    for (const key of ["ArrowDown", "Enter", "Escape"]) {
      await pressWhileComposing(box, key);
    }
    await expect(active).toHaveAttribute("id", highlighted);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL("/");
    await box.press("Enter");
    await expect(page).toHaveURL("/long#third-part");
  });
});

test.describe("an input method in a question", () => {
  test.use({ siteName: "answers-stand-in" });

  test("has Enter and Escape for itself, and the question is asked once", async ({ page }) => {
    const { ask, tell, box, dialog, heard } = answersOn(page);
    await ask("the first question", { isGenerated: true });
    await tell({ type: "refused", nearest: [] }, { type: "done" });
    await expect(box).toHaveAttribute("placeholder", "Ask another question...");
    await box.fill("問い");
    for (const key of ["Enter", "Escape"]) {
      await pressWhileComposing(box, key);
      await expect(dialog.getByRole("article")).toHaveCount(1);
    }
    await box.press("Enter");
    await expect(dialog.getByRole("article")).toHaveCount(2);
    expect((await heard()).asked?.map(({ question }) => question)).toEqual(["the first question", "問い"]);
  });
});
