import type { Page } from "@playwright/test";
import { askAiOn } from "../support/ask-ai.ts";
import { expect, test } from "../support/test.ts";

test.use({ siteName: "answers-browser" });

const QUESTION = "What is a cache volume?";

/** What the stand-in for the browser's model does, and what was asked of it. */
interface Model {
  readonly availability: string;
  readonly words: readonly string[];
  /** Breaks off after its words. */
  readonly isBroken?: boolean;
  /** Never ends. */
  readonly isEndless?: boolean;
}

interface Seen {
  readonly created: number;
  readonly destroyed: number;
  readonly prompts: readonly string[];
}

/** Gives the page's browser a language model. */
async function giveModel(page: Page, model: Model): Promise<void> {
  await page.addInitScript(({ availability, words, isBroken, isEndless }) => {
    const seen = { created: 0, destroyed: 0, prompts: [] as string[] };
    const create = async () => {
      seen.created += 1;
      return {
        promptStreaming: (prompt: string, { signal }: { signal?: AbortSignal }) => {
          seen.prompts.push(prompt);
          return new ReadableStream<string>({
            start(controller) {
              signal?.addEventListener("abort", () => controller.error(signal.reason));
              for (const word of words) {
                controller.enqueue(word);
              }
              if (isBroken) {
                // What was said is read first.
                setTimeout(() => controller.error(new DOMException("gone", "UnknownError")), 50);
              } else if (!isEndless) {
                controller.close();
              }
            },
          });
        },
        destroy: () => {
          seen.destroyed += 1;
        },
      };
    };
    Object.assign(window, { seen, LanguageModel: { availability: async () => availability, create } });
  }, model);
}

const readSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

test("the browser's model answers: streaming, numbers of sources, Related sources, the disclaimer", async ({
  page,
}) => {
  const requests: string[] = [];
  await giveModel(page, {
    availability: "available",
    words: ["A cache volume ", "**keeps** a directory [1]. ", "So [9]."],
  });
  const { ask, turn, box } = askAiOn(page);
  page.on("request", (request) => request.method() !== "GET" && requests.push(request.url()));
  await ask(QUESTION);
  await expect(box).toHaveAttribute("placeholder", "Ask another question...");
  await expect(turn.getByText(/^Searched for “/)).toBeVisible();
  await expect(turn.getByRole("paragraph").first()).toHaveText("A cache volume keeps a directory1. So.");
  await expect(turn.getByRole("link", { name: /^Source 1: / })).toHaveAttribute("href", /^\/#cache-volumes$/);
  await expect(turn.getByRole("region", { name: "Related sources" })).toBeVisible();
  await expect(turn.getByText("Answers are generated with AI")).toBeVisible();
  await expect(turn.getByRole("heading", { name: "From the docs, word for word" })).toHaveCount(0);
  const { prompts, created, destroyed } = await readSeen(page);
  expect(prompts[0]).toContain("[1] Cache volumes\nA cache volume keeps a directory, such as Go's module cache");
  expect({ created, destroyed }).toEqual({ created: 1, destroyed: 1 });
  expect(requests, "no word leaves the device").toEqual([]);
});

for (const availability of ["downloadable", "downloading", "unavailable"]) {
  test(`a model that is ${availability} is left alone: the site answers in its own words`, async ({ page }) => {
    await giveModel(page, { availability, words: ["no"] });
    const { ask, turn } = askAiOn(page);
    await ask(QUESTION);
    await expect(turn.getByRole("paragraph").first()).toContainText("A cache volume keeps a directory, such as");
    await expect(turn.getByRole("heading", { name: "From the docs, word for word" })).toBeVisible();
    expect((await readSeen(page)).created, "nothing is downloaded").toBe(0);
  });
}

test("a browser without a model has the site's own words", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { LanguageModel: undefined }));
  const { ask, turn } = askAiOn(page);
  await ask(QUESTION);
  await expect(turn.getByRole("heading", { name: "From the docs, word for word" })).toBeVisible();
});

test("what the documentation does not answer is refused, and the model is not asked", async ({ page }) => {
  await giveModel(page, { availability: "available", words: ["It is sunny."] });
  const { ask, turn } = askAiOn(page);
  await ask("What is the weather in Paris tomorrow?");
  await expect(turn.getByText("This documentation does not answer that question.")).toBeVisible();
  expect((await readSeen(page)).created).toBe(0);
});

test("a model that breaks off: the answer breaks off here, and Retry asks again", async ({ page }) => {
  await giveModel(page, { availability: "available", words: ["A cache volume "], isBroken: true });
  const { ask, turn } = askAiOn(page);
  await ask(QUESTION);
  await expect(turn.getByText("The answer breaks off here")).toBeVisible();
  await turn.getByRole("button", { name: "Retry" }).click();
  await expect.poll(async () => (await readSeen(page)).created).toBe(2);
});

test("words without a source are followed by what they should have named", async ({ page }) => {
  await giveModel(page, { availability: "available", words: ["Trust me."] });
  const { ask, turn } = askAiOn(page);
  await ask(QUESTION);
  await expect(turn.getByRole("paragraph").first()).toHaveText("Trust me.");
  await expect(turn.getByText("A cache volume keeps a directory, such as Go's module cache")).toBeVisible();
});

test("Stop ends the session of the model", async ({ page }) => {
  await giveModel(page, { availability: "available", words: ["A cache volume "], isEndless: true });
  const { ask, turn, dialog } = askAiOn(page);
  await ask(QUESTION);
  await expect(turn.locator(".ask-answer")).toHaveText("A cache volume");
  await dialog.getByRole("button", { name: "Stop" }).click();
  await expect(turn.getByText("You stopped this answer.")).toBeVisible();
  await expect.poll(async () => (await readSeen(page)).destroyed).toBe(1);
});

test("markup of the model's is words, and nothing of it runs", async ({ page }) => {
  const attack =
    'Yes [1] <img src=x onerror="window.pwned=1"> [Click me](javascript:window.pwned=1) ![x](https://evil.example/y)';
  await giveModel(page, { availability: "available", words: [attack] });
  const { ask, turn, box } = askAiOn(page);
  await ask(QUESTION);
  await expect(box).toHaveAttribute("placeholder", "Ask another question...");
  const answer = turn.locator(".ask-answer");
  await expect(answer).toContainText("Click me");
  await expect(answer.locator("img, script")).toHaveCount(0);
  await expect(answer.getByRole("link", { name: "Click me" })).toHaveCount(0);
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
});
