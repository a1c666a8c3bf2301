import { answersOn } from "../support/answers.ts";
import { test, toWords } from "../support/assistant.ts";
import { NOBODY_THERE } from "../support/network.ts";
import { expect } from "../support/test.ts";

const QUESTION = "How do I mount a secret?";

test.describe("a hosted assistant that fails", () => {
  // The browser reports every response with an error status.
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const { status, says } of [
    { status: 429, says: "You've reached the limit of questions." },
    { status: 503, says: "Ask AI is busy." },
    { status: 500, says: "Ask AI can't be reached." },
  ]) {
    test(`says so (status ${status}), and Retry asks again`, async ({ page, startAssistant }) => {
      const assistant = await startAssistant();
      assistant.status = status;
      const { ask, turn } = answersOn(page);
      await ask(QUESTION);
      await expect(turn.getByText(says)).toBeVisible();
      assistant.status = 200;
      await turn.getByRole("button", { name: "Retry" }).click();
      await expect(turn.locator(".answer-body")).toHaveText("Mount a secret as a file.");
    });
  }

  test("in the middle of an answer, the answer breaks off there", async ({ page, startAssistant }) => {
    await startAssistant([...toWords("Mount it ").slice(0, -3), { type: "error", errorText: "No." }]);
    const { ask, turn } = answersOn(page);
    await ask(QUESTION);
    await expect(turn.getByText("The answer breaks off here")).toBeVisible();
    await expect(turn.locator(".answer-body")).toHaveText("Mount it");
  });

  test("a vote that it does not take can be cast again", async ({ page, startAssistant }) => {
    const assistant = await startAssistant();
    const { ask, turn } = answersOn(page);
    await ask(QUESTION);
    const like = turn.getByRole("button", { name: "Like", exact: true });
    await expect(like).toBeVisible();
    assistant.status = 500;
    await like.click();
    await expect(turn.getByText("Your feedback could not be sent.")).toBeVisible();
    assistant.status = 200;
    await like.click();
    await expect(turn.getByText("Thanks for your feedback!")).toBeVisible();
  });
});

test.describe("without a hosted assistant", () => {
  test.use({ expectedErrors: NOBODY_THERE });

  test("nobody else answers: it says that it cannot be reached", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const { ask, turn } = answersOn(page);
    await ask(QUESTION);
    await expect(turn.getByText("Ask AI can't be reached.")).toBeVisible();
    await expect(turn.locator(".answer-body"), "the site's own words").toHaveCount(0);
    expect(requests.filter((url) => /\/search\/(?:index|text|manifest)/.test(url))).toEqual([]);
  });
});
