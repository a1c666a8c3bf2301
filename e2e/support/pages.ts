import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { siteBuildDir } from "./paths.ts";

/** Facts about a page before any script runs. */
export interface PageFacts {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly language: string;
  readonly direction: string;
  readonly generator: string;
  readonly docsVersion: string;
  readonly headings: readonly string[];
  /** Addresses in the sidebar, or undefined on a page without one. */
  readonly sidebar: readonly string[] | undefined;
  /** Number of collapsed or collapsible parts of the sidebar. */
  readonly folded: number;
}

/**
 * Lists the paths of every page of the build, from its sitemap.
 *
 * @throws Error when there is no build.
 */
export function listPaths(): readonly string[] {
  const file = path.join(siteBuildDir, "sitemap.xml");
  if (!existsSync(file)) {
    throw new Error(`No sitemap.xml in ${siteBuildDir}, expected a finished build. Run npm run build.`);
  }
  const addresses = [...readFileSync(file, "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)];
  return addresses.map(([, address]) => new URL(address ?? "").pathname);
}

/**
 * Lists the paths whose articles differ in their elements: every written page, and of the hundreds that are generated
 * from declarations, largest first, those that have an element in a place where no page before has it.
 *
 * With `EVERY_PAGE=1`, it lists the others too.
 */
export function listVariedPaths(): readonly string[] {
  const paths = listPaths();
  if (process.env.EVERY_PAGE) {
    return paths;
  }
  const isGenerated = (path: string) => path.startsWith("/reference/typescript/");
  const generated = paths.filter(isGenerated).map((path) => ({ path, elements: readElements(path) }));
  const seen = new Set<string>();
  const varied = generated
    .sort((left, right) => right.elements.length - left.elements.length)
    .filter(({ elements }) => {
      const before = seen.size;
      for (const element of elements) {
        seen.add(element);
      }
      return seen.size > before;
    });
  return [...paths.filter((path) => !isGenerated(path)), ...varied.map(({ path }) => path)];
}

/** Lists the elements of a page's article, each with its class and the tag before it. */
function readElements(path: string): readonly string[] {
  const html = readFileSync(`${siteBuildDir}${path.replace(/\/?$/, "/")}index.html`, "utf8");
  const [article = ""] = /<article[\s\S]*<\/article>/.exec(html) ?? [];
  const tags = [...article.matchAll(/<\/?(?<name>\w+)[^>]*?(?:\sclass="?(?<style>[\w -]*)[^>]*)?>/g)];
  return tags.map(({ 0: tag, groups }, index) =>
    tag.startsWith("</") ? "" : `${tags[index - 1]?.groups?.name} ${groups?.name} ${groups?.style}`,
  );
}

/** The facts that this worker has read, by address. Pages don't change during the tests. */
const facts = new Map<string, PageFacts>();

/** Reads the facts of many pages, each parsed by the browser from its HTML as served. */
export async function readPageFacts(page: Page, paths: readonly string[]): Promise<readonly PageFacts[]> {
  const toAddress = (path: string) => new URL(path, page.url()).href;
  const unread = paths.filter((path) => !facts.has(toAddress(path)));
  for (const one of await fetchPageFacts(page, unread)) {
    facts.set(toAddress(one.path), one);
  }
  return paths.flatMap((path) => facts.get(toAddress(path)) ?? []);
}

function fetchPageFacts(page: Page, paths: readonly string[]): Promise<PageFacts[]> {
  return page.evaluate(async (addresses) => {
    const read = async (address: string) => {
      const response = await fetch(address);
      const document = new DOMParser().parseFromString(await response.text(), "text/html");
      const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? "";
      const sidebar = document.querySelector('nav[aria-label="Docs sidebar"]');
      return {
        path: address,
        status: response.status,
        title: document.title,
        description: attribute('meta[name="description"]', "content"),
        canonical: attribute('link[rel="canonical"]', "href"),
        language: attribute("html", "lang"),
        direction: attribute("html", "dir"),
        generator: attribute('meta[name="generator"]', "content"),
        docsVersion: attribute('meta[name="docusaurus_version"]', "content"),
        headings: [...document.querySelectorAll("h1")].map((heading) => heading.textContent ?? ""),
        sidebar: sidebar
          ? [...sidebar.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "")
          : undefined,
        folded: document.querySelectorAll("nav[aria-label='Docs sidebar'] button, aside [aria-expanded]").length,
      };
    };
    const facts = [];
    for (const address of addresses) {
      facts.push(await read(address));
    }
    return facts;
  }, paths);
}
