import { ANSWER, answersOn, RELATED, SOURCES } from "../support/answers.ts";
import { searchOn } from "../support/search.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "answers-stand-in" });

test.describe("Ask AI: ", () => {
  test("stands with the query above the results, in the same list of rows; the best hit stays highlighted", async ({
    page,
  }) => {
    const { open, options, active, box } = searchOn(page);
    const { offer } = answersOn(page);
    await open("/", "heading");
    await expect(offer).toHaveText("Ask AI: heading");
    await expect(page.getByRole("listbox").getByRole("option").first()).toHaveText("Ask AI: heading");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(active).toHaveText("Ask AI: heading");
    await expect(box).toHaveAttribute("aria-activedescendant", (await offer.getAttribute("id")) ?? "");
    await page.keyboard.press("ArrowUp");
    await expect(options.last(), "the rows go around").toHaveAttribute("aria-selected", "true");
  });

  test("is the one row where there are no results, so that Enter asks", async ({ page }) => {
    const { open, box } = searchOn(page);
    const { offer, heard, turn } = answersOn(page);
    await open("/", "qqzzxxy");
    await expect(page.getByText(/^No results found for/)).toBeVisible();
    await expect(offer).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Enter");
    await expect(turn.getByRole("heading", { level: 2 })).toHaveText("qqzzxxy");
    expect((await heard()).asked).toMatchObject([{ question: "qqzzxxy", history: [] }]);
  });

  test("loads nothing before the row is highlighted, and the code and what answers as soon as it is", async ({
    page,
  }) => {
    const { open, options } = searchOn(page);
    await open("/", "heading");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    expect(await page.evaluate(() => "standIn" in window), "the provider's code").toBe(false);
    await page.keyboard.press("ArrowUp");
    await expect.poll(async () => (await answersOn(page).heard()).preloads).toBeGreaterThan(0);
    expect((await answersOn(page).heard()).asked).toBeUndefined();
  });

  test("the question goes with the reader's SDK language, and a follow-up with what was said before", async ({
    page,
  }) => {
    const { ask, tell, box, heard, turn } = answersOn(page);
    await page.addInitScript(() => localStorage.setItem("choice.sdk", "python"));
    await ask("How do I mount a secret?");
    await tell(...ANSWER);
    await expect(turn.getByRole("button", { name: "Copy the answer" })).toBeVisible();
    await box.fill("and in Go?");
    await box.press("Enter");
    await expect.poll(async () => (await heard()).asked?.length).toBe(2);
    expect((await heard()).asked).toMatchObject([
      { question: "How do I mount a secret?", sdk: "python", history: [] },
      {
        question: "and in Go?",
        history: [
          {
            question: "How do I mount a secret?",
            sources: [...SOURCES, RELATED],
            text: expect.stringMatching(/^Mount a secret as a file.*dagger call build.*between runs\.$/s),
          },
        ],
      },
    ]);
  });
});

test("of 100,000 characters the first are asked, and the conversation goes on", async ({ page }) => {
  const { ask, tell, box, dialog, turn, heard } = answersOn(page);
  await ask("How do I cache? ".repeat(6250), { isGenerated: true });
  await tell({ type: "refused", nearest: [] }, { type: "done" });
  await expect(box).toHaveAttribute("placeholder", "Ask another question...");
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await box.fill("And in Go?");
  await box.press("Enter");
  await expect(turn).toContainText("And in Go?");
  expect((await heard()).asked?.map(({ question: { length } }) => length)).toEqual([2000, 10]);
});

test("a page asks nothing of Ask AI by itself", async ({ page }) => {
  await openPage(page, "/");
  await searchOn(page).button.click();
  await expect(searchOn(page).box).toBeFocused();
  expect(await page.evaluate(() => "standIn" in window)).toBe(false);
});
