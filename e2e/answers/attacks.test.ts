import { ATTACKS } from "@docs/answers/attacks";
import type { AnswerEvent } from "@docs/answers/types";
import type { Page } from "@playwright/test";
import { answersOn, SOURCES } from "../support/answers.ts";
import { expect, test } from "../support/test.ts";

test.use({ siteName: "answers-stand-in" });

/** All elements that an answer may contain, besides those that the dialog itself renders. */
const ALLOWED = new Set(
  ["a", "article", "bdi", "br", "button", "code", "div", "em", "h2", "h3", "li", "ol", "p", "pre", "section", "span"]
    .concat(["details", "strong", "summary", "sup", "ul"])
    .map((name) => name.toUpperCase()),
);

/** Attributes that those elements may have. */
const ATTRIBUTES = /^(?:class|id|dir|href|start|type|role|rel|target|tabindex|disabled|aria-[a-z]+)$/;

/**
 * Returns the harm that an attack did to the last answer, and checks that none of it ran.
 *
 * @param source the address of a source, which may be on another site, because sources are named by providers and never
 * by a model.
 */
async function readHarm(page: Page, source?: string): Promise<readonly string[]> {
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll(".answer-turn:last-child, .answer-turn:last-child *")];
    // The buttons below an answer have icons, and no word of an answer.
    const elements = all.filter((element) => !element.closest(".answer-actions"));
    return {
      isRun: "pwned" in window,
      names: [...new Set(elements.map(({ tagName }) => tagName))],
      attributes: [...new Set(elements.flatMap((element) => element.getAttributeNames()))],
      links: elements
        .filter((element) => element instanceof HTMLAnchorElement)
        .filter(({ origin }) => origin !== location.origin)
        .map(({ href }) => href),
      controls: /[\u202a-\u202e\u2066-\u2069\u200b]/.test(elements[0]?.textContent ?? ""),
      isWide: elements.some(
        ({ className, scrollWidth, clientWidth }) => className === "answer-turn" && scrollWidth > clientWidth,
      ),
    };
  });
  return [
    ...(found.isRun ? ["a script ran"] : []),
    ...found.names.filter((name) => !ALLOWED.has(name)).map((name) => `<${name}> was drawn`),
    ...found.attributes.filter((name) => !ATTRIBUTES.test(name)).map((name) => `an attribute ${name} was set`),
    ...found.links.filter((href) => href !== source).map((href) => `a link leads to ${href}`),
    ...(found.controls ? ["a sign reorders or hides text"] : []),
    ...(found.isWide ? ["the answer is wider than its place"] : []),
  ];
}

test("there are a hundred attacks, no two alike", () => {
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThanOrEqual(100);
});

/** Maximum turns of a conversation, because searching a hundred of them again and again would be slow. */
const MOST_TURNS = 10;

/** Starts another conversation with the query of the first. */
async function beginAnew(page: Page): Promise<void> {
  const { box, offer, tell } = answersOn(page);
  await page.keyboard.press("Escape");
  await offer.click();
  await tell({ type: "part", part: { type: "markdown", text: "Yes." } }, { type: "done" });
  await expect(box).toHaveAttribute("placeholder", "Ask another question...");
}

interface Way {
  readonly question: string;
  readonly events: readonly AnswerEvent[];
  readonly source?: string | undefined;
}

/** Ways for a text to get into an answer. */
const WAYS: Readonly<Record<string, (attack: string) => Way>> = {
  "Markdown of a model": (attack) => ({
    question: "the next question",
    events: [
      { type: "sources", sources: SOURCES },
      { type: "part", part: { type: "markdown", text: attack } },
      { type: "delta", text: "\n\nthe end" },
    ],
  }),
  "quotes and programs": (attack) => ({
    question: "the next question",
    events: [
      { type: "sources", sources: SOURCES },
      { type: "part", part: { type: "quote", text: attack, source: 0 } },
      { type: "part", part: { type: "code", code: attack, language: attack, source: 0 } },
    ],
  }),
  "titles, addresses and questions": (attack) => ({
    question: attack,
    source: /^https:\/\//.test(attack) ? new URL(attack).href : undefined,
    events: [
      { type: "searching", query: attack },
      { type: "sources", sources: [...SOURCES, { url: attack, title: attack, page: attack }] },
      { type: "part", part: { type: "quote", text: "words", source: 2 } },
      { type: "part", part: { type: "markdown", text: "words [3]" } },
    ],
  }),
};

for (const [name, way] of Object.entries(WAYS)) {
  test(`no attack through ${name} runs, draws or fetches anything, or leads away`, async ({ page }) => {
    test.slow();
    const requests: string[] = [];
    const { ask, tell, box, dialog, turn } = answersOn(page);
    await ask("the first question", { isGenerated: true });
    await tell(
      { type: "sources", sources: SOURCES },
      { type: "part", part: { type: "markdown", text: "**Yes** [1]." } },
    );
    await expect(turn.locator("strong")).toHaveText("Yes");
    await tell({ type: "done" });
    await expect(box).toHaveAttribute("placeholder", "Ask another question...");
    page.on("request", (request) => requests.push(request.url()));
    for (const attack of ATTACKS) {
      const { question, events, source } = way(attack);
      await box.fill(question);
      await box.press("Enter");
      await expect(box).toHaveAttribute("placeholder", "Answering...");
      await tell(...events);
      await tell({ type: "done" });
      await expect(box).toHaveAttribute("placeholder", "Ask another question...");
      await expect(turn.getByRole("button", { name: "Copy the answer" })).toBeAttached();
      expect(await readHarm(page, source), attack).toEqual([]);
      if ((await dialog.getByRole("article").count()) > MOST_TURNS) {
        await beginAnew(page);
      }
    }
    expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
    expect(
      requests.filter((url) => !/\/assets\/|\/search\//.test(url)),
      "requests of any kind",
    ).toEqual([]);
  });
}

test("what is allowed still works: emphasis, lists, code, links within the site, numbers of sources", async ({
  page,
}) => {
  const { ask, tell, turn } = answersOn(page);
  await ask("a question", { isGenerated: true });
  const text =
    "# Title\n\n*a* **b** `c [1]` [d](/second) [e](https://docs.dagger.io/second#the-heading) [f](https://evil.example) [1] [1, 2] [7]\n\n3. x\n4. y\n\n- z\n\n```go\nx := a[1]\n```";
  await tell(
    { type: "sources", sources: SOURCES },
    { type: "part", part: { type: "markdown", text } },
    { type: "done" },
  );
  const answer = turn.locator(".answer-body");
  await expect(answer.getByRole("emphasis")).toHaveText("a");
  await expect(answer.getByRole("strong")).toHaveText(["Title", "b"]);
  await expect(answer.locator("p code")).toHaveText("c [1]");
  await expect(answer.getByRole("link", { name: "d", exact: true })).toHaveAttribute("href", "/second");
  await expect(answer.getByRole("link", { name: "e", exact: true })).toHaveAttribute("href", "/second#the-heading");
  await expect(answer.getByRole("link", { name: "f", exact: true })).toHaveCount(0);
  await expect(answer.getByRole("link", { name: /^Source/ })).toHaveText(["1", "1", "2"]);
  await expect(answer.locator("ol")).toHaveAttribute("start", "3");
  await expect(answer.getByRole("listitem")).toHaveText(["x", "y", "z"]);
  await expect(answer.locator("pre")).toHaveText("x := a[1]");
  await expect(answer).not.toContainText("[7]");
});
