import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test("the cookbook's field leaves only recipes with every word, and says how many", async ({ page }) => {
  await openPage(page, "/cookbook");
  const main = page.getByRole("main");
  const rows = main.getByRole("row").filter({ has: page.getByRole("link") });
  const total = await rows.count();
  expect(total).toBeGreaterThan(60);
  await page.getByRole("searchbox", { name: "Filter the recipes" }).fill("Dockerfile secret");
  await expect(rows.first()).toContainText("Use a secret in a Dockerfile build");
  const found = await rows.evaluateAll((all) => all.map((row) => `${row.textContent} ${row.dataset.words}`));
  for (const text of found) {
    expect(text).toMatch(/dockerfile/i);
    expect(text).toMatch(/secret/i);
  }
  await expect(main.getByRole("heading", { name: "Agents" }), "a part without a match").toBeHidden();
  await expect(main.getByRole("status")).toHaveText(`Showing ${await rows.count()} of ${total}`);
  const parts = page.getByRole("navigation", { name: "Parts of this list" });
  await expect(parts.getByRole("link", { name: /^Agents/ }), "the link to that part").toBeHidden();
  await expect(parts.getByRole("link", { name: /^Builds/ }), "the number of its rows").toHaveText("Builds 1");
  await page.getByRole("searchbox").fill("agents editor");
  await expect(rows, "the words of a heading count for its recipes").toHaveText([/Serve your functions over MCP/]);
  await page.getByRole("searchbox").fill("zzqqxx docker");
  await expect(main.getByText("Nothing in this list has all of these words.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Search every page for them" })).toHaveAttribute(
    "href",
    /\/search\?q=zzqqxx\+docker$/,
  );
  await page.getByRole("searchbox").fill("");
  await expect(main.getByText("Nothing in this list")).toBeHidden();
  await expect(rows).toHaveCount(total);
  await expect(parts.getByRole("link", { name: /^Agents/ })).toBeVisible();
});

test("the cookbook's field puts the best matches first, and the list's own order back", async ({ page }) => {
  await openPage(page, "/cookbook");
  const main = page.getByRole("main");
  const headings = main.getByRole("heading", { level: 2 });
  const links = page.getByRole("navigation", { name: "Parts of this list" }).getByRole("link");
  const own = await headings.allTextContents();
  await page.getByRole("searchbox").fill("secret");
  await expect(headings.first()).toContainText("Secrets");
  await expect(links.first()).toContainText("Secrets");
  const rows = main.getByRole("row").filter({ has: page.getByRole("link") });
  await page.getByRole("searchbox").fill("dockerfile");
  await expect(rows.first().getByRole("cell").first(), "a title before a question").toContainText("Dockerfile");
  await page.getByRole("searchbox").fill("");
  await expect(headings).toHaveText(own);
});

test("the field of the CLI's commands leaves the rest of the page alone", async ({ page }) => {
  await openPage(page, "/reference/cli");
  const main = page.getByRole("main");
  await main.getByRole("searchbox", { name: "Filter the commands" }).fill("completion bash");
  const rows = page
    .locator(".cli-job")
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
  await expect(rows).toHaveText([/dagger completion bash/]);
  const job = page.locator(".cli-job").getByText("Run functions", { exact: true });
  await expect(job, "a job without a match").toBeHidden();
  await expect(main.getByRole("heading", { name: "Run functions" })).toBeVisible();
  await main.getByRole("searchbox").fill("serve the api");
  await expect(rows, "the words of a job count for its commands").not.toHaveCount(0);
});

test("the fields find what the linked sections do, not only how the list words it", async ({ page }) => {
  await openPage(page, "/cookbook");
  const rows = page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
  await page.getByRole("searchbox").fill("postgres");
  await expect(rows.filter({ hasText: "Create a service for tests" })).toBeVisible();
  expect(await rows.count()).toBeLessThan(12);
  await openPage(page, "/reference/cli");
  await page.getByRole("main").getByRole("searchbox").fill("cache");
  await expect(rows.filter({ hasText: "dagger core" })).toBeVisible();
});

test("the cookbook's index has two columns on a desktop and one on a phone, without contents", async ({ page }) => {
  await openPage(page, "/cookbook");
  await expect(page.getByRole("navigation", { name: "On this page" })).toHaveCount(0);
  const rows = page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
  for (const { width, columns } of [
    { width: 1440, columns: 2 },
    { width: 390, columns: 1 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().x)));
    expect(new Set(edges).size, `columns at ${width} px`).toBe(columns);
  }
});
