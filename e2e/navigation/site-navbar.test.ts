import { listPaths } from "../support/pages.ts";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

/** The sections whose first page exists in this build. A later build has the others. */
const SECTIONS = [
  { label: "Introduction", path: "/" },
  { label: "Getting Started", path: "/getting-started" },
  { label: "Extending Dagger", path: "/extending" },
  { label: "Reference", path: "/reference" },
  { label: "Cookbook", path: "/cookbook" },
].filter(({ path }) => listPaths().some((known) => known === path || known === `${path}/`));

test("the site's top navigation lists the sections that exist in the specified order", async ({ page }) => {
  await openPage(page, "/");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(["Dagger", ...SECTIONS.map(({ label }) => label), "Try Dagger Cloud"]);
});

for (const { path, label } of [
  { path: "/faq", label: "Introduction" },
  { path: "/use-cases", label: "Introduction" },
  { path: "/examples", label: "Introduction" },
  { path: "/features/caching", label: "Introduction" },
  { path: "/runs/features/caching", label: "Introduction" },
  { path: "/runs/cookbook/builds", label: "Cookbook" },
  { path: "/getting-started/installation", label: "Getting Started" },
]) {
  test(`on ${path} the active item is ${label}`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByRole("navigation", { name: "Main" }).locator('[aria-current="page"]')).toHaveText([label]);
  });
}

test("the mark of the current section is inside the bar, so it doesn't strike through the text below", async ({
  page,
}) => {
  await openPage(page, "/cookbook");
  const bar = page.getByRole("navigation", { name: "Main" });
  const bottom = await bar.locator('[aria-current="page"]').evaluate((link) => {
    const { top, height } = getComputedStyle(link, "::after");
    return link.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(height);
  });
  const box = await bar.boundingBox();
  expect(bottom).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
});
