import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test("a tutorial says above its title what it is and how long it takes, other kinds only what they are", async ({
  page,
}) => {
  await openPage(page, "/getting-started/quickstarts/ci");
  const kind = page.locator("article .page-kind");
  await expect(kind).toHaveText(/^Tutorial · 20 minutes$/);
  await openPage(page, "/features/caching");
  await expect(kind).toHaveText(/^Concept$/);
  await openPage(page, "/getting-started/types/secret");
  await expect(kind, "what the search calls it, too").toHaveText(/^Type$/);
});
