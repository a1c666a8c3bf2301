import type { Page } from "@playwright/test";
import { ANSWER, askAiOn, SOURCES } from "../support/ask-ai.ts";
import { checkAccessibility } from "../support/axe.ts";
import { searchOn } from "../support/search.ts";
import { seedStorage } from "../support/storage.ts";
import { expect, test } from "../support/test.ts";
import { walk } from "../support/walk.ts";

test.use({ siteName: "ask" });

const QUESTION = "How do I mount a secret into a container without leaking it to the logs?";

/** A long answer of a model, with everything in it that may be. */
const WORDS = `A **cache volume** keeps a *directory* [1], such as \`~/go/pkg/mod/cache/download/github.com/dagger\`:

1. Create it with \`dag.cacheVolume\` [2]
2. Mount it
   - at the path of the tool
   - in every function that needs it

\`\`\`go
func (m *MyModule) Build(ctx context.Context, source *dagger.Directory, token *dagger.Secret) (string, error) {
	return dag.Container().From("golang:1.23").Stdout(ctx)
}
\`\`\`

See [the heading](/second#the-heading).`;

/** Every screen of Ask AI, and how a reader gets there. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the offer among results": async (page) => {
    await searchOn(page).open("/", "heading");
    await expect(searchOn(page).options.first()).toBeVisible();
    await page.keyboard.press("ArrowUp");
  },
  "the offer without results": async (page) => {
    await searchOn(page).open("/", "qqzzxxy");
    await expect(page.getByText(/^No results found for/)).toBeVisible();
  },
  "recent conversations": async (page) => {
    const kept = { id: "a", turns: [{ question: QUESTION, phase: "refused" }] };
    await seedStorage(page, { "search.conversations": JSON.stringify([kept]) });
    await searchOn(page).open("/");
    await page.keyboard.press("ArrowDown");
  },
  thinking: (page) => askAiOn(page).ask(QUESTION),
  searching: async (page) => {
    const { ask, tell, turn } = askAiOn(page);
    await ask(QUESTION);
    await tell({ type: "searching", query: "mount a secret" });
    await expect(turn.getByText("Searching for")).toBeVisible();
  },
  streaming: async (page) => {
    const { ask, tell, turn } = askAiOn(page);
    await ask(QUESTION, { isGenerated: true });
    await tell({ type: "sources", sources: SOURCES }, { type: "part", part: { type: "markdown", text: WORDS } });
    await expect(turn.getByRole("link", { name: "the heading" })).toBeVisible();
  },
  answered: async (page) => {
    const { ask, tell, turn } = askAiOn(page);
    await ask(QUESTION);
    await tell(...ANSWER);
    await expect(turn.getByRole("heading", { name: "Related sources" })).toBeVisible();
  },
  "voted, with a second question refused": async (page) => {
    const { ask, tell, turn, box } = askAiOn(page);
    await ask(QUESTION);
    await tell(...ANSWER);
    await turn.getByRole("button", { name: "Like", exact: true }).click();
    await expect(turn.getByText("Thanks for your feedback!")).toBeVisible();
    await box.fill("What is the weather?");
    await box.press("Enter");
    await tell({ type: "refused", nearest: SOURCES }, { type: "done" });
    await expect(turn.getByText("The pages that come nearest")).toBeVisible();
  },
  failed: async (page) => {
    const { ask, tell, fail, turn } = askAiOn(page);
    await ask(QUESTION);
    await tell(...ANSWER.slice(0, 4));
    await fail("busy");
    await expect(turn.getByRole("button", { name: "Retry" })).toBeVisible();
  },
  stopped: async (page) => {
    const { ask, dialog, turn } = askAiOn(page);
    await ask(QUESTION);
    await dialog.getByRole("button", { name: "Stop" }).click();
    await expect(turn.getByText("You stopped this answer.")).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test.describe(state, () => {
    test("axe finds nothing, in both modes, at 1440 and 390 px", async ({ page }) => {
      await reach(page);
      for (const theme of ["light", "dark"]) {
        await page.evaluate((mode) => document.documentElement.setAttribute("data-theme", mode), theme);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 850 });
          expect(await checkAccessibility(page), `${theme}, ${width} px`).toEqual([]);
        }
      }
    });

    test("nothing is cut off, down to 320 px and 400 % zoom", async ({ page }) => {
      await reach(page);
      // 400 % zoom of 1280 by 1024 leaves a window of 320 by 256.
      for (const [width, height] of [
        [1440, 900],
        [996, 800],
        [390, 800],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        const wide = await page.evaluate(() =>
          [
            document.documentElement,
            ...document.querySelectorAll(".search-panel, .search-screen, .search-box, .ask-turn"),
          ]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ className, tagName }) => className || tagName),
        );
        expect(wide, `wider than a window of ${width} px`).toEqual([]);
      }
    });
  });
}

test("Tab reaches everything in the order in which it is read, and every stop has a visible focus ring", async ({
  page,
}) => {
  const { ask, tell, turn } = askAiOn(page);
  await ask(QUESTION);
  await tell(...ANSWER);
  await expect(turn.getByRole("button", { name: "Like", exact: true })).toBeVisible();
  const stops = await walk(page, ({ name }) => name === "MiniSearch");
  expect(stops.map(({ name }) => name)).toEqual([
    "Close",
    "Source 1: The heading",
    "Source 1: The heading",
    "Copy the program",
    "dagger call build --token=env:TOKEN",
    "Source 2: Cache volumes",
    "The heading",
    "Cache volumes",
    "Copy the answer",
    "Like",
    "Dislike",
    "MiniSearch",
  ]);
  expect(stops.filter(({ ring, isInView }) => ring !== "solid 2px" || !isInView)).toEqual([]);
});

test.describe("a screen reader", () => {
  test("hears the state, and the answer once when it has ended, not every word of it", async ({ page }) => {
    const { ask, tell, status } = askAiOn(page);
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
    const { ask, tell, fail, box, status } = askAiOn(page);
    await ask("a question");
    await tell({ type: "refused", nearest: SOURCES }, { type: "done" });
    await expect(status).toHaveText("This documentation does not answer that question.");
    await box.fill("another");
    await box.press("Enter");
    await fail("busy");
    await expect(status).toHaveText(/^There is no answer this time\. Many questions/);
  });
});

test.describe("a long answer", () => {
  const lines = (count: number) => `${"Another paragraph of the answer.\n\n".repeat(count)}`;
  const readRest = (page: Page) =>
    page.locator(".ask-screen").evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
  const readTop = (page: Page) => page.locator(".ask-screen").evaluate((element) => element.scrollTop);

  test("is followed while it streams, until the reader scrolls away; back at the end it is followed again", async ({
    page,
  }) => {
    const { ask, tell, turn } = askAiOn(page);
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
  });

  test("that comes all at once is read from its question on, and the keys of the box scroll it", async ({ page }) => {
    const { ask, tell, turn, box } = askAiOn(page);
    await ask("a question");
    await tell(...Array.from({ length: 40 }, () => ANSWER[3] as (typeof ANSWER)[number]), { type: "done" });
    await expect(turn.getByRole("button", { name: "Like", exact: true })).toBeAttached();
    await expect(turn.getByRole("heading", { level: 2 })).toBeInViewport();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => readTop(page)).toBeGreaterThan(20);
    await expect(box).toBeFocused();
    await box.fill("the next question");
    await page.keyboard.press("Enter");
    await tell(...Array.from({ length: 40 }, () => ANSWER[3] as (typeof ANSWER)[number]), { type: "done" });
    await expect(turn.getByRole("button", { name: "Like", exact: true })).toBeAttached();
    await expect(turn.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(turn.getByRole("paragraph").nth(3)).toBeInViewport();
  });
});

test("with reduced motion nothing moves while a reader waits; otherwise the state breathes", async ({ page }) => {
  const { ask, turn } = askAiOn(page);
  await ask("a question");
  const current = turn.getByText("Thinking...");
  await expect(current).toHaveCSS("animation-name", "none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(current).toHaveCSS("animation-name", "ask-waiting");
});
