import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test("a link to a flag leads to its row and marks it", async ({ page }) => {
  await openPage(page, "/reference/cli#dagger-call--output");
  const target = page.locator("#dagger-call--output");
  await expect(target).toBeInViewport();
  await expect(target).toContainText("--output");
  const color = await target.evaluate((element) => getComputedStyle(element).backgroundColor);
  const other = await page
    .locator("#dagger-call--json")
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color, "background of the row that is linked to").not.toBe(other);
});

test("the overview and the table of contents lead to every command", async ({ page }) => {
  await openPage(page, "/reference/cli");
  const overview = page.locator(".cli-job").getByRole("link");
  const commands = await page.locator("h3 > code:first-child").allInnerTexts();
  expect(await overview.allInnerTexts()).toEqual(commands);
  await overview.filter({ hasText: /^dagger toolchain install$/ }).click();
  await expect(page).toHaveURL("/reference/cli#dagger-toolchain-install");
  await expect(page.getByRole("heading", { name: "dagger toolchain install" })).toBeInViewport();
});

test("a variable that a flag names is one click away", async ({ page }) => {
  await openPage(page, "/reference/cli#dagger--mod");
  await page.locator("#dagger--mod").getByRole("link", { name: "DAGGER_MODULE" }).click();
  await expect(page).toHaveURL("/reference/cli#dagger_module");
  await expect(page.locator("#dagger_module")).toBeInViewport();
});

test("the glossary leads from the list to a term, and from there to its page", async ({ page }) => {
  await openPage(page, "/reference/glossary");
  await page.locator(".glossary-index").getByRole("link", { name: "Cache volume" }).click();
  await expect(page.getByRole("heading", { name: "Cache volume" })).toBeInViewport();
  await page.locator("#cache-volume ~ .glossary-links").first().getByRole("link", { name: "Caching" }).click();
  await expect(page).toHaveURL(/\/features\/caching#/);
});

test("editors get the schemas as JSON", async ({ page }) => {
  await openPage(page, "/reference/");
  for (const name of ["dagger", "engine"]) {
    const address = await page.getByRole("link", { name: `${name}.schema.json` }).getAttribute("href");
    const schema = await page.evaluate(async (url) => (await fetch(url)).json(), address ?? "");
    expect(schema.title).toBe(`${name}.json`);
    expect(schema.$id).toContain(address);
  }
});

test("the navbar leads to the map of the reference", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Reference", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reference");
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  for (const name of ["CLI", "Glossary", "Troubleshooting", "Engine", "Modules"]) {
    await expect(sidebar.getByRole("link", { name, exact: true })).toBeVisible();
  }
});

for (const path of ["/reference/typescript/", "/getting-started/api/sdk?sdk=typescript"]) {
  test(`the line above the command of ${path} says why it installs another version of the SDK`, async ({ page }) => {
    await openPage(page, path);
    const command = page.locator(".code:visible", { hasText: "npm install --save-dev @dagger.io/dagger@" });
    const [, version = "none"] = /dagger@([\d.]+)/.exec((await command.textContent()) ?? "") ?? [];
    const reason = await command.evaluate((block) => block.previousElementSibling?.textContent);
    expect(reason).toContain(version);
    expect(reason).toMatch(/npm (?:has no|doesn't have)|isn't on npm/);
  });
}
