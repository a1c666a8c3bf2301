import type { Page } from "@playwright/test";
import { searchOn } from "../support/search.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "stage" });

const QUERIES: Readonly<Record<string, string>> = {
  "a script": "<script>window.pwned=1</script>",
  "a picture that fails": '"><img src=x onerror="window.pwned=1">',
  "an address": "javascript:window.pwned=1",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder must not be filled in
  "a template": "{{constructor.constructor('window.pwned=1')()}} ${window.pwned=1} {query} $&",
  "signs of regular expressions": "(.*)+[a-z]{2,}|^$\\b?",
  "right-to-left text": "\u202Etxet desrever\u202C מילה",
  emoji: "😀👩‍👩‍👧‍👦🏳️‍🌈",
  "half a character": "part \ud83d",
  "names of properties": "__proto__ constructor hasOwnProperty toString",
  "10,000 characters": "zyx ".repeat(2500),
  "one word of 10,000 characters": "z".repeat(10_000),
};

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
}

for (const [what, query] of Object.entries({ ...QUERIES, "100,000 characters": "part zyx ".repeat(11_112) })) {
  test(`a query of ${what} runs nothing and breaks nothing`, async ({ page }) => {
    const { open, dialog, box, options } = searchOn(page);
    await open("/", query);
    await expect(options.first().or(dialog.getByText(/^No results found for/))).toBeVisible();
    const { width = 0 } = (await dialog.boundingBox()) ?? {};
    expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(Math.ceil(width));
    await expectNothingRan(page);
    await box.fill("third");
    await expect(options.first(), "the next query is answered as ever").toContainText("Third part");
  });
}

test("a page of hostile text is found, shown as text, and remembered as text", async ({ page }) => {
  const { open, dialog, options } = searchOn(page);
  await open("/", "zyxwort");
  await expect(dialog.getByText("Hostile & <b>marked</b>").first()).toBeAttached();
  await expect(options.filter({ hasText: '"><svg onload="window.pwned=1">' })).toHaveCount(1);
  await expect(dialog.locator("img, script, b, svg[onload]")).toHaveCount(0);
  await options.filter({ hasText: "<svg" }).click();
  await expect(page).toHaveURL(/^[^#]*\/hostile#/);
  await open("/");
  await expect(dialog.getByRole("rowgroup", { name: "Recent" }).getByRole("row")).toContainText(["<svg onload"]);
  await expectNothingRan(page);
});

test("the search page takes any query from its address", async ({ page }) => {
  for (const query of Object.values(QUERIES)) {
    await openPage(page, `/search?${new URLSearchParams({ q: query.slice(0, 4000) })}`);
    await expect(
      page
        .getByRole("main")
        .getByRole("status")
        .or(page.getByText(/^No results found for/)),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  }
  await expectNothingRan(page);
});
