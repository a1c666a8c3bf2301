import { ANSWER, answersOn } from "../support/answers.ts";
import { test } from "../support/kept-context.ts";
import { expect } from "../support/test.ts";

test.use({ siteName: "answers-stand-in" });

test.describe("while answering", () => {
  test("Thinking...", async ({ page }) => {
    const { ask, tell, turn } = answersOn(page);
    await ask("a question");
    await expect(turn.getByText("Thinking...", { exact: true })).toBeVisible();
    await tell({ type: "thinking" });
    await expect(turn.getByText("Thinking...", { exact: true })).toBeVisible();
  });

  test("Searching...", async ({ page }) => {
    const { ask, tell, turn } = answersOn(page);
    await ask("a question");
    await tell({ type: "searching", query: "" });
    await expect(turn.getByText("Searching...", { exact: true })).toBeVisible();
    await expect(turn.getByText("Thinking...")).toHaveCount(0);
  });

  test("Searching for, then Searched for", async ({ page }) => {
    const { ask, tell, turn } = answersOn(page);
    await ask("a question");
    await tell({ type: "searching", query: "cache volume" });
    await expect(turn.getByText("Searching for “cache volume”", { exact: true })).toBeVisible();
    await tell({ type: "searched", query: "cache volume", count: 7 });
    await expect(turn.getByText("Searched for “cache volume”7 results", { exact: true })).toBeVisible();
    await expect(turn.getByText(/^Searching/)).toHaveCount(0);
    await expect(turn.getByText("Thinking...")).toBeVisible();
  });

  test("streaming: words show as they come, and the box says Answering...", async ({ page }) => {
    const { ask, tell, box, turn } = answersOn(page);
    await ask("a question");
    await expect(box, "a click on the row leaves the focus in the box").toBeFocused();
    await expect(box).toHaveAttribute("placeholder", "Answering...");
    await tell({ type: "part", part: { type: "markdown", text: "The first " } });
    await expect(turn.locator(".answer-body")).toHaveText("The first");
    await tell({ type: "delta", text: "**words**" });
    await expect(turn.locator(".answer-body")).toHaveText("The first words");
    await expect(turn.locator("strong")).toHaveText("words");
    await expect(box).toHaveAttribute("placeholder", "Answering...");
    await expect(turn.getByText("Thinking...")).toHaveCount(0);
    await tell({ type: "done" });
    await expect(box).toHaveAttribute("placeholder", "Ask another question...");
  });

  test("Enter does nothing until the answer has ended, and what was typed stays", async ({ page }) => {
    const { ask, tell, box, heard, dialog } = answersOn(page);
    await ask("a question");
    await box.fill("the next one");
    await box.press("Enter");
    await expect(box).toHaveValue("the next one");
    await tell(...ANSWER);
    await expect(box).toHaveAttribute("placeholder", "Ask another question...");
    await box.press("Enter");
    await expect(dialog.getByRole("article")).toHaveCount(2);
    await expect(box).toHaveValue("");
    expect((await heard()).asked).toHaveLength(2);
  });

  test("Stop ends the answer: what has come of it stays, and it can be asked again", async ({ page }) => {
    const { ask, tell, dialog, turn, heard, box } = answersOn(page);
    await ask("a question");
    await tell(...ANSWER.slice(0, 4));
    await expect(turn.getByText("Mount a secret as a file")).toBeVisible();
    await dialog.getByRole("button", { name: "Stop" }).click();
    await expect(turn.getByText("You stopped this answer.")).toBeVisible();
    await expect(turn.getByText("Mount a secret as a file")).toBeVisible();
    await expect(box, "the focus does not go with the button").toBeFocused();
    expect((await heard()).aborted).toBe(1);
    await turn.getByRole("button", { name: "Retry" }).click();
    await expect(turn.getByText("Thinking...")).toBeVisible();
    await expect(dialog.getByRole("article")).toHaveCount(1);
    await expect(box).toBeFocused();
  });
});
