import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { dateTwin, renderAnyNotFound } from "@docs/markdown";
import { listFiles, writeFiles } from "@docs/pages";
import { type BuiltFacts, listHeaderRules, renderPolicy } from "../config/hosting/table.ts";
import { type OperatorSettings, readOperatorSettings } from "../config/operator.ts";
import { minifyPage } from "./hosting/minify-page.ts";
import { precompress } from "./hosting/precompress.ts";
import { renderHeaders, renderHosting, renderRedirects } from "./hosting/render-hosting.ts";
import { type InlineParts, scanPage } from "./hosting/scan-page.ts";
import { readRedirects, readRoutes } from "./links/routes.ts";
import { writeArchive, writeOfflineCopy } from "./offline/write-copies.ts";
import { describePage, listTrail, pointToMarkdown } from "./published/describe-page.ts";
import { readBuildDay, readPageDates, renderPageDates, updatePageDates } from "./published/page-dates.ts";
import { type PublishedPage, readPublishedPage } from "./published/read-page.ts";
import { dateSitemap, renderFeed } from "./published/render-feed.ts";
import { writeCards } from "./published/write-cards.ts";

/** Most different inline scripts that a site may have: a new one is a decision, because each weakens the policy. */
const MOST_SCRIPTS = 4;

/** Most bytes of the list of packages. */
const LARGEST_INVENTORY = 32 * 1024 * 1024;

/** Files of the build whose names contain a hash of their content, outside of `/assets/`. */
const HASHED = /^search\/\w+\.[\da-f]{8}\.json$/;

/** Files that finishing the build changes. */
const CHANGED = /\.(?:html|md|xml)$/;

/**
 * Finishes the files that Docusaurus has written: makes pages smaller, computes the content security policy from them,
 * writes the configuration of every host, and compresses what servers send as it is.
 *
 * It runs after the build, not as a plugin, because plugins end in no particular order.
 *
 * @throws Error naming each page with something that a strict content security policy forbids.
 */
export async function finishBuild(outDir: string): Promise<void> {
  const operator = readOperatorSettings(process.env);
  const hosting = path.join(outDir, "../hosting");
  await rm(hosting, { recursive: true, force: true });
  // Compressing takes the longest by far, so what's final is compressed while pages change.
  const [slashed] = await Promise.all([
    finishSite(outDir, hosting, { operator, isPolicyInPages: Boolean(process.env.POLICY_IN_PAGES) }),
    precompress(listFiles(outDir, (file) => !CHANGED.test(file))),
    writeInventory(hosting),
  ]);
  await writeOfflineCopy(outDir, slashed);
}

/** Finishes and compresses the pages, writes every host's configuration, and returns addresses that end with a slash. */
async function finishSite(
  outDir: string,
  hosting: string,
  { operator, isPolicyInPages }: { readonly operator: OperatorSettings; readonly isPolicyInPages: boolean },
): Promise<readonly string[]> {
  const pages = await finishPages(outDir, operator, path.join(hosting, "page-dates.json"));
  expectStrict(outDir, pages);
  const hashed = listFiles(outDir)
    .map((file) => path.relative(outDir, file))
    .filter((file) => HASHED.test(file));
  const facts: BuiltFacts = {
    scripts: pages.flatMap(({ scripts }) => scripts),
    styles: pages.flatMap(({ styles }) => styles),
    hashed: hashed.map((file) => `/${file}`),
    operator,
  };
  if (isPolicyInPages) {
    await Promise.all(pages.map(({ file }) => writePolicy(file, renderPolicy(facts, { isInPage: true }))));
  }
  const routes = readRoutes();
  const moved = readRedirects();
  const site = { rules: listHeaderRules(facts), slashed: routes.filter((route) => route.endsWith("/")), moved };
  await writeFiles(outDir, [
    ["_headers", renderHeaders(site)],
    ["_redirects", renderRedirects(routes, moved)],
    ["404.md", await renderLostMarkdown(outDir, operator.siteUrl)],
    // Keeps GitHub Pages from leaving files out.
    [".nojekyll", ""],
  ]);
  await writeFiles(hosting, Object.entries(renderHosting(site)));
  await Promise.all([
    precompress(listFiles(outDir, (file) => CHANGED.test(file))),
    writeArchive(outDir, operator.siteUrl),
  ]);
  return site.slashed;
}

/** Renders what agents get for an unknown address: every index in the build by its title. */
async function renderLostMarkdown(outDir: string, siteUrl: string): Promise<string> {
  const files = listFiles(outDir, (file) => path.basename(file) === "llms.txt");
  const indexes = files.map(async (file) => {
    const title = /^# (?<title>.*)$/m.exec(await readFile(file, "utf8"))?.groups?.title ?? "";
    return { path: `/${path.posix.relative(outDir, file)}`, title };
  });
  return renderAnyNotFound(siteUrl, await Promise.all(indexes));
}

