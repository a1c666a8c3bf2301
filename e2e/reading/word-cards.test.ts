import type { Page } from "@playwright/test";
import { checkAccessibility } from "../support/axe.ts";
import { BLOCKED } from "../support/network.ts";
import { blockStorage, seedStorage } from "../support/storage.ts";
import { expect, openPage, test } from "../support/test.ts";
import { CARDS, findTooltip, findWord } from "../support/words.ts";

test.use({ siteName: "stage" });

/** Records the scripts and card files that the page loads from now on. */
function countLoads(page: Page): () => readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/(?:js|words)\//.test(pathname)) {
      paths.push(pathname);
    }
  });
  return () => paths;
}

test("a word that is pointed at shows its card, and the card describes the word", async ({ page }) => {
  await openPage(page, "/words");
  const word = findWord(page, "Container.withExec").first();
  await word.hover();
  await expect(findTooltip(page)).toContainText("Function of Container");
  await expect(findTooltip(page)).toContainText("func (r *Container) WithExec(");
  await expect(findTooltip(page).locator("dl dl > *").first()).toHaveText("UseEntrypoint");
  await expect(findTooltip(page).locator("dl dl > *").nth(1), "its type, in a second column").toHaveText("bool");
  await expect(word).toHaveAccessibleDescription(/WithExec/);
  await expect(word).toHaveAttribute("href", /\/functions#withexec$/);
});

test("the card stays while the pointer is on it, and goes when the pointer leaves", async ({ page }) => {
  await openPage(page, "/words");
  await findWord(page, "Container.withExec").first().hover();
  await findTooltip(page).hover();
  // Longer than a card stays open after the pointer has left.
  await page.clock.install();
  await page.clock.runFor(2000);
  await expect(findTooltip(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await page.clock.runFor(2000);
  await expect(findTooltip(page)).toBeHidden();
});

test("a pointer that only passes over a word calls no card", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/words");
  const loaded = page.waitForResponse(CARDS);
  await findWord(page, "Container.withExec").first().hover();
  await loaded;
  await page.getByRole("heading", { level: 1 }).hover();
  await page.clock.runFor(2000);
  await expect(findTooltip(page)).toBeHidden();
});

test("Escape sends the card away until the pointer comes again", async ({ page }) => {
  await openPage(page, "/words");
  const word = findWord(page, "Container.withExec").first();
  await word.hover();
  await expect(findTooltip(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(findTooltip(page)).toBeHidden();
  await page.getByRole("heading", { level: 1 }).hover();
  await word.hover();
  await expect(findTooltip(page)).toBeVisible();
});

test("the card comes with the keyboard's focus, goes with it, and Escape leaves the focus on the word", async ({
  page,
}) => {
  await openPage(page, "/words");
  const word = findWord(page, "Container.from").first();
  // From the word before it, and past the heading's link between them.
  await findWord(page, "Container.withExec").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(word).toBeFocused();
  await expect(findTooltip(page)).toContainText("From(");
  await page.keyboard.press("Escape");
  await expect(findTooltip(page)).toBeHidden();
  await expect(word).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(findTooltip(page)).toContainText("WithExec");
  await page.keyboard.press("Shift+Tab");
  await expect(findTooltip(page)).toContainText("From(");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/functions#from$/);
  await expect(findTooltip(page)).toBeHidden();
});

test("cards of commands, flags and arguments say what these are", async ({ page }) => {
  await openPage(page, "/words");
  for (const { name, says, leadsTo } of [
    { name: "with-exec", says: "Function of Container", leadsTo: /#withexec$/ },
    { name: "dagger call --output", says: "Flag of dagger call", leadsTo: /\/reference\/cli#dagger-call--output$/ },
    { name: "expect", says: "Argument of Container.withExec", leadsTo: /#withexec$/ },
  ]) {
    await findWord(page, name).hover();
    await expect(findTooltip(page)).toContainText(says);
    await expect(findWord(page, name)).toHaveAttribute("href", leadsTo);
  }
});

test("the declaration is in the language that the reader chooses", async ({ page }) => {
  await openPage(page, "/words?sdk=php");
  const word = findWord(page, "Container.withExec").first();
  await word.hover();
  await expect(findTooltip(page)).toContainText("function withExec(array $args");
  await page.getByRole("tab", { name: "Python" }).click();
  await word.hover();
  await expect(findTooltip(page)).toContainText("def with_exec(");
  // The panel that was hidden until now.
  await findWord(page, "Container.withDirectory").hover();
  await expect(findTooltip(page)).toContainText("def with_directory(");
});

test("a language that storage cannot hold is the first one", async ({ page }) => {
  await blockStorage(page);
  await openPage(page, "/words");
  await findWord(page, "Container.withExec").first().hover();
  await expect(findTooltip(page)).toContainText("func (r *Container)");
});

test("nothing of cards is loaded before a reader wants one, and then only what one card needs", async ({ page }) => {
  const loads = countLoads(page);
  await openPage(page, "/words");
  await page.waitForLoadState("networkidle");
  const before = loads().length;
  expect(loads().filter((path) => path.includes("/words/"))).toEqual([]);
  await page.getByRole("heading", { level: 1 }).hover();
  await findWord(page, "Container.withExec").first().hover();
  await expect(findTooltip(page)).toBeVisible();
  expect(loads().slice(before)).toEqual([
    expect.stringMatching(/^\/assets\/js\//),
    expect.stringMatching(/^\/assets\/words\/\w+\/go\/Container\.json$/),
  ]);
  await findWord(page, "Container.publish").hover();
  await expect(findTooltip(page)).toContainText("Publish");
  expect(loads()).toHaveLength(before + 2);
});

test("cards come on a page that was reached within the site, and go with it", async ({ page }) => {
  await openPage(page, "/plain");
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Words" }).click();
  await findWord(page, "Container.withExec").first().hover();
  await expect(findTooltip(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  await expect(findTooltip(page)).toBeHidden();
});

test.describe("where the files of cards cannot be had", () => {
  test.use({ expectedErrors: BLOCKED });

  for (const lost of [CARDS, "**/assets/js/**"]) {
    test(`there is no card and the link leads on: ${lost}`, async ({ page }) => {
      await page.clock.install();
      await openPage(page, "/words");
      await page.route(lost, (route) => route.abort());
      const failed = page.waitForEvent("requestfailed");
      const word = findWord(page, "Container.withExec").first();
      await word.hover();
      await failed;
      await page.clock.runFor(2000);
      await expect(findTooltip(page)).toBeHidden();
      await word.click();
      await expect(page).toHaveURL(/\/functions#withexec$/);
    });
  }
});

for (const theme of ["light", "dark"]) {
  test(`axe finds nothing with a card open, ${theme}`, async ({ page }) => {
    await seedStorage(page, { theme });
    await openPage(page, "/words");
    await findWord(page, "Container.withExec").first().hover();
    await expect(findTooltip(page)).toBeVisible();
    expect(await checkAccessibility(page)).toEqual([]);
  });
}

test("a card appears at once for readers who want no motion", async ({ page }) => {
  await openPage(page, "/words");
  await findWord(page, "Container.withExec").first().hover();
  await expect(findTooltip(page)).toBeVisible();
  expect(await findTooltip(page).evaluate((card) => card.getAnimations().length)).toBe(0);
});

test("a card that the pointer called has a link to the reference", async ({ page }) => {
  await openPage(page, "/words");
  await findWord(page, "Container.withExec").first().hover();
  await findTooltip(page).getByText("Open the reference").click();
  await expect(page).toHaveURL(/\/functions#withexec$/);
  await expect(findTooltip(page)).toBeHidden();
});
