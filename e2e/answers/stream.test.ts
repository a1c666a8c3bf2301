import type { Page } from "@playwright/test";
import { ANSWER, answersOn, SOURCES } from "../support/answers.ts";
import { expect, test } from "../support/test.ts";

test.use({ siteName: "answers-stand-in" });

test.describe("a screen reader", () => {
  test("hears the state, and the answer once when it has ended, not every word of it", async ({ page }) => {
    const { ask, tell, status } = answersOn(page);
    await ask("a question", { isGenerated: true });
    await expect(status).toHaveText("Thinking...");
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const region = document.querySelector(".search-unseen[role=status]");
      new MutationObserver(() => said.push(region?.textContent ?? "")).observe(region as Node, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await tell({ type: "searching", query: "cache" });
    await expect(status).toHaveText("Searching for “cache”");
    await tell({ type: "part", part: { type: "markdown", text: "One" } });
    await expect(status).toHaveText("Answering...");
    for (const word of [" two", " three", " four"]) {
      await tell({ type: "delta", text: word });
    }
    await tell({ type: "done" });
    await expect(status).toHaveText("One two three four");
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
      "Searching for “cache”",
      "Answering...",
      "One two three four",
    ]);
    await expect(status).not.toHaveAttribute("aria-live", "assertive");
  });

  test("hears a refusal and a failure", async ({ page }) => {
    const { ask, tell, fail, box, status } = answersOn(page);
    await ask("a question");
    await tell({ type: "refused", nearest: SOURCES }, { type: "done" });
    await expect(status).toHaveText("The docs don't answer that.");
    await box.fill("another");
    await box.press("Enter");
    await fail("busy");
    await expect(status).toHaveText(/^There is no answer this time\. Ask AI is busy/);
  });
});

test.describe("a long answer", () => {
  const lines = (count: number) => `${"Another paragraph of the answer.\n\n".repeat(count)}`;
  const readRest = (page: Page) =>
    page
      .locator(".answer-screen")
      .evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
  const readTop = (page: Page) => page.locator(".answer-screen").evaluate((element) => element.scrollTop);

  test("is followed while it streams, until the reader scrolls away; back at the end it is followed again", async ({
    page,
  }) => {
    const { ask, tell, turn } = answersOn(page);
    await ask("a question", { isGenerated: true });
    await tell({ type: "part", part: { type: "markdown", text: lines(40) } });
    await expect(turn.getByRole("paragraph")).toHaveCount(40);
    await expect.poll(() => readRest(page)).toBeLessThan(2);
    await page.keyboard.press("PageUp");
    await expect.poll(() => readRest(page)).toBeGreaterThan(100);
    const top = await readTop(page);
    await tell({ type: "delta", text: lines(10) });
    await expect(turn.getByRole("paragraph")).toHaveCount(50);
    expect(await readTop(page)).toBe(top);
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press("PageDown");
    }
    await expect.poll(() => readRest(page)).toBeLessThan(2);
    await tell({ type: "delta", text: lines(10) });
    await expect(turn.getByRole("paragraph")).toHaveCount(60);
    await expect.poll(() => readRest(page)).toBeLessThan(2);
    // The line of the state above may go or come meanwhile, and then the browser scrolls by its height.
    const lastWords = turn.getByRole("paragraph").nth(59);
    const end = await lastWords.boundingBox();
    await tell({ type: "done" });
    await expect(turn.getByRole("button", { name: "Copy the answer" })).toBeAttached();
    // But not by what has appeared below, which is several lines high.
    const moved = Math.abs(((await lastWords.boundingBox())?.y ?? 0) - (end?.y ?? 0));
    expect(moved, "the last words stay where they are").toBeLessThan(24);
  });

  test("that comes all at once is read from its question on, and the keys of the box scroll it", async ({ page }) => {
    const { ask, tell, turn, box } = answersOn(page);
    await ask("a question");
    await tell(...Array.from({ length: 40 }, () => ANSWER[3] as (typeof ANSWER)[number]), { type: "done" });
    await expect(turn.getByRole("button", { name: "Copy the answer" })).toBeAttached();
    await expect(turn.getByRole("heading", { level: 2 })).toBeInViewport();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => readTop(page)).toBeGreaterThan(20);
    await expect(box).toBeFocused();
    await box.fill("the next question");
    await page.keyboard.press("Enter");
    await tell(...Array.from({ length: 40 }, () => ANSWER[3] as (typeof ANSWER)[number]), { type: "done" });
    await expect(turn.getByRole("button", { name: "Copy the answer" })).toBeAttached();
    await expect(turn.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(turn.getByRole("paragraph").nth(3)).toBeInViewport();
  });
});

test("with reduced motion nothing moves while a reader waits; otherwise the state breathes", async ({ page }) => {
  const { ask, turn } = answersOn(page);
  await ask("a question");
  const current = turn.getByText("Thinking...");
  // A state that passes in a blink isn't shown. Appearing late isn't a motion.
  await expect(current).toHaveCSS("animation-name", "answer-late");
  await expect(current).toHaveCSS("animation-duration", "0.001s");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(current).toHaveCSS("animation-name", "answer-late, answer-waiting");
});
