import { findElement, hasClass, parseHtml, readCanonical, readMeta } from "./html.ts";
import type { Page } from "./page.ts";
import { readSections } from "./read-sections.ts";

/** Facts about a page that its HTML doesn't contain. */
export interface PageFacts {
  /** Path that all addresses of the site begin with. */
  readonly baseUrl?: string;
  /** `kind` from the front matter, by address. */
  readonly kinds?: ReadonlyMap<string, string>;
}

/**
 * Parses a built page.
 *
 * @returns undefined if it isn't an article, such as the not-found page, the search page, or a fragment, or if robots leave
 *   it out, such as a recorded run.
 * @throws Error if an article has no canonical address or no title.
 */
export function parseBuiltPage(html: string, { baseUrl = "/", kinds }: PageFacts = {}): Page | undefined {
  const document = parseHtml(html);
  const article = findElement(document, ({ tagName }) => tagName === "article");
  const body = article && findElement(article, (element) => hasClass(element, "markdown"));
  // What robots leave out isn't found here either.
  if (!body || readMeta(document, "robots").includes("noindex")) {
    return undefined;
  }
  const heading = findElement(body, ({ tagName }) => tagName === "h1");
  const url = toUrl(readCanonical(document), baseUrl);
  if (!heading) {
    throw new Error(`${url} has no first-level heading, expected one. Give the page a title.`);
  }
  const sections = readSections(body, (href) =>
    href.startsWith("#")
      ? url + href
      : href.startsWith(baseUrl) && !href.startsWith("//")
        ? `/${href.slice(baseUrl.length)}`
        : undefined,
  );
  return {
    url,
    title: sections[0].heading,
    description: readMeta(document, "description"),
    kind: kinds?.get(url) ?? "",
    keywords: readMeta(document, "keywords")
      .split(",")
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ""),
    sections,
  };
}

function toUrl(canonical: string | undefined, baseUrl: string): string {
  if (canonical === undefined || !URL.canParse(canonical)) {
    throw new Error(
      `An article has the canonical address ${canonical ?? "(none)"}, expected an absolute one. Set \`url\` in docusaurus.config.ts.`,
    );
  }
  const path = decodeURI(new URL(canonical).pathname);
  return path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path;
}
