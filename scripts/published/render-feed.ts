import { escapeHtml } from "@docs/pages";
import { productName } from "../../data/version.ts";
import type { PublishedPage } from "./read-page.ts";

/** A page and the day of its last change. */
export interface DatedPage extends PublishedPage {
  readonly day: string;
}

/** Most entries of the feed: readers ask for it often, and older changes are in the pages themselves. */
const MOST_ENTRIES = 50;

/** Renders the pages that changed last as an Atom feed. */
export function renderFeed(siteUrl: string, pages: readonly DatedPage[]): string {
  const latest = [...pages]
    .sort((left, right) => right.day.localeCompare(left.day) || left.url.localeCompare(right.url))
    .slice(0, MOST_ENTRIES);
  const entries = latest.map(
    ({ url, title, description, day }) => `  <entry>
    <title>${escapeHtml(title)}</title>
    <link href="${escapeHtml(url)}"/>
    <id>${escapeHtml(url)}#${day}</id>
    <updated>${day}T00:00:00Z</updated>
    <summary>${escapeHtml(description)}</summary>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>Changed pages of the ${productName} documentation</title>
  <link href="${siteUrl}/"/>
  <link rel="self" href="${siteUrl}/changes.xml"/>
  <id>${siteUrl}/</id>
  <updated>${latest[0]?.day ?? "1970-01-01"}T00:00:00Z</updated>
  <author><name>${productName}</name></author>
${entries.join("")}</feed>
`;
}

/** Adds to each address of a sitemap the day of its last change. */
export function dateSitemap(sitemap: string, pages: readonly DatedPage[]): string {
  const days = new Map(pages.map(({ url, day }) => [url, day]));
  return sitemap.replaceAll(/<loc>([^<]*)<\/loc>/g, (element, url: string) => {
    const day = days.get(url);
    return day === undefined ? element : `${element}<lastmod>${day}</lastmod>`;
  });
}
