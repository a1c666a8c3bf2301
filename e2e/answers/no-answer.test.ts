import { ANSWER, answersOn, SOURCES } from "../support/answers.ts";
import { searchOn } from "../support/search.ts";
import { expect, test } from "../support/test.ts";

test.use({ siteName: "answers-stand-in" });

test.describe("no answer", () => {
  test("a failed answer says what failed, and Retry asks again", async ({ page }) => {
    const { ask, tell, fail, turn, box, dialog } = answersOn(page);
    await ask("a question");
    await fail("busy");
    await expect(turn.getByText("There is no answer this time")).toBeVisible();
    await expect(turn.getByText("Ask AI is busy.")).toBeVisible();
    await turn.getByRole("button", { name: "Retry" }).click();
    await expect(box).toBeFocused();
    await expect(turn.getByText("Thinking...")).toBeVisible();
    await tell(...ANSWER);
    await expect(turn.getByText("Mount a secret as a file")).toBeVisible();
    await expect(dialog.getByRole("article")).toHaveCount(1);
  });

  test("an answer that fails on its way keeps what has come of it", async ({ page }) => {
    const { ask, tell, fail, turn } = answersOn(page);
    await ask("a question");
    await tell(...ANSWER.slice(0, 4));
    await fail("offline");
    await expect(turn.getByText("The answer breaks off here")).toBeVisible();
    await expect(turn.getByText("Mount a secret as a file")).toBeVisible();
  });

  test("a stream that ends without a word is an incomplete answer", async ({ page }) => {
    const { ask, tell, cut, turn } = answersOn(page);
    await ask("a question");
    await tell(...ANSWER.slice(0, 4));
    await cut();
    await expect(turn.getByText("The answer breaks off here")).toBeVisible();
  });

  test("a refusal says so, offers the nearest pages, and where to ask people", async ({ page }) => {
    const { ask, tell, turn } = answersOn(page);
    await ask("What is the weather?");
    await tell(
      { type: "searched", query: "weather", count: 2 },
      { type: "refused", nearest: SOURCES },
      { type: "done" },
    );
    await expect(turn.getByText("The docs don't answer that.")).toBeVisible();
    await expect(turn.getByText("Searched for “weather”")).toBeVisible();
    await expect(turn.getByText("2 results"), "no count of what isn't an answer").toHaveCount(0);
    const nearest = turn.getByRole("region", { name: "Closest pages" });
    await expect(nearest.getByRole("link")).toHaveText(["The heading", "Cache volumes"]);
    const people = turn.getByRole("region", { name: "Other places to ask" });
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
      const { offer, turn, heard } = answersOn(page);
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
