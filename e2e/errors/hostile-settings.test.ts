import { findToggle } from "../support/color.ts";
import { test } from "../support/kept-context.ts";
import { searchOn } from "../support/search.ts";
import { readStorage, seedStorage } from "../support/storage.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

/** Values that nothing of the site writes, for everything that a stranger can set. */
const VALUES: Readonly<Record<string, string>> = {
  markup: '"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script>',
  "a name that objects have": "__proto__",
  "another one": "constructor",
  nothing: "",
  "JSON of another form": '{"recent":[null,1,{"url":{}}],"favorite":"x","length":-1,"__proto__":{"pwned":1}}',
  "20,000 brackets": "[".repeat(20_000),
};

/** Every key that the site reads, of which the last is the framework's. */
const KEYS = [
  "theme",
  "choice.sdk",
  "choice.os",
  "search.saved",
  "search.conversations",
  "docusaurus.announcement.id",
  "docusaurus.announcement.dismiss",
];

for (const [what, value] of Object.entries(VALUES)) {
  test(`${what} as ?sdk= or a hash shows the first language, and is remembered nowhere`, async ({ page }) => {
    const short = value.slice(0, 5000);
    await openPage(page, `/tabs?${new URLSearchParams({ sdk: short })}#${encodeURIComponent(short)}`);
    await expect(page.getByRole("tab", { name: "Go", selected: true })).toHaveCount(3);
    expect(await readStorage(page, "choice.sdk")).toBeNull();
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  });

  test(`${what} in the storage leaves a page that works`, async ({ page }) => {
    await seedStorage(page, Object.fromEntries(KEYS.map((key) => [key, value])));
    const { dialog, options } = searchOn(page);
    await openPage(page, "/tabs");
    await expect(findToggle(page, "light mode")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Go", selected: true })).toHaveCount(3);
    await page.keyboard.press("Control+k");
    await expect(dialog.getByText("No recent searches")).toBeVisible();
    await dialog.getByRole("combobox").fill("third");
    await expect(options.first()).toContainText("Third part");
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  });
}

test("what other tabs and other sites' scripts say leaves a page that works", async ({ page, context }) => {
  await openPage(page, "/tabs?sdk=python");
  const other = await context.newPage();
  await openPage(other, "/plain");
  for (const [what, value] of Object.entries(VALUES)) {
    await other.evaluate(
      ([keys, one]) => {
        for (const key of keys) {
          localStorage.setItem(key, one);
        }
      },
      [KEYS, value] as const,
    );
    await page.evaluate((message) => window.postMessage(message, "*"), value);
    // A language that doesn't exist is the first one.
    await expect(page.getByRole("tab", { name: /^(?:Python|Go)$/, selected: true }), what).toHaveCount(3);
  }
  await expect(findToggle(page, "light mode")).toBeVisible();
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  await page.getByRole("tab", { name: "Java" }).first().click();
  await expect(page.getByRole("tab", { name: "Java", selected: true })).toHaveCount(3);
});

test.describe("without style sheets", () => {
  test.use({ expectedErrors: /net::ERR_FAILED|Failed to load resource/ });

  test("a page can be read, and its links lead on", async ({ page }) => {
    await page.route("**/*.css", (route) => route.abort());
    await openPage(page, "/plain");
    await expect(page.getByText("Nothing here but text")).toBeVisible();
    await page.getByRole("link", { name: "The long page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  });
});
