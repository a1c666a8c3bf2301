import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { describePage, pointToMarkdown } from "./describe-page.ts";
import { updatePageDates } from "./page-dates.ts";
import { readPublishedPage } from "./read-page.ts";
import { dateSitemap, renderFeed } from "./render-feed.ts";
import { writeCards } from "./write-cards.ts";

const URL_OF_PAGE = "https://site.test/features/caching";

const render = (article: string, { url = URL_OF_PAGE, head = "" } = {}) =>
  `<html><head><meta data-rh="true" property="og:title" content="Caching &amp; more | Dagger"><meta data-rh="true" property="og:description" content="What it keeps."><link data-rh="true" rel="canonical" href="${url}">${head}</head><body><nav>Menu</nav><article>${article}</article></body></html>`;

const read = (article: string) => readPublishedPage(render(article));

test("a page is read with its own title and address", () => {
  expect(read("<h1>Caching</h1>")).toMatchObject({
    url: URL_OF_PAGE,
    title: "Caching & more",
    description: "What it keeps.",
  });
});

test("a page without an article, and one that search engines leave out, is none to publish", () => {
  expect(readPublishedPage("<html><body>Search</body></html>")).toBeUndefined();
  const head = '<meta name="robots" content="noindex, follow">';
  expect(readPublishedPage(render("<p>Run</p>", { head }))).toBeUndefined();
});

test("only what a reader sees changes the hash: not attributes, tags, white space, or what's around the article", () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), word, word, (words, added, name) => {
      const plain = words.map((text) => `<p>${text}</p>`).join("");
      const dressed = words.map((text) => `<p class="${name}"\n title="a > b">\n ${text}\n</p>`).join("\n\n");
      expect(read(dressed)?.hash).toBe(read(plain)?.hash);
      expect(read(`${plain}<p>${added}</p>`)?.hash).not.toBe(read(plain)?.hash);
    }),
  );
});

test("a page keeps its day until it looks different", () => {
  const pages = [read("<p>One</p>"), { ...read("<p>Two</p>"), url: "https://site.test/b" }] as const;
  const [first, second] = pages.map((page) => page as NonNullable<ReturnType<typeof read>>);
  if (!first || !second) {
    throw new Error("Found no page.");
  }
  const recorded = { "/features/caching": [first.hash, "2026-01-02"], "/b": ["old", "2026-01-02"] } as const;
  expect(updatePageDates(recorded, [first, second], "2026-03-04")).toEqual({
    "/b": [second.hash, "2026-03-04"],
    "/features/caching": [first.hash, "2026-01-02"],
  });
});

const page = { url: URL_OF_PAGE, title: "Caching </script>", description: "What it keeps.", hash: "0" };
const surroundings = {
  day: "2026-11-22",
  card: "/og/0a1b.png",
  titles: new Map([
    ["/", "Introduction"],
    ["/features", "Features"],
  ]),
  issuesUrl: undefined,
};

test("crawlers get the day and the pages above, readers the day at the end of the article", () => {
  const html = describePage(render("<p>Text</p>"), page, surroundings);
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "");
  expect(data["@graph"][0]).toMatchObject({ "@type": "TechArticle", headline: page.title, dateModified: "2026-11-22" });
  expect(
    data["@graph"][1].itemListElement.map((item: { name: string; item: string }) => [item.name, item.item]),
  ).toEqual([
    ["Introduction", "https://site.test/"],
    ["Features", "https://site.test/features"],
    [page.title, URL_OF_PAGE],
  ]);
  expect(html).toContain(
    '<p>Text</p><p class="page-updated" data-markdown-ignore="">Updated <time datetime="2026-11-22">November 22, 2026</time></p></article>',
  );
});

test("whoever shares a page shows its picture, large, from the page's own origin", () => {
  const html = describePage(render("", { head: '<meta name="twitter:card" content="summary"/>' }), page, surroundings);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(html).toContain('<meta property="og:image" content="https://site.test/og/0a1b.png">');
  expect(html).toContain(
    '<meta property="og:image:alt" content="Caching &lt;/script&gt; in the Dagger documentation">',
  );
});

test("a card is drawn once, by what's on it, and refuses what the font can't show", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "cards-"));
  const card = { title: "Caching", description: "What it keeps…", trail: ["Features"] };
  const paths = await writeCards(folder, [card, card, { ...card, trail: [] }]);
  expect(paths[1]).toBe(paths[0]);
  expect(paths[2]).not.toBe(paths[0]);
  const picture = await readFile(path.join(folder, paths[0] ?? ""));
  // The width and height of a PNG file are at its bytes 16 to 23.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length, "bytes, which all who share the page wait for").toBeLessThan(15_000);
  await expect(writeCards(folder, [{ ...card, title: "キャッシュ" }])).rejects.toThrow('Unexpected character "キ"');
  await rm(folder, { recursive: true });
});

test("an agent that sees only the body of the page learns where Markdown is", () => {
  expect(pointToMarkdown(render("<p>Text</p>"))).toContain("<body><p hidden>Markdown for agents: /llms.txt</p><nav>");
});

test("where an operator takes reports, each page links there with its title and address", () => {
  const html = describePage(render(""), page, { ...surroundings, issuesUrl: "https://forge.test/new" });
  const link = /<a href="([^"]*)">Report a problem/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(new URL(link).searchParams.get("title")).toBe("Docs: Caching </script>");
  expect(new URL(link).searchParams.get("body")).toContain(URL_OF_PAGE);
});

test("the feed has the latest change first, and the sitemap every day", () => {
  const pages = [
    { ...page, day: "2026-01-01" },
    { ...page, url: "https://site.test/b", day: "2026-02-01" },
  ];
  const feed = renderFeed("https://site.test", pages);
  expect(feed.match(/<id>.*#.*<\/id>/g)).toEqual([
    "<id>https://site.test/b#2026-02-01</id>",
    `<id>${URL_OF_PAGE}#2026-01-01</id>`,
  ]);
  expect(dateSitemap(`<url><loc>${URL_OF_PAGE}</loc></url><url><loc>https://site.test/x</loc></url>`, pages)).toBe(
    `<url><loc>${URL_OF_PAGE}</loc><lastmod>2026-01-01</lastmod></url><url><loc>https://site.test/x</loc></url>`,
  );
});
