import { ANSWER, answersOn } from "../support/answers.ts";
import { test } from "../support/kept-context.ts";
import { searchOn } from "../support/search.ts";
import { readStorage, seedStorage } from "../support/storage.ts";
import { expect } from "../support/test.ts";

test.use({ siteName: "answers-stand-in" });

test.describe("Escape", () => {
  test("leads from the answer back to keyword search, and a second one closes the dialog", async ({ page }) => {
    const { ask, tell, turn } = answersOn(page);
    const { box, dialog, button } = searchOn(page);
    await ask("heading");
    await tell(...ANSWER);
    await expect(turn.getByText("Mount a secret as a file")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(turn).toHaveCount(0);
    await expect(box).toHaveValue("heading");
    await expect(box).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test("while answering ends the answer and leads back", async ({ page }) => {
    const { ask, heard } = answersOn(page);
    await ask("heading");
    await page.keyboard.press("Escape");
    await expect(searchOn(page).box).toBeFocused();
    expect((await heard()).aborted).toBe(1);
  });
});

test("Back to keyword search leads back to the query and its results", async ({ page }) => {
  const { ask, tell, dialog } = answersOn(page);
  const { box, options } = searchOn(page);
  await ask("heading");
  await tell(...ANSWER);
  await dialog.getByRole("button", { name: "Back to keyword search" }).click();
  await expect(box).toHaveValue("heading");
  await expect(box).toBeFocused();
  await expect(options.first()).toBeVisible();
});

test("the foot says Submit question, Back to search and Scroll while asking", async ({ page }) => {
  const { open, dialog, options } = searchOn(page);
  const foot = dialog.locator(".search-keys");
  await open("/", "heading");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(foot).toHaveText(/Select.*Navigate.*Close/);
  await page.keyboard.press("ArrowUp");
  await expect(foot).toHaveText(/Submit question.*Navigate.*Close/);
  await page.keyboard.press("Enter");
  await expect(foot).toHaveText(/Submit question.*Scroll.*Back to search/);
});

test("closing the dialog ends an answer that is on its way", async ({ page }) => {
  const { ask, dialog, heard } = answersOn(page);
  await ask("heading");
  await page.keyboard.press("Control+k");
  await expect(dialog).toHaveCount(0);
  expect((await heard()).aborted).toBe(1);
});

test.describe("Recent conversations", () => {
  test("stand on the start screen, can be opened by keyboard and gone on with", async ({ page }) => {
    const { ask, tell, box, turn, dialog, heard } = answersOn(page);
    await ask("How do I mount a secret?");
    await tell(...ANSWER);
    await expect(turn.getByRole("button", { name: "Copy the answer" })).toBeVisible();
    await page.reload();
    await searchOn(page).open("/");
    const group = dialog.getByRole("rowgroup", { name: "Recent conversations" });
    await expect(group.getByRole("row")).toHaveText(["How do I mount a secret?"]);
    await page.keyboard.press("ArrowDown");
    await expect(searchOn(page).active).toHaveText("How do I mount a secret?");
    await page.keyboard.press("Enter");
    await expect(turn.getByText("Mount a secret as a file")).toBeVisible();
    await expect(turn.getByRole("link", { name: "Source 1: The heading" }).first()).toHaveAttribute(
      "href",
      "/second#the-heading",
    );
    expect((await heard()).asked, "nothing is asked again").toBeUndefined();
    await box.fill("and in Go?");
    await box.press("Enter");
    await expect(dialog.getByRole("article")).toHaveCount(2);
    expect((await heard()).asked).toMatchObject([{ history: [{ question: "How do I mount a secret?" }] }]);
  });

  test("can each be removed", async ({ page }) => {
    const kept = (id: string) => ({ id, turns: [{ question: `Question ${id}`, phase: "refused" }] });
    await seedStorage(page, { "search.conversations": JSON.stringify([kept("a"), kept("b")]) });
    const { dialog } = answersOn(page);
    await searchOn(page).open("/");
    await dialog.getByRole("button", { name: "Remove this conversation from history: Question a" }).press("Enter");
    const group = dialog.getByRole("rowgroup", { name: "Recent conversations" });
    await expect(group.getByRole("row")).toHaveText(["Question b"]);
    await expect(searchOn(page).box, "the focus does not go with the button").toBeFocused();
    expect(await readStorage(page, "search.conversations")).not.toContain("Question a");
    await dialog.getByRole("button", { name: /^Remove this conversation/ }).click();
    await expect(dialog.getByText("No recent searches")).toBeVisible();
  });

  test("what somebody else put into storage is left out", async ({ page }) => {
    const evil = [
      3,
      null,
      { id: "x" },
      { id: "y", turns: [{ question: 5 }] },
      {
        id: "z",
        turns: [
          {
            question: "<img src=x onerror=window.pwned=1>",
            phase: "answered",
            sources: [{ url: "javascript:window.pwned=1", title: "Click me", page: "P" }, { url: 1 }],
            parts: [
              { type: "quote", text: "words", source: 0 },
              { type: "html", text: "<script>" },
            ],
          },
        ],
      },
    ];
    await seedStorage(page, { "search.conversations": JSON.stringify(evil) });
    const { dialog, turn } = answersOn(page);
    await searchOn(page).open("/");
    const group = dialog.getByRole("rowgroup", { name: "Recent conversations" });
    await expect(group.getByRole("row")).toHaveText(["<img src=x onerror=window.pwned=1>"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(turn.locator(".answer-body")).toHaveText("Passages from the docs1Click me Pwords");
    await expect(turn.getByRole("link")).toHaveCount(0);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  });
});
