import { ANSWER, answersOn } from "../support/answers.ts";
import { searchOn } from "../support/search.ts";
import { expect, test } from "../support/test.ts";

test.use({ siteName: "answers-stand-in" });

test.describe("Ask AI mode", () => {
  test("toggles on and off, as often as a reader likes; each question begins a conversation of its own", async ({
    page,
  }) => {
    const { ask, tell, offer, turn, dialog, heard } = answersOn(page);
    const { box, options } = searchOn(page);
    await ask("heading");
    await tell(...ANSWER);
    await expect(turn.getByText("Mount a secret as a file")).toBeVisible();
    for (const leave of ["Escape", "button"]) {
      if (leave === "Escape") {
        await page.keyboard.press("Escape");
      } else {
        await dialog.getByRole("button", { name: "Back to keyword search" }).click();
      }
      await expect(turn).toHaveCount(0);
      await expect(box).toHaveValue("heading");
      await expect(options.first()).toBeVisible();
      await offer.click();
      await expect(dialog.getByRole("article")).toHaveCount(1);
      await expect(turn.getByText("Thinking...")).toBeVisible();
      await tell(...ANSWER);
      await expect(turn.getByText("Mount a secret as a file")).toBeVisible();
    }
    expect((await heard()).asked?.map(({ history }) => history.length)).toEqual([0, 0, 0]);
  });

  test("goes from thinking to searching, searched and streaming, and each replaces the one before", async ({
    page,
  }) => {
    const { ask, tell, turn } = answersOn(page);
    const current = turn.locator(".answer-current");
    await ask("a question", { isGenerated: true });
    await expect(current).toHaveText("Thinking...");
    await tell({ type: "searching", query: "" });
    await expect(current).toHaveText("Searching...");
    await tell({ type: "searching", query: "cache" });
    await expect(current).toHaveText("Searching for “cache”");
    await tell({ type: "searched", query: "cache", count: 1 });
    await expect(turn.getByText("Searched for “cache”1 result", { exact: true })).toBeVisible();
    await expect(current).toHaveText("Thinking...");
    await tell({ type: "part", part: { type: "markdown", text: "Words" } });
    await expect(current).toHaveCount(0);
    await expect(turn).toHaveAttribute("aria-busy", "true");
    await tell({ type: "done" });
    await expect(turn).toHaveAttribute("aria-busy", "false");
    await expect(turn.getByText("Searched for “cache”1 result", { exact: true })).toBeVisible();
  });

  test("closes with the dialog: the search button has the focus, and the next search begins with nothing", async ({
    page,
  }) => {
    const { ask, tell, turn, dialog } = answersOn(page);
    const { button, box } = searchOn(page);
    await ask("heading");
    await tell(...ANSWER);
    await expect(turn.getByText("Mount a secret as a file")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(box).toHaveValue("");
    await expect(dialog.getByRole("article")).toHaveCount(0);
  });
});

test("Ask another question... stands in the box once an answer has ended, and is what screen readers call it", async ({
  page,
}) => {
  const { ask, tell, box, dialog, turn } = answersOn(page);
  await ask("a question");
  await tell(...ANSWER);
  await expect(box).toHaveAttribute("placeholder", "Ask another question...");
  await expect(box).toHaveAccessibleName("Ask another question...");
  await box.fill("another question");
  await box.press("Enter");
  await expect(dialog.getByRole("article")).toHaveCount(2);
  await expect(turn.getByRole("heading", { level: 2 })).toHaveText("another question");
  await expect(box).toHaveValue("");
});
