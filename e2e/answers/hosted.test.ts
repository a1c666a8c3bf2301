import { answersOn } from "../support/answers.ts";
import { test, toWords } from "../support/assistant.ts";
import { createGate } from "../support/gate.ts";
import { expect } from "../support/test.ts";

const QUESTION = "How do I mount a secret?";

test.describe("a hosted assistant", () => {
  test("Thinking..., Searched for, streaming, then Related sources: links of the site become numbers", async ({
    page,
    startAssistant,
  }) => {
    const middle = createGate();
    await startAssistant(
      toWords(
        "Mount it **as a file** ",
        middle.opened,
        "[The heading](https://docs.dagger.io/second#the-heading), not [there](https://evil.example).",
      ),
    );
    const { ask, turn, box } = answersOn(page);
    await ask(QUESTION);
    await expect(turn.getByText("Searched for “mount a secret”2 results", { exact: true })).toBeVisible();
    await expect(turn.locator(".answer-body")).toHaveText("Mount it as a file");
    await expect(box).toHaveAttribute("placeholder", "Answering...");
    middle.open();
    await expect(turn.getByRole("paragraph").first()).toHaveText("Mount it as a file The heading1, not there.");
    const sources = turn.getByRole("region", { name: "Related sources" });
    await expect(sources.getByRole("link")).toHaveText(["The heading"]);
    await expect(
      turn.getByText("Answers are generated with AI which can make mistakes. Verify responses."),
    ).toBeVisible();
    await turn.getByRole("link", { name: "Source 1: The heading" }).click();
    await expect(page).toHaveURL("/second#the-heading");
  });

  test("is asked in the protocol of search widget major version 4, for the reader's language and version", async ({
    page,
    startAssistant,
  }) => {
    const { requests } = await startAssistant();
    const { ask, turn, box } = answersOn(page);
    await ask(QUESTION);
    await expect(turn.getByRole("button", { name: "Like", exact: true })).toBeVisible();
    await box.fill("and as a variable?");
    await box.press("Enter");
    await expect(box).toHaveAttribute("placeholder", "Ask another question...");
    const questions = requests.filter(({ path }) => path === "");
    expect(requests[0]?.path, "a token comes first").toBe("/token");
    expect(questions[0]?.headers).toMatchObject({
      "x-algolia-assistant-id": "test-assistant",
      "x-algolia-application-id": "TESTAPP",
      "x-algolia-index-name": "test-index",
      "x-ai-sdk-version": "v5",
      authorization: "TOKEN a.b.c",
    });
    expect(questions[0]?.body).toMatchObject({
      messages: [{ role: "user", parts: [{ type: "text", text: QUESTION }] }],
      searchParameters: {
        facetFilters: [
          "language:en",
          ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
          "type:content",
        ],
      },
    });
    expect(questions[1]?.body).toMatchObject({
      messages: [
        { role: "user" },
        { role: "assistant", parts: [{ text: "Mount a secret as a file." }] },
        { role: "user", parts: [{ text: "and as a variable?" }] },
      ],
    });
  });

  for (const { name, thumbs } of [
    { name: "Like", thumbs: 1 },
    { name: "Dislike", thumbs: 0 },
  ]) {
    test(`${name}: Thanks for your feedback!, and the assistant is told of which answer`, async ({
      page,
      startAssistant,
    }) => {
      const { requests } = await startAssistant();
      const { ask, turn } = answersOn(page);
      await ask(QUESTION);
      await turn.getByRole("button", { name, exact: true }).click();
      await expect(turn.getByText("Thanks for your feedback!")).toBeVisible();
      const question = requests.find(({ path }) => path === "");
      const [message] = (question?.body.messages ?? []) as readonly { readonly id: string }[];
      expect(requests.at(-1)).toMatchObject({
        path: "/feedback",
        body: { appId: "TESTAPP", messageId: message?.id, thumbs },
      });
    });
  }

  test("Stop ends the connection, and what has come of the answer stays", async ({ page, startAssistant }) => {
    const { open } = await startAssistant(toWords("Mount it ", createGate().opened));
    const { ask, turn, dialog } = answersOn(page);
    await ask(QUESTION);
    await expect(turn.locator(".answer-body")).toHaveText("Mount it");
    await dialog.getByRole("button", { name: "Stop" }).click();
    await expect(turn.getByText("You stopped this answer.")).toBeVisible();
    await expect(turn.locator(".answer-body")).toHaveText("Mount it");
    await expect.poll(open).toBe(0);
  });

  test("markup, links and scripts of the assistant's are words, and nothing of them runs", async ({
    page,
    startAssistant,
  }) => {
    await startAssistant(
      toWords(
        'Yes <img src="https://evil.example/x.gif" onerror="window.pwned=1"> ',
        "<script>window.pwned=1</script> [Click me](javascript:window.pwned=1) ",
        '![x](https://evil.example/y.gif) <a href="https://evil.example">z</a>',
      ),
    );
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const { ask, turn } = answersOn(page);
    await ask(QUESTION);
    await expect(turn.getByRole("button", { name: "Like", exact: true })).toBeVisible();
    const answer = turn.locator(".answer-body");
    await expect(answer).toContainText("<script>window.pwned=1</script>");
    await expect(answer.locator("img, script, iframe, a")).toHaveCount(0);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
    expect(requests.filter((url) => url.includes("evil"))).toEqual([]);
  });
});