/** Writes which packages the build is made from, in the format CycloneDX. */
async function writeInventory(folder: string): Promise<void> {
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"];
  const { stdout } = await promisify(execFile)("npm", args, { maxBuffer: LARGEST_INVENTORY });
  await writeFiles(folder, [["sbom.cdx.json", stdout]]);
}

interface FinishedPage extends InlineParts {
  readonly file: string;
}

/** Describes every page to crawlers, dates it, and makes it smaller; draws cards, writes the feed, dates the sitemap. */
async function finishPages(
  outDir: string,
  operator: OperatorSettings,
  datesFile: string,
): Promise<readonly FinishedPage[]> {
  const files = listFiles(outDir, (file) => file.endsWith(".html"));
  const sources = await Promise.all(files.map(async (file) => ({ file, html: await readFile(file, "utf8") })));
  const published = sources.map(({ html }) => readPublishedPage(html));
  const known = published.filter((page) => page !== undefined);
  const dates = updatePageDates(readPageDates(), known, await readBuildDay());
  await writeFiles(path.dirname(datesFile), [[path.basename(datesFile), renderPageDates(dates)]]);
  const titles = new Map(known.map(({ url, title }) => [new URL(url).pathname, title]));
  const dayOf = ({ url }: PublishedPage) => dates[new URL(url).pathname]?.[1] ?? "";
  const cards = await drawCards(outDir, known, titles);
  const dated = known.map((page) => ({ ...page, day: dayOf(page) }));
  const sitemap = path.join(outDir, "sitemap.xml");
  await writeFile(sitemap, dateSitemap(await readFile(sitemap, "utf8"), dated));
  await writeFile(path.join(outDir, "changes.xml"), renderFeed(operator.siteUrl, dated));
  await dateTwins(outDir, new Map(dated.map(({ url, day }) => [url, day])));
  return Promise.all(
    sources.map(async ({ file, html }, index) => {
      const page = published[index];
      const card = page && cards.get(page);
      const surroundings = { titles, issuesUrl: operator.issuesUrl };
      const whole = page && card ? describePage(html, page, { ...surroundings, card, day: dayOf(page) }) : html;
      const small = await minifyPage(pointToMarkdown(whole));
      await writeFile(file, small);
      return { file, ...scanPage(small) };
    }),
  );
}

/** Draws the card of each page, and returns their paths. */
async function drawCards(
  outDir: string,
  pages: readonly PublishedPage[],
  titles: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<PublishedPage, string>> {
  const cards = pages.map((page) => {
    const above = listTrail(page, titles).filter(({ item }) => new URL(item).pathname !== "/");
    return { title: page.title, description: page.description, trail: above.map(({ name }) => name) };
  });
  const paths = await writeCards(outDir, cards);
  return new Map(pages.map((page, index) => [page, paths[index] ?? ""]));
}

/** Writes into the Markdown of every page the day that the page itself has. */
async function dateTwins(outDir: string, days: ReadonlyMap<string, string>): Promise<void> {
  const twins = listFiles(outDir, (name) => name.endsWith(".md")).map(async (file) => {
    const dated = dateTwin(await readFile(file, "utf8"), (url) => {
      const day = days.get(url);
      if (day === undefined) {
        throw new Error(`${file} is the Markdown of ${url}, which has no day, expected one of a published page.`);
      }
      return day;
    });
    await writeFile(file, dated);
  });
  await Promise.all(twins);
}

/** Writes the policy into a page, for a host that can't send it: before everything that it's about. */
async function writePolicy(file: string, policy: string): Promise<void> {
  const html = await readFile(file, "utf8");
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  await writeFile(
    file,
    html.replace(/<meta charset=[^>]*>/i, (charset) => `${charset}${meta}`),
  );
}

function expectStrict(outDir: string, pages: readonly FinishedPage[]): void {
  const known = new Map<string, string>();
  for (const { file, scripts } of pages) {
    for (const script of scripts.filter((hash) => !known.has(hash))) {
      known.set(script, path.relative(outDir, file));
    }
  }
  const problems = pages.flatMap(({ file, forbidden }) =>
    [...new Set(forbidden)].map((attribute) => `${path.relative(outDir, file)}: ${attribute}`),
  );
  if (known.size > MOST_SCRIPTS) {
    problems.push(...[...known].map(([hash, file]) => `${file}: an inline script with the hash ${hash}`));
  }
  if (problems.length > 0) {
    throw new Error(
      `Found what a strict content security policy forbids, expected classes, listeners, and at most ${MOST_SCRIPTS} inline scripts:\n${problems.slice(0, 20).join("\n")}\n` +
        "Move a style into a style sheet and a script into src/client.",
    );
  }
}
