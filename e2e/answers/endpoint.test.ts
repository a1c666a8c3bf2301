import { test } from "../support/answer-server.ts";
import { answersOn } from "../support/answers.ts";
import { createGate } from "../support/gate.ts";
import { expect } from "../support/test.ts";

const QUESTION = "What is a cache volume?";

/** Long enough that its first half names a source, because readers see nothing before that. */
const WORDS =
  "A cache volume **keeps** a directory between runs [1]. It stays there until you remove it, or the engine [99] needs room.";

test.describe("an answer server of the operator's", () => {
  test("Thinking..., Searched for, streaming, Answering..., then Related sources and the disclaimer", async ({
    page,
    serve,
  }) => {
    const { model } = await serve();
    const [before, middle] = [createGate(), createGate()];
    model.behavior = { type: "answer", text: WORDS, gate: before.opened, pause: middle.opened };
    const { ask, turn, box } = answersOn(page);
    await ask(QUESTION);
    await expect(turn.getByText("Thinking...", { exact: true })).toBeVisible();
    await expect(box).toHaveAttribute("placeholder", "Answering...");
    before.open();
    await expect(turn.getByText(/^Searched for “What is a cache volume\?”\d results$/)).toBeVisible();
    await expect(turn.locator(".answer-body")).toHaveText(/^A cache volume keeps a directory between runs1\. It/);
    await expect(box).toHaveAttribute("placeholder", "Answering...");
    await expect(turn.locator("strong")).toHaveText("keeps");
    middle.open();
    await expect(turn.getByRole("paragraph").first()).toHaveText(
      "A cache volume keeps a directory between runs1. It stays there until you remove it, or the engine needs room.",
    );
    await expect(box).toHaveAttribute("placeholder", "Ask another question...");
    await expect(turn.getByRole("region", { name: "Related sources" }).getByRole("listitem")).not.toHaveCount(0);
    await expect(
      turn.getByText("Answers are generated with AI which can make mistakes. Verify responses."),
    ).toBeVisible();
    await expect(turn.getByRole("heading", { name: "Passages from the docs" })).toHaveCount(0);
  });

  test("the number of a source leads to a heading of the site", async ({ page, serve }) => {
    const { model } = await serve();
    model.behavior = { type: "answer", text: "Mount it [1].", query: "mount a cache volume" };
    const { ask, turn, dialog } = answersOn(page);
    await ask("How do I mount a cache volume?");
    const marker = turn.getByRole("link", { name: /^Source 1: / }).first();
    await expect(marker).toHaveAttribute("href", /^\/(?:second)?#[a-z-]+$/);
    const { hash } = new URL((await marker.getAttribute("href")) ?? "", page.url());
    await marker.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(`h2${hash}`)).toBeInViewport();
  });

  test("a follow-up goes with what was said before, and with the reader's SDK language", async ({ page, serve }) => {
    const { model } = await serve();
    await page.addInitScript(() => localStorage.setItem("choice.sdk", "python"));
    const { ask, box, dialog } = answersOn(page);
    await ask(QUESTION);
    await expect(box).toHaveAttribute("placeholder", "Ask another question...");
    await box.fill("and how do I mount it?");
    await box.press("Enter");
    await expect(dialog.getByRole("article")).toHaveCount(2);
    await expect(box).toHaveAttribute("placeholder", "Ask another question...");
    const said = JSON.stringify(model.requests.at(-1)?.messages);
    expect(said).toContain(QUESTION);
    expect(said).toContain("A cache volume keeps a directory");
    expect(said).toContain("and how do I mount it?");
    expect(said).toContain("(The reader's language: python.)");
  });

  test("Stop ends the work of the model too", async ({ page, serve }) => {
    const { model } = await serve();
    model.behavior = { type: "answer", text: WORDS, pause: createGate().opened };
    const { ask, turn, dialog } = answersOn(page);
    await ask(QUESTION);
    await expect(turn.locator(".answer-body")).toBeVisible();
    expect(model.counts.now).toBe(1);
    await dialog.getByRole("button", { name: "Stop" }).click();
    await expect(turn.getByText("You stopped this answer.")).toBeVisible();
    await expect.poll(() => model.counts.now).toBe(0);
  });

  test("a vote reaches the server, and the reader is thanked", async ({ page, serve }) => {
    await serve();
    const { ask, turn } = answersOn(page);
    await ask(QUESTION);
    const sent = page.waitForResponse((response) => response.request().postData()?.includes('"vote"') ?? false);
    await turn.getByRole("button", { name: "Like", exact: true }).click();
    expect((await sent).status()).toBe(204);
    await expect(turn.getByText("Thanks for your feedback!")).toBeVisible();
  });

  test("a refusal of the model's is a refusal to the reader", async ({ page, serve }) => {
    const { model } = await serve();
    model.behavior = { type: "answer", text: "NO_ANSWER" };
    const { ask, turn } = answersOn(page);
    await ask(QUESTION);
    await expect(turn.getByText("The docs don't answer that.")).toBeVisible();
    await expect(turn.locator(".answer-body")).toHaveCount(0);
  });

  test("markup, links and scripts of the model's are words, and nothing of them runs", async ({ page, serve }) => {
    const { model } = await serve();
    const requests: string[] = [];
    model.behavior = {
      type: "answer",
      text: 'Yes [1] <img src="https://evil.example/x.gif" onerror="window.pwned=1"> <script>window.pwned=1</script> [Click me](javascript:window.pwned=1) ![x](https://evil.example/y.gif) [2](https://evil.example) <a href="https://evil.example">z</a> [1]',
    };
    page.on("request", (request) => requests.push(request.url()));
    const { ask, turn, box } = answersOn(page);
    await ask(QUESTION);
    await expect(box).toHaveAttribute("placeholder", "Ask another question...");
    const answer = turn.locator(".answer-body");
    await expect(answer).toContainText("<script>window.pwned=1</script>");
    await expect(answer.locator("img, script, iframe")).toHaveCount(0);
    await expect(answer.getByRole("link", { name: /^(?!Source )/ })).toHaveCount(0);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
    expect(requests.filter((url) => url.includes("evil"))).toEqual([]);
  });
});
