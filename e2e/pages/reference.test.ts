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

for (const width of [1440, 390]) {
  test(`contents links of a type page lead to a whole heading below the languages at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/getting-started/types/container");
    for (const id of ["container-commands", "container-mounts"]) {
      // Clicked by script, because on a phone the list is closed.
      await page.locator(`.toc a[href="#${id}"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      const heading = page.locator(`#${id}`);
      await expect(heading).toBeInViewport({ ratio: 1 });
      const [top, bottom] = await Promise.all([
        heading.evaluate((element) => element.getBoundingClientRect().top),
        page.locator(".members > .tabs-bar").evaluate((bar) => bar.getBoundingClientRect().bottom),
      ]);
      expect(top, `top of ${id}, below the languages`).toBeGreaterThanOrEqual(bottom);
    }
  });
}

test("a long list of contents shows the details of the section that's read, and the text stays where it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/reference/troubleshooting");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const sections = contents.locator("#toc-list > li:has(ul)");
  const details = sections.nth(2).getByRole("link");
  await expect(details).toHaveCount(1);
  const article = page.getByRole("article");
  const before = await article.boundingBox();
  await details.click();
  await expect.poll(() => details.count()).toBeGreaterThan(1);
  await expect(sections.first().getByRole("link")).toHaveCount(1);
  await expect(contents.locator("[aria-current]")).toBeInViewport();
  const after = await article.boundingBox();
  expect([after?.x, after?.width, after?.height]).toEqual([before?.x, before?.width, before?.height]);
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
