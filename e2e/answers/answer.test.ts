import type { AnswerEvent } from "@docs/answers/types";
import type { Locator } from "@playwright/test";
import { ANSWER, answersOn, RELATED, SOURCES } from "../support/answers.ts";
import { test } from "../support/kept-context.ts";
import { searchOn } from "../support/search.ts";
import { expect } from "../support/test.ts";

test.use({ siteName: "answers-stand-in" });

test.describe("the answer", () => {
  test.beforeEach(async ({ page }) => {
    const { ask, tell, turn } = answersOn(page);
    await ask("How do I mount a secret?");
    await tell(...ANSWER);
    await expect(turn.getByRole("heading", { name: "Related sources" })).toBeVisible();
  });

  test("passages are below the title of their section, which has a number and leads there", async ({ page }) => {
    const { turn, dialog } = answersOn(page);
    const quote = turn.getByRole("paragraph").filter({ hasText: "Mount a secret as a file" });
    await expect(quote).toHaveText("Mount a secret as a file, or pass it as a variable.");
    const titles = turn.locator(".answer-body").getByRole("heading", { level: 3 });
    await expect(titles).toHaveText(["Passages from the docs", "1The heading Second", "2Cache volumes Ask"]);
    const title = titles.getByRole("link", { name: "Source 1: The heading" });
    expect((await title.boundingBox())?.y).toBeLessThan((await quote.boundingBox())?.y ?? 0);
    await title.click();
    await expect(page).toHaveURL("/second#the-heading");
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("h2#the-heading")).toBeInViewport();
  });

  for (const width of [390, 1440]) {
    test(`the numbers of the passages are below each other at ${width} px`, async ({ page }) => {
      const { turn } = answersOn(page);
      await page.setViewportSize({ width, height: 1600 });
      const findLefts = (selector: string) =>
        turn
          .locator(selector)
          .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
      const isBeside = async () =>
        ((await findLefts(".answer-passage p"))[0] ?? 0) > ((await findLefts(".answer-number"))[0] ?? 0) + 10;
      // The window may get its width a moment after the test was told so.
      await expect.poll(isBeside, "on a phone, the numbers need no rail beside the words").toBe(width > 600);
      const edges = await findLefts(".answer-number");
      expect(edges).toHaveLength(2);
      expect(new Set(edges).size, edges.join()).toBe(1);
    });
  }

  test("a command has its prompt and Copy, which copies it and says Copied!", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { turn } = answersOn(page);
    const program = turn.locator(".code");
    await expect(program, "a prompt says where it's typed").toHaveClass(/code-prompt/);
    await program.getByRole("button", { name: "Copy the program" }).click();
    await expect(program.getByRole("button", { name: "Copied!" })).toHaveText("Copied!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("dagger call build --token=env:TOKEN");
    await expect(program.getByRole("button")).toHaveText("Copy");
  });

  test("Copy copies the answer with its sources and says Copied!", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { turn } = answersOn(page);
    await turn.getByRole("button", { name: "Copy the answer" }).click();
    await expect(turn.locator(".answer-actions").getByRole("button", { name: "Copied!" })).toHaveText("Copied!");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const { origin } = new URL(page.url());
    expect(copied).toContain("Mount a secret as a file, or pass it as a variable. [1]");
    expect(copied).toMatch(/\n\[1\] The heading .*\n\[2\] Cache volumes /);
    expect(copied).toContain(`${origin}/second#the-heading`);
  });

  test("the disclaimer stands below it, and above it that the words are quoted", async ({ page }) => {
    const { turn } = answersOn(page);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const label = await topOf(turn.getByRole("heading", { name: "Passages from the docs" }));
    const words = await topOf(turn.getByText("Mount a secret as a file, or pass it as a variable."));
    const disclaimer = turn.getByText("Answers are generated with AI which can make mistakes. Verify responses.");
    await expect(disclaimer, "nothing else in its paragraph").toHaveText(/^Answers are .* responses\.$/);
    expect(label).toBeLessThan(words);
    expect(words).toBeLessThan(await topOf(disclaimer));
  });

  test("Ctrl+click on a source opens it in a tab and leaves the answer as it is", async ({ page, context }) => {
    const { turn, dialog } = answersOn(page);
    const opened = context.waitForEvent("page");
    await turn.getByRole("link", { name: "Source 1: The heading" }).click({ modifiers: ["Control"] });
    await expect(await opened).toHaveURL("/second#the-heading");
    await expect(dialog).toBeVisible();
  });
});

