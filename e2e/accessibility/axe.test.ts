import { checkBothModes, type GoodStyles } from "../support/axe.ts";
import { listPaths } from "../support/pages.ts";
import { test as base } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

const test = base.extend<object, { readonly good: GoodStyles }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  good: [async ({}, use) => use(new Set()), { scope: "worker" }],
});

// The largest page has about 3,000 elements, which takes longer than a test's default timeout on a busy machine.
test.describe.configure({ timeout: 90_000 });

// The 404 page.
test.use({ expectedErrors: /status of 404.*no-such-page/ });

for (const path of [...listPaths(), "/no-such-page"]) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ page, good }) => {
    await openPage(page, path);
    expect(await checkBothModes(page, good)).toEqual([]);
  });
}
