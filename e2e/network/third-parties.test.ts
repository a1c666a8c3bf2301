import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

/** One page of each kind, and some with a lot of content. */
const PATHS = [
  "/",
  "/use-cases",
  "/examples",
  "/faq",
  "/features/caching",
  "/features/services",
  "/getting-started/installation",
  "/getting-started/quickstarts/basics",
  "/reference/typescript/",
  "/reference/typescript/api/client.gen/classes/Container",
];

for (const path of PATHS) {
  test(`without keys ${path} makes no third-party request`, async ({ page, context, baseURL }) => {
    const origins = new Set<string>();
    context.on("request", (request) => origins.add(new URL(request.url()).origin));
    await openPage(page, path);
    // Scroll down to trigger lazily loaded content too.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect([...origins].filter((origin) => origin !== baseURL && origin !== "null")).toEqual([]);
  });
}

test("without keys neither analytics nor the community script is on the page", async ({ page }) => {
  await openPage(page, "/");
  expect(await page.evaluate(() => "posthog" in window)).toBe(false);
  const scripts = await page
    .locator("script[src]")
    .evaluateAll((all) => all.map((script) => script.getAttribute("src")));
  expect(scripts.filter((source) => !source?.startsWith("/assets/js/"))).toEqual([]);
});