test("the number of a source never stands alone on a line, however narrow the window is", async ({ page }) => {
  const { ask, tell, turn } = answersOn(page);
  await ask("a question", { isGenerated: true });
  await tell(
    { type: "sources", sources: SOURCES },
    { type: "part", part: { type: "markdown", text: "Mount the **secret** [1, 2]. Then call `withExec` [1]" } },
    { type: "done" },
  );
  await expect(turn.locator(".answer-marker")).toHaveCount(3);
  for (let width = 320; width <= 480; width += 4) {
    await page.setViewportSize({ width, height: 800 });
    const alone = await turn.locator(".answer-body .answer-marker").evaluateAll((markers) =>
      markers
        .filter((marker) => {
          const words = document.createRange();
          words.setStart(marker.closest("p") ?? marker, 0);
          words.setEndBefore(marker);
          const before = [...words.getClientRects()].at(-1);
          return before === undefined || before.bottom < (marker.querySelector("a")?.getBoundingClientRect().top ?? 0);
        })
        .map((marker) => marker.closest("p")?.textContent),
    );
    expect(alone, `at ${width} px`).toEqual([]);
  }
});

test("a long program is folded as on a page, and a short one is whole; neither scrolls down within the answer", async ({
  page,
}) => {
  const { ask, tell, turn } = answersOn(page);
  await ask("a question");
  const program = (count: number): AnswerEvent => {
    const code = Array.from({ length: count }, (_, line) => `step(${line})`).join("\n");
    return { type: "part", part: { type: "code", code, language: "python", title: "main.py", source: 0 } };
  };
  await tell({ type: "sources", sources: SOURCES }, program(10), program(60), { type: "done" });
  const [short, long] = [turn.locator(".code").first(), turn.locator(".code").last()];
  const height = (block: Locator) =>
    block.locator("pre").evaluate((pre) => [pre.scrollHeight - pre.clientHeight, pre.clientHeight]);
  expect((await height(short))[0]).toBe(0);
  await expect(short.getByRole("group")).toHaveCount(0);
  const [hidden = 0, shown = 0] = await height(long);
  expect(hidden).toBeGreaterThan(300);
  await long.getByText("Show all 60 lines").click();
  await expect.poll(async () => (await height(long))[0]).toBe(0);
  expect((await height(long))[1]).toBe(shown + hidden);
});

test("steps are a list with the numbers of their page, and a step has its program and its code", async ({ page }) => {
  const { ask, tell, turn } = answersOn(page);
  await ask("a question");
  const step = (text: string, item: number, code: readonly [number, number][] = []): AnswerEvent => ({
    type: "part",
    part: { type: "quote", text, item, code, source: 0 },
  });
  const program: AnswerEvent = {
    type: "part",
    part: { type: "code", code: "npm ci", language: "shell", source: 0 },
  };
  const steps = [step("Run npm ci:", 2, [[4, 10]]), program, step("Wait.", 3)];
  await tell({ type: "sources", sources: SOURCES }, ...steps, { type: "done" });
  const items = turn.locator(".answer-body ol").getByRole("listitem");
  await expect(items).toHaveCount(2);
  await expect(items.first().locator(".code")).toBeVisible();
  await expect(items.first().locator("> code")).toHaveText("npm ci");
  expect(await items.evaluateAll((all) => all.map((item) => (item as HTMLLIElement).value))).toEqual([2, 3]);
});

