import { ANSWER, askAiOn, SOURCES } from "../support/ask-ai.ts";
import { searchOn } from "../support/search.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "ask" });

test.describe("Ask AI: ", () => {
  test("stands with the query above the results, in the same list of rows; the best hit stays highlighted", async ({
    page,
  }) => {
    const { open, options, active, box } = searchOn(page);
    const { offer } = askAiOn(page);
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
    const { offer, heard, turn } = askAiOn(page);
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
    await expect.poll(async () => (await askAiOn(page).heard()).preloads).toBeGreaterThan(0);
    expect((await askAiOn(page).heard()).asked).toBeUndefined();
  });

  test("the question goes with the reader's SDK language, and a follow-up with what was said before", async ({
    page,
  }) => {
    const { ask, tell, box, heard, turn } = askAiOn(page);
    await page.addInitScript(() => localStorage.setItem("choice.sdk", "python"));
    await ask("How do I mount a secret?");
    await tell(...ANSWER);
    await expect(turn.getByRole("button", { name: "Like", exact: true })).toBeVisible();
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
            sources: SOURCES,
            text: expect.stringMatching(/^Mount a secret as a file.*dagger call build.*between runs\.$/s),
          },
        ],
      },
    ]);
  });
});

test.describe("while answering", () => {
  test("Thinking...", async ({ page }) => {
    const { ask, tell, turn } = askAiOn(page);
    await ask("a question");
    await expect(turn.getByText("Thinking...", { exact: true })).toBeVisible();
    await tell({ type: "thinking" });
    await expect(turn.getByText("Thinking...", { exact: true })).toBeVisible();
  });

  test("Searching...", async ({ page }) => {
    const { ask, tell, turn } = askAiOn(page);
    await ask("a question");
    await tell({ type: "searching", query: "" });
    await expect(turn.getByText("Searching...", { exact: true })).toBeVisible();
    await expect(turn.getByText("Thinking...")).toHaveCount(0);
  });

  test("Searching for, then Searched for", async ({ page }) => {
    const { ask, tell, turn } = askAiOn(page);
    await ask("a question");
    await tell({ type: "searching", query: "cache volume" });
    await expect(turn.getByText("Searching for “cache volume”", { exact: true })).toBeVisible();
    await tell({ type: "searched", query: "cache volume", count: 7 });
    await expect(turn.getByText("Searched for “cache volume”7 results", { exact: true })).toBeVisible();
    await expect(turn.getByText(/^Searching/)).toHaveCount(0);
    await expect(turn.getByText("Thinking...")).toBeVisible();
  });

  test("streaming: words show as they come, and the box says Answering...", async ({ page }) => {
    const { ask, tell, box, turn } = askAiOn(page);
    await ask("a question");
    await expect(box).toHaveAttribute("placeholder", "Answering...");
    await tell({ type: "part", part: { type: "markdown", text: "The first " } });
    await expect(turn.locator(".ask-answer")).toHaveText("The first");
    await tell({ type: "delta", text: "**words**" });
    await expect(turn.locator(".ask-answer")).toHaveText("The first words");
    await expect(turn.locator("strong")).toHaveText("words");
    await expect(box).toHaveAttribute("placeholder", "Answering...");
    await expect(turn.getByText("Thinking...")).toHaveCount(0);
    await tell({ type: "done" });
    await expect(box).toHaveAttribute("placeholder", "Ask another question...");
  });

  test("Enter does nothing until the answer has ended, and what was typed stays", async ({ page }) => {
    const { ask, tell, box, heard, dialog } = askAiOn(page);
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
    const { ask, tell, dialog, turn, heard, box } = askAiOn(page);
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

test.describe("the answer", () => {
  test.beforeEach(async ({ page }) => {
    const { ask, tell, turn } = askAiOn(page);
    await ask("How do I mount a secret?");
    await tell(...ANSWER);
    await expect(turn.getByRole("heading", { name: "Related sources" })).toBeVisible();
  });

  test("quotes are paragraphs with the number of their source, which leads to the exact heading", async ({ page }) => {
    const { turn, dialog } = askAiOn(page);
    const quote = turn.getByRole("paragraph").filter({ hasText: "Mount a secret as a file" });
    await expect(quote).toHaveText("Mount a secret as a file, or pass it as a variable.1");
    const marker = quote.getByRole("link", { name: "Source 1: The heading" });
    await expect(marker).toHaveAttribute("href", "/second#the-heading");
    await marker.click();
    await expect(page).toHaveURL("/second#the-heading");
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("h2#the-heading")).toBeInViewport();
  });

  test("a program has its language, its source and Copy, which copies it and says Copied!", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { turn } = askAiOn(page);
    const program = turn.locator(".code");
    await expect(program).toContainText("Shell");
    await expect(program.getByRole("link", { name: "Source 1: The heading" })).toBeVisible();
    await program.getByRole("button", { name: "Copy the program" }).click();
    await expect(program.getByRole("button", { name: "Copied!" })).toHaveText("Copied!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("dagger call build --token=env:TOKEN");
    await expect(program.getByRole("button")).toHaveText("Copy");
  });

  test("Related sources lists every source with its page", async ({ page }) => {
    const { turn } = askAiOn(page);
    const items = turn.getByRole("region", { name: "Related sources" }).getByRole("listitem");
    await expect(items).toHaveText(["The heading Second", "Cache volumes Ask"]);
    await expect(items.nth(1).getByRole("link")).toHaveAttribute("href", "/#cache-volumes");
  });

  test("Copy copies the answer with its sources and says Copied!", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { turn } = askAiOn(page);
    await turn.getByRole("button", { name: "Copy the answer" }).click();
    await expect(turn.locator(".ask-actions").getByRole("button", { name: "Copied!" })).toHaveText("Copied!");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const { origin } = new URL(page.url());
    expect(copied).toContain("Mount a secret as a file, or pass it as a variable. [1]");
    expect(copied).toMatch(/\n\[1\] The heading .*\n\[2\] Cache volumes /);
    expect(copied).toContain(`${origin}/second#the-heading`);
  });

  test("the disclaimer stands below it", async ({ page }) => {
    const { turn } = askAiOn(page);
    await expect(
      turn.getByText("Answers are generated with AI which can make mistakes. Verify responses."),
    ).toBeVisible();
    await expect(turn.getByText("Quoted word for word from this documentation.")).toBeVisible();
  });

  test("Ctrl+click on a source opens it in a tab and leaves the answer as it is", async ({ page, context }) => {
    const { turn, dialog } = askAiOn(page);
    const opened = context.waitForEvent("page");
    await turn.getByRole("link", { name: "The heading", exact: true }).click({ modifiers: ["Control"] });
    await expect(await opened).toHaveURL("/second#the-heading");
    await expect(dialog).toBeVisible();
  });
});

test("words of a model are never said to be quoted", async ({ page }) => {
  const { ask, tell, turn } = askAiOn(page);
  await ask("a question", { isGenerated: true });
  await tell({ type: "part", part: { type: "markdown", text: "Words." } }, { type: "done" });
  await expect(turn.getByText("Answers are generated with AI")).toBeVisible();
  await expect(turn.getByText("Quoted word for word")).toHaveCount(0);
});

test.describe("Like and Dislike", () => {
  for (const { name, vote } of [
    { name: "Like", vote: "like" },
    { name: "Dislike", vote: "dislike" },
  ]) {
    test(`${name}: Thanks for your feedback!, and the vote is sent with the exchange`, async ({ page }) => {
      const { ask, tell, turn, heard, box } = askAiOn(page);
      await ask("a question", { feedback: "taken" });
      await tell(...ANSWER);
      await turn.getByRole("button", { name, exact: true }).click();
      await expect(turn.getByText("Thanks for your feedback!")).toBeVisible();
      await expect(turn.getByRole("button", { name: "Like", exact: true })).toHaveCount(0);
      await expect(turn.getByRole("button", { name: "Dislike", exact: true })).toHaveCount(0);
      await expect(box).toBeFocused();
      expect((await heard()).votes).toMatchObject([{ vote, exchange: { question: "a question", sources: SOURCES } }]);
    });
  }

  test("a vote that is lost can be cast again", async ({ page }) => {
    const { ask, tell, turn } = askAiOn(page);
    await ask("a question", { feedback: "lost" });
    await tell(...ANSWER);
    await turn.getByRole("button", { name: "Like", exact: true }).click();
    await expect(turn.getByText("Your feedback could not be sent.")).toBeVisible();
    await page.evaluate(() => Object.assign((window as unknown as { standIn: object }).standIn, { feedback: "taken" }));
    await turn.getByRole("button", { name: "Like", exact: true }).click();
    await expect(turn.getByText("Thanks for your feedback!")).toBeVisible();
  });

  test("without anybody who reads votes, the vote is kept with the conversation", async ({ page }) => {
    const { ask, tell, turn, dialog } = askAiOn(page);
    await ask("a question");
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

test.describe("no answer", () => {
  for (const { failure, help } of [
    { failure: "offline", help: "The connection is lost." },
    { failure: "busy", help: "Many questions are being answered at this moment." },
    { failure: "limit", help: "The limit of questions is reached." },
    { failure: "unavailable", help: "What answers questions cannot be reached." },
    { failure: "malformed", help: "The answer arrived incomplete or in a form that cannot be shown." },
  ] as const) {
    test(`a failed answer says what failed (${failure}), and Retry asks again`, async ({ page }) => {
      const { ask, tell, fail, turn, box, dialog } = askAiOn(page);
      await ask("a question");
      await fail(failure);
      await expect(turn.getByText("There is no answer this time")).toBeVisible();
      await expect(turn.getByText(help)).toBeVisible();
      await turn.getByRole("button", { name: "Retry" }).click();
      await expect(box).toBeFocused();
      await expect(turn.getByText("Thinking...")).toBeVisible();
      await tell(...ANSWER);
      await expect(turn.getByText("Mount a secret as a file")).toBeVisible();
      await expect(dialog.getByRole("article")).toHaveCount(1);
    });
  }

  test("an answer that fails on its way keeps what has come of it", async ({ page }) => {
    const { ask, tell, fail, turn } = askAiOn(page);
    await ask("a question");
    await tell(...ANSWER.slice(0, 4));
    await fail("offline");
    await expect(turn.getByText("The answer breaks off here")).toBeVisible();
    await expect(turn.getByText("Mount a secret as a file")).toBeVisible();
  });

  test("a stream that ends without a word is an incomplete answer", async ({ page }) => {
    const { ask, tell, cut, turn } = askAiOn(page);
    await ask("a question");
    await tell(...ANSWER.slice(0, 4));
    await cut();
    await expect(turn.getByText("The answer breaks off here")).toBeVisible();
  });

  test("a refusal says so, offers the nearest pages, and where to ask people", async ({ page }) => {
    const { ask, tell, turn } = askAiOn(page);
    await ask("What is the weather?");
    await tell({ type: "refused", nearest: SOURCES }, { type: "done" });
    await expect(turn.getByText("This documentation does not answer that question.")).toBeVisible();
    const nearest = turn.getByRole("region", { name: "The pages that come nearest" });
    await expect(nearest.getByRole("link")).toHaveText(["The heading", "Cache volumes"]);
    const people = turn.getByRole("region", { name: "Where to ask people" });
    const footer = await page
      .locator("footer a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(
      await people.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(footer);
    await expect(turn.getByText("Answers are generated with AI")).toHaveCount(0);
  });

  test.describe("with the code of Ask AI out of reach", () => {
    test.use({ expectedErrors: /ERR_FAILED|ChunkLoadError|Loading chunk/ });

    test("Unable to fetch results, and Retry asks once it is there", async ({ page }) => {
      const { open, options } = searchOn(page);
      const { offer, turn, heard } = askAiOn(page);
      await open("/", "heading");
      await expect(options.first()).toBeVisible();
      await page.route("**/assets/js/**", (route) => route.abort());
      await offer.click();
      await expect(page.getByText("Unable to fetch results")).toBeVisible();
      await page.unroute("**/assets/js/**");
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(turn.getByText("Thinking...")).toBeVisible();
      expect((await heard()).asked).toMatchObject([{ question: "heading" }]);
    });
  });
});

test("a page asks nothing of Ask AI by itself", async ({ page }) => {
  await openPage(page, "/");
  await searchOn(page).button.click();
  await expect(searchOn(page).box).toBeFocused();
  expect(await page.evaluate(() => "standIn" in window)).toBe(false);
});
