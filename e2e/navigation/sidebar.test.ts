import { readFileSync } from "node:fs";
import path from "node:path";
import { listPaths, readPageFacts } from "../support/pages.ts";
import { rootDir } from "../support/paths.ts";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

/** A page that identifies each sidebar. */
const LANDMARKS = {
  current: "/faq",
  gettingStarted: "/getting-started",
  extending: "/extending",
  reference: "/reference/",
  cookbook: "/cookbook",
} as const;

type SidebarName = keyof typeof LANDMARKS;

/** The specification's groups of pages. An address may end in an asterisk, and `none` means no sidebar. */
const GROUPS = JSON.parse(readFileSync(path.join(rootDir, "data/pages/sidebars.json"), "utf8")) as Readonly<
  Record<SidebarName | "none", readonly string[]>
>;

function expectedSidebar(address: string): SidebarName | undefined {
  const group = Object.entries(GROUPS).find(([, listed]) =>
    listed.some((one) => (one.endsWith("/*") ? address.startsWith(one.slice(0, -1)) : one === address)),
  );
  if (!group) {
    throw new Error(
      `Unexpected path ${address}, expected one of the specification's groups. Add it to data/pages/sidebars.json.`,
    );
  }
  return group[0] === "none" ? undefined : (group[0] as SidebarName);
}

test("each page stands beside the sidebar of its group", async ({ page }) => {
  await openPage(page, "/");
  const built = listPaths();
  for (const { path, sidebar } of await readPageFacts(page, built)) {
    const name = expectedSidebar(path);
    if (name === undefined) {
      expect(sidebar, `${path} has no sidebar`).toBeUndefined();
      continue;
    }
    expect(sidebar, `${path} has a sidebar`).toBeDefined();
    const shown = Object.entries(LANDMARKS).filter(([, landmark]) => sidebar?.includes(landmark));
    const expected = built.includes(LANDMARKS[name]) ? [name] : [];
    expect(
      shown.map(([group]) => group),
      `${path} has sidebar ${name}`,
    ).toEqual(expected);
  }
});

test("the sidebar is always expanded and cannot be hidden", async ({ page }) => {
  await openPage(page, "/");
  for (const { path, folded } of await readPageFacts(page, listPaths())) {
    expect(folded, `buttons and folded parts in the sidebar of ${path}`).toBe(0);
  }
});

test.describe("on a page whose link lies below the fold", () => {
  const BELOW = "/getting-started/ci-integrations/argo-workflows";
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 600 }));

  test("the sidebar shows the link from the start, and the page stays at its beginning", async ({ page }) => {
    await openPage(page, BELOW);
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("the sidebar begins with a row at the height of the page's title on every page of a long one", async ({
    page,
  }) => {
    const paths = listPaths().filter((path) => path.startsWith("/getting-started/"));
    for (const path of paths) {
      await openPage(page, path);
      const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
      const readDistance = () =>
        sidebar.evaluate((menu) => {
          const start = menu.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(menu).paddingTop);
          const rows = [...menu.querySelectorAll(".menu__caption, .menu__link")];
          const isAtEnd = menu.scrollHeight - menu.clientHeight - menu.scrollTop < 1;
          return isAtEnd ? 0 : Math.min(...rows.map((row) => Math.abs(row.getBoundingClientRect().top - start)));
        });
      await expect.poll(readDistance, { message: `where a row of the sidebar of ${path} begins` }).toBeLessThan(1);
      await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    }
  });

  test("the sidebar shows the link after a step to the next page, and stays where it is if it does", async ({
    page,
  }) => {
    await openPage(page, "/getting-started");
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    const link = sidebar.locator(`a[href="${BELOW}"]`);
    await expect(link).not.toBeInViewport();
    // Playwright's own click would first scroll to the link.
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(BELOW);
    await expect(link).toBeInViewport({ ratio: 1 });
    const top = await sidebar.evaluate((menu) => menu.scrollTop);
    await sidebar.locator('li:has(+ li > [aria-current="page"]) > a').click();
    await expect(page).not.toHaveURL(BELOW);
    expect(await sidebar.evaluate((menu) => menu.scrollTop)).toBe(top);
  });
});

test("the link to the SDK's reference is marked on every page of it, and on no other", async ({ page }) => {
  const link = page
    .getByRole("navigation", { name: "Docs sidebar" })
    .getByRole("link", { name: "TypeScript SDK", exact: true });
  for (const [path, mark] of [
    ["/reference/typescript/", "page"],
    ["/reference/typescript/modules", "true"],
    ["/reference/typescript/api/client.gen/classes/Container", "true"],
    ["/features/caching", null],
  ] as const) {
    await openPage(page, path);
    await expect(link.and(page.locator(mark ? `[aria-current="${mark}"]` : ":not([aria-current])"))).toBeVisible();
    await expect(link).toHaveClass(mark ? /menu__link--active/ : /^(?!.*--active)/);
  }
});

test("the SDK's reference lists its classes, marks the current one, and stays filtered on the way", async ({
  page,
}) => {
  await openPage(page, "/reference/typescript/api/client.gen/classes/Container");
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toHaveText("Container");
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(sidebar.locator(".menu__caption").first()).toHaveText("SDK reference");
  await sidebar.getByRole("searchbox", { name: "Filter classes" }).fill("git");
  await expect(sidebar.locator(".sdk-list").getByRole("link")).toHaveText(["GitRef", "GitRepository"]);
  await sidebar.getByRole("link", { name: "GitRef" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("GitRef class");
  await expect(current).toHaveText("GitRef");
  await expect(sidebar.locator(".sdk-list").getByRole("link")).toHaveText(["GitRef", "GitRepository"]);
});

test("options are listed below their class while they are open", async ({ page }) => {
  await openPage(page, "/reference/typescript/api/client.gen/type-aliases/ContainerWithExecOpts");
  const list = page.getByRole("navigation", { name: "Docs sidebar" }).locator(".sdk-list");
  await expect(list.locator("li:has(+ .sdk-below)")).toHaveText("Container");
  await expect(list.locator(".sdk-below")).toHaveText("ContainerWithExecOpts");
});

test("a reader who comes from another page gets the list too", async ({ page }) => {
  await openPage(page, "/features/caching");
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  await expect(sidebar.locator(".sdk-list")).toHaveCount(0);
  await sidebar.getByRole("link", { name: "TypeScript SDK" }).click();
  await expect(sidebar.locator(".sdk-list").getByRole("link", { name: "CacheVolume" })).toBeVisible();
});

test.describe("on the stage, which has a nested category", () => {
  test.use({ siteName: "stage" });

  test("links of nested categories are visible from the start, and no category reacts to a click", async ({ page }) => {
    await openPage(page, "/tabs");
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    const nested = sidebar.getByRole("link", { name: "Plain" });
    await expect(nested).toBeVisible();
    await sidebar.getByText("Nested").click();
    await expect(nested).toBeVisible();
    await expect(page).toHaveURL("/tabs");
    await expect(page.getByRole("button", { name: /sidebar/i })).toHaveCount(0);
  });

  test("the current page is marked in the sidebar, also after a click", async ({ page }) => {
    await openPage(page, "/tabs");
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(["Tabs"]);
    await sidebar.getByRole("link", { name: "Long" }).click();
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText(["Long"]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long");
  });
});