test("a passage shows what answers until the reader asks for the rest of it", async ({ page }) => {
  const { ask, tell, turn } = answersOn(page);
  await ask("a question");
  const quote = (text: string, isRest: boolean): AnswerEvent => ({
    type: "part",
    part: { type: "quote", text, source: 0, ...(isRest && { isRest }) },
  });
  const parts = [quote("The first words.", true), quote("The answer.", false), quote("The last words.", true)];
  await tell({ type: "sources", sources: SOURCES }, ...parts, { type: "done" });
  const words = turn.locator(".answer-passage p");
  await expect(words).toHaveText(["The answer."]);
  const button = turn.getByRole("button", { name: "Show the rest of the passage" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.press("Enter");
  await expect(words).toHaveText(["The first words.", "The answer.", "The last words."]);
  await expect(turn.getByRole("button", { name: "Show less" })).toBeFocused();
});

test("Related sources leads on to the pages that the answer doesn't quote, without numbers", async ({ page }) => {
  const { ask, tell, turn } = answersOn(page);
  await ask("a question");
  const isFirst = (event: AnswerEvent) =>
    event.type !== "part" || (event.part.type === "quote" && event.part.source === 0);
  await tell(...ANSWER.filter(isFirst));
  const more = turn.getByRole("region", { name: "Related sources" });
  await expect(more.getByRole("link")).toHaveText(["Cache volumes", "Second"]);
  await expect(more.locator("ol")).toHaveCount(0);
});

test("a quote keeps its links, unless one would do more than open a page", async ({ page }) => {
  const { ask, tell, turn } = answersOn(page);
  await ask("a question");
  const links = [
    [4, 15, "/second#the-heading"],
    [20, 24, "javascript:alert(1)"],
  ] as const;
  const quote = { type: "quote", text: "See the heading and that.", code: [[8, 15]], links, source: 0 } as const;
  await tell({ type: "sources", sources: SOURCES }, { type: "part", part: quote }, { type: "done" });
  const words = turn.getByRole("paragraph").filter({ hasText: "See the heading and that." });
  await expect(words.getByRole("link")).toHaveText(["the heading"]);
  await expect(words.getByRole("link").locator("code")).toHaveText("heading");
  await words.getByRole("link").click();
  await expect(page).toHaveURL("/second#the-heading");
});

test("Related sources is left out if the answer quotes them all", async ({ page }) => {
  const { ask, tell, turn } = answersOn(page);
  await ask("a question");
  await tell(...ANSWER.map((event) => (event.type === "sources" ? { ...event, sources: SOURCES } : event)));
  await expect(turn.getByText("Answers are generated with AI")).toBeVisible();
  await expect(turn.getByText("Related sources")).toHaveCount(0);
});

test("words of a model are never said to be quoted", async ({ page }) => {
  const { ask, tell, turn } = answersOn(page);
  await ask("a question", { isGenerated: true });
  await tell({ type: "part", part: { type: "markdown", text: "Words." } }, { type: "done" });
  await expect(turn.getByText("Answers are generated with AI")).toBeVisible();
  await expect(turn.getByRole("heading", { name: "Passages from the docs" })).toHaveCount(0);
});

test.describe("Like and Dislike", () => {
  for (const { name, vote } of [
    { name: "Like", vote: "like" },
    { name: "Dislike", vote: "dislike" },
  ]) {
    test(`${name}: Thanks for your feedback!, and the vote is sent with the exchange`, async ({ page }) => {
      const { ask, tell, turn, heard, box } = answersOn(page);
      await ask("a question", { feedback: "taken" });
      await tell(...ANSWER);
      await turn.getByRole("button", { name, exact: true }).click();
      await expect(turn.getByText("Thanks for your feedback!")).toBeVisible();
      await expect(turn.getByRole("button", { name: "Like", exact: true })).toHaveCount(0);
      await expect(turn.getByRole("button", { name: "Dislike", exact: true })).toHaveCount(0);
      await expect(box).toBeFocused();
      expect((await heard()).votes).toMatchObject([
        { vote, exchange: { question: "a question", sources: [...SOURCES, RELATED] } },
      ]);
    });
  }

  test("a vote that is lost can be cast again", async ({ page }) => {
    const { ask, tell, turn } = answersOn(page);
    await ask("a question", { feedback: "lost" });
    await tell(...ANSWER);
    await turn.getByRole("button", { name: "Like", exact: true }).click();
    await expect(turn.getByText("Your feedback could not be sent.")).toBeVisible();
    await page.evaluate(() => Object.assign((window as unknown as { standIn: object }).standIn, { feedback: "taken" }));
    await turn.getByRole("button", { name: "Like", exact: true }).click();
    await expect(turn.getByText("Thanks for your feedback!")).toBeVisible();
  });

  test("without anybody who reads votes, nobody is asked for one", async ({ page }) => {
    const { ask, tell, turn } = answersOn(page);
    await ask("a question");
    await tell(...ANSWER);
    await expect(turn.getByRole("button", { name: "Copy the answer" })).toBeVisible();
    await expect(turn.getByRole("button", { name: /like/i })).toHaveCount(0);
    await expect(turn.getByText("Thanks for your feedback!")).toHaveCount(0);
  });

  test("a vote is kept with the conversation", async ({ page }) => {
    const { ask, tell, turn, dialog } = answersOn(page);
    await ask("a question", { feedback: "taken" });
    await tell(...ANSWER);
    await turn.getByRole("button", { name: "Like", exact: true }).click();
    await expect(turn.getByText("Thanks for your feedback!")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await searchOn(page).button.click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(turn.getByText("Thanks for your feedback!")).toBeVisible();
  });
});
