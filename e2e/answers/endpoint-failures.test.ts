import { KEY } from "../../server/testing/model-server.ts";
import { test } from "../support/answer-server.ts";
import { answersOn } from "../support/answers.ts";
import { NOBODY_THERE } from "../support/network.ts";
import { OPERATOR } from "../support/sites.ts";
import { expect } from "../support/test.ts";

const QUESTION = "What is a cache volume?";

test.describe("an answer server that fails", () => {
  // The browser reports every response with an error status, and those that the page may not read.
  test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ });

  for (const { what, behavior, says } of [
    { what: "the model fails", behavior: { type: "status", status: 500 }, says: "can't be reached" },
    { what: "the model has too much to do", behavior: { type: "status", status: 429 }, says: "Ask AI is busy" },
    { what: "the model breaks off", behavior: { type: "cut" }, says: "incomplete" },
    { what: "the model sends no JSON", behavior: { type: "broken-json" }, says: "incomplete" },
  ] as const) {
    test(`says so when ${what}, and Retry asks again`, async ({ page, serve }) => {
      const { model } = await serve();
      model.behavior = behavior;
      const { ask, turn, dialog } = answersOn(page);
      await ask(QUESTION);
      await expect(turn.locator(".answer-failure")).toContainText(says);
      model.behavior = { type: "answer" };
      await turn.getByRole("button", { name: "Retry" }).click();
      await expect(turn.getByRole("paragraph").first()).toContainText("A cache volume keeps a directory");
      await expect(dialog.getByRole("article")).toHaveCount(1);
    });
  }

  test("says that the limit is reached, and what to do instead", async ({ page, serve }) => {
    await serve({ ANSWERS_QUESTIONS_PER_MINUTE: "1" });
    const { ask, turn, box } = answersOn(page);
    await ask(QUESTION);
    await expect(box).toHaveAttribute("placeholder", "Ask another question...");
    await box.fill("And how do I mount it?");
    await box.press("Enter");
    await expect(turn.getByText(/^You've reached the limit of questions\./)).toBeVisible();
  });

  test("answers no page of another origin", async ({ page, serve }) => {
    const { model } = await serve({ ANSWERS_ORIGINS: "https://docs.example.org" });
    const { ask, turn } = answersOn(page);
    await ask(QUESTION);
    await expect(turn.getByText("There is no answer this time")).toBeVisible();
    expect(model.counts.all).toBe(0);
  });
});

test.describe("without an answer server", () => {
  test.use({ expectedErrors: NOBODY_THERE });

  test("nobody else answers: it says so, Retry asks the server, and no key of it was ever in the page", async ({
    page,
    serve,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && asked.push(request.url()));
    const { ask, turn, status } = answersOn(page);
    await ask(QUESTION);
    await expect(turn.getByText("Ask AI can't be reached.")).toBeVisible();
    await expect(status).toHaveText(/^There is no answer this time\. Ask AI can't be reached\./);
    await expect(turn.locator(".answer-body"), "the site's own words").toHaveCount(0);
    await serve();
    await turn.getByRole("button", { name: "Retry" }).click();
    await expect(turn.getByRole("paragraph").first()).toContainText("A cache volume keeps a directory");
    expect(new Set(asked)).toEqual(new Set([OPERATOR.answers]));
    expect(await page.content()).not.toContain(KEY);
  });
});
