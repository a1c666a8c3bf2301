import type { Page } from "@playwright/test";
import { ANSWER, answersOn, SOURCES } from "../support/answers.ts";
import { checkAccessibility } from "../support/axe.ts";
import { test } from "../support/kept-context.ts";
import { searchOn } from "../support/search.ts";
import { seedStorage } from "../support/storage.ts";
import { expect } from "../support/test.ts";
import { walk } from "../support/walk.ts";

test.use({ siteName: "answers-stand-in" });

const QUESTION = "How do I mount a secret into a container without leaking it to the logs?";

/** A model's long answer that contains every kind of content. */
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
  thinking: (page) => answersOn(page).ask(QUESTION),
  searching: async (page) => {
    const { ask, tell, turn } = answersOn(page);
    await ask(QUESTION);
    await tell({ type: "searching", query: "mount a secret" });
    await expect(turn.getByText("Searching for")).toBeVisible();
  },
  streaming: async (page) => {
    const { ask, tell, turn } = answersOn(page);
    await ask(QUESTION, { isGenerated: true });
    await tell({ type: "sources", sources: SOURCES }, { type: "part", part: { type: "markdown", text: WORDS } });
    await expect(turn.getByRole("link", { name: "the heading", exact: true })).toBeVisible();
  },
  answered: async (page) => {
    const { ask, tell, turn } = answersOn(page);
    await ask(QUESTION);
    await tell(...ANSWER);
    await expect(turn.getByRole("heading", { name: "Related sources" })).toBeVisible();
  },
  "voted, with a second question refused": async (page) => {
    const { ask, tell, turn, box } = answersOn(page);
    await ask(QUESTION, { feedback: "taken" });
    await tell(...ANSWER);
    await turn.getByRole("button", { name: "Like", exact: true }).click();
    await expect(turn.getByText("Thanks for your feedback!")).toBeVisible();
    await box.fill("What is the weather?");
    await box.press("Enter");
    await tell({ type: "refused", nearest: SOURCES }, { type: "done" });
    await expect(turn.getByText("Closest pages")).toBeVisible();
  },
  failed: async (page) => {
    const { ask, tell, fail, turn } = answersOn(page);
    await ask(QUESTION);
    await tell(...ANSWER.slice(0, 4));
    await fail("busy");
    await expect(turn.getByRole("button", { name: "Retry" })).toBeVisible();
  },
  stopped: async (page) => {
    const { ask, dialog, turn } = answersOn(page);
    await ask(QUESTION);
    await dialog.getByRole("button", { name: "Stop" }).click();
    await expect(turn.getByText("You stopped this answer.")).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test.describe(state, () => {
    test("axe finds nothing, in both modes, at 1440 and 390 px, and nothing is cut off at any size", async ({
      page,
    }) => {
      await reach(page);
      for (const theme of ["light", "dark"]) {
        await page.evaluate((mode) => document.documentElement.setAttribute("data-theme", mode), theme);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 850 });
          expect(await checkAccessibility(page), `${theme}, ${width} px`).toEqual([]);
        }
      }
      // 400% zoom at 1280 by 1024 leaves a window of 320 by 256.
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
            ...document.querySelectorAll(".search-panel, .search-screen, .search-box, .answer-turn"),
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
  const { ask, tell, turn } = answersOn(page);
  await ask(QUESTION, { feedback: "taken" });
  await tell(...ANSWER);
  await expect(turn.getByRole("button", { name: "Like", exact: true })).toBeVisible();
  const stops = await walk(page, ({ name }) => name === "BM25");
  expect(stops.map(({ name }) => name)).toEqual([
    "Close",
    "Source 1: The heading",
    "Copy the program",
    "Source 2: Cache volumes",
    "Second",
    "Copy the answer",
    "Like",
    "Dislike",
    "BM25",
  ]);
  expect(stops.filter(({ ring, isInView }) => ring !== "solid 2px" || !isInView)).toEqual([]);
});
