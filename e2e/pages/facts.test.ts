import { listPaths, type PageFacts, readPageFacts } from "../support/pages.ts";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

const DESCRIPTION_LENGTH = 160;

/** Returns the values that several pages share, with those pages. */
function findRepeated(pages: readonly PageFacts[], read: (page: PageFacts) => string): string[] {
  const paths = new Map<string, string[]>();
  for (const page of pages) {
    paths.set(read(page), [...(paths.get(read(page)) ?? []), page.path]);
  }
  return [...paths]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([value, sharing]) => `${value}: ${sharing.join(", ")}`);
}

test("every page has a title and a description of its own", async ({ page }) => {
  await openPage(page, "/");
  const pages = await readPageFacts(page, listPaths());
  expect(findRepeated(pages, ({ title }) => title)).toEqual([]);
  expect(findRepeated(pages, ({ description }) => description)).toEqual([]);
  for (const { path, title, description } of pages) {
    expect(title, `title of ${path}`).not.toBe("");
    expect(description, `description of ${path}`).not.toBe("");
    expect(description.length, `length of the description of ${path}`).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
  }
});

test("every page has one first-level heading, a canonical address, its language and the framework's version", async ({
  page,
}) => {
  await openPage(page, "/");
  for (const { path, headings, canonical, language, direction, generator } of await readPageFacts(page, listPaths())) {
    expect(headings, `first-level headings of ${path}`).toHaveLength(1);
    expect(canonical, `canonical address of ${path}`).toMatch(/^https:\/\//);
    expect(language, `language of ${path}`).toBe("en");
    expect(direction, `direction of ${path}`).toBe("ltr");
    expect(generator, `generator of ${path}`).toBe("Docusaurus v3.9.2");
  }
});

test("title and description follow a navigation within the site", async ({ page }) => {
  await openPage(page, "/");
  const [facts] = await readPageFacts(page, ["/faq"]);
  await page.getByRole("navigation", { name: "Docs sidebar" }).locator('a[href="/faq"]').click();
  await expect(page).toHaveTitle(facts?.title ?? "");
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", facts?.description ?? "");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", facts?.canonical ?? "");
});

test("the site has its favicon", async ({ page }) => {
  await openPage(page, "/");
  const icon = await page.locator('link[rel="icon"]').getAttribute("href");
  const answer = await page.evaluate(async (address) => {
    const { status, headers } = await fetch(address);
    return { status, type: headers.get("content-type") };
  }, icon ?? "");
  expect(answer).toEqual({ status: 200, type: "image/svg+xml" });
});

test("what browsers and crawlers ask for without being told is there", async ({ page }) => {
  await openPage(page, "/");
  const answers = await page.evaluate(() =>
    Promise.all(
      ["/favicon.ico", "/apple-touch-icon.png", "/robots.txt"].map(async (address) => {
        const { status, headers } = await fetch(address);
        return [address, status, headers.get("content-type")?.replace(/;.*/, "")];
      }),
    ),
  );
  expect(answers).toEqual([
    ["/favicon.ico", 200, expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/)],
    ["/apple-touch-icon.png", 200, "image/png"],
    ["/robots.txt", 200, "text/plain"],
  ]);
});

test("a link to a page is shared with the page's own picture, and one to the search with none", async ({ page }) => {
  await openPage(page, "/");
  const [article, search] = await page.evaluate(() =>
    Promise.all(
      ["/features/caching", "/search"].map(async (address) => {
        const html = await (await fetch(address)).text();
        const metas = new DOMParser().parseFromString(html, "text/html").querySelectorAll("meta");
        return Object.fromEntries(
          [...metas].map((meta) => [meta.getAttribute("property") ?? meta.name, meta.content] as const),
        );
      }),
    ),
  );
  expect(search).toMatchObject({ "twitter:card": "summary" });
  expect(search).not.toHaveProperty("og:image");
  expect(article).toMatchObject({
    "twitter:card": "summary_large_image",
    "og:image:alt": expect.stringContaining("Caching"),
  });
  const size = await page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = new URL(address).pathname;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, article?.["og:image"] ?? "");
  expect(size.map(String)).toEqual([article?.["og:image:width"], article?.["og:image:height"]]);
});

test("the home page says what the product is, in the words of the specification", async ({ page }) => {
  await openPage(page, "/");
  const lead = page.locator(".hero-lead");
  await expect(lead).toContainText("open-source runtime for composable workflows that powers AI agents and CI/CD");
  for (const word of ["modular", "repeatable", "observable", "cross-platform"]) {
    await expect(lead).toContainText(word);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", new RegExp(word));
  }
});
