import { openFinalResults } from "../support/search.ts";
import { expect, test } from "../support/test.ts";

for (const width of [1440, 390]) {
  test(`at ${width} px, no excerpt is cut, and each one is right below its heading`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFinalResults(page, "cache volume");
    const excerpts = page.locator(".search-page-group .search-hit-excerpt");
    const cut = await excerpts.evaluateAll((all) =>
      all.flatMap((one) => (one.scrollHeight > one.clientHeight ? [one.textContent] : [])),
    );
    expect(cut).toEqual([]);
    const holes = await page.locator(".search-page-group").evaluateAll((groups) =>
      groups.map((group) => {
        const [heading, next] = group.children;
        return Math.round((next?.getBoundingClientRect().top ?? 0) - (heading?.getBoundingClientRect().bottom ?? 0));
      }),
    );
    expect(Math.max(...holes), "pixels between a heading and what follows").toBeLessThanOrEqual(8);
  });
}

for (const { width, columns } of [
  { width: 1440, columns: 2 },
  { width: 1024, columns: 1 },
  { width: 390, columns: 1 },
]) {
  test(`at ${width} px, the titles of pages and of their sections begin at the edge of a column`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFinalResults(page, "cache volume");
    const edges = await page
      .locator(".search-page-group h2 > a, .search-page-group .search-hit-title")
      .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)));
    expect(edges.length).toBeGreaterThan(4);
    expect(new Set(edges).size, edges.join()).toBe(columns);
  });
}

test("the parts of the results are where pages have their sidebar, and above the results without room for one", async ({
  page,
}) => {
  await page.goto("/search?q=cache");
  const parts = page.getByRole("group", { name: "Sections" });
  const results = page.locator(".search-page-group").first();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(results).toBeVisible();
  const beside = [await parts.boundingBox(), await results.boundingBox()];
  expect((beside[0]?.x ?? 0) + (beside[0]?.width ?? 0)).toBeLessThan(beside[1]?.x ?? 0);
  const logo = await page.locator(".navbar .site-mark").boundingBox();
  expect(Math.abs((beside[0]?.x ?? 0) - (logo?.x ?? 0)), "one edge with the logo and the sidebar").toBeLessThanOrEqual(
    1,
  );
  const rows = [parts.getByRole("button").first(), results.getByRole("heading")];
  const [part, result] = await Promise.all(rows.map(async (row) => (await row.boundingBox()) ?? { y: 0, height: 0 }));
  const middle = (box: typeof part) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(part) - middle(result)), "one line with the first result").toBeLessThanOrEqual(3);
  await page.setViewportSize({ width: 900, height: 900 });
  const readGap = async () => {
    const [above, below] = [await parts.boundingBox(), await results.boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(readGap).toBeGreaterThanOrEqual(0);
});
