import { readStorage } from "../support/storage.ts";
import { expect, openPage, test } from "../support/test.ts";

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

for (const [what, value] of Object.entries(VALUES)) {
  test(`${what} as ?sdk= or a hash shows the first language, and is remembered nowhere`, async ({ page }) => {
    const short = value.slice(0, 5000);
    await openPage(page, `/tabs?${new URLSearchParams({ sdk: short })}#${encodeURIComponent(short)}`);
    await expect(page.getByRole("tab", { name: "Go", selected: true })).toHaveCount(3);
    expect(await readStorage(page, "choice.sdk")).toBeNull();
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  });
}

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
