import { escapeHtml } from "@docs/pages";
import { daggerVersion, productName } from "../../data/version.ts";
import type { PublishedPage } from "./read-page.ts";

/** Everything known about a page and the site around it. */
export interface Surroundings {
  readonly day: string;
  /** Titles of all pages by their path. */
  readonly titles: ReadonlyMap<string, string>;
  /** Where readers report problems, if the operator has such a place. */
  readonly issuesUrl: string | undefined;
}

/** Writes structured data into the head of a page, and the day of its last change to the end of its article. */
export function describePage(html: string, page: PublishedPage, surroundings: Surroundings): string {
  // A `<` could end the element.
  const data = JSON.stringify(renderData(page, surroundings)).replaceAll("<", "\\u003c");
  const head = `<script type="application/ld+json">${data}</script><link rel="alternate" type="application/atom+xml" title="Changed pages" href="/changes.xml"></head>`;
  const end = html.lastIndexOf("</article>");
  const whole = html.slice(0, end) + renderDay(page, surroundings) + html.slice(end);
  return whole.replace("</head>", () => head);
}

function renderData({ url, title, description }: PublishedPage, { day, titles }: Surroundings): object {
  const { origin, pathname } = new URL(url);
  const trail = listAncestors(pathname).flatMap((path) => {
    const name = titles.get(path);
    return name === undefined ? [] : [{ name, item: origin + path }];
  });
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "TechArticle",
        url,
        headline: title,
        description,
        dateModified: day,
        about: { "@type": "SoftwareApplication", name: productName, softwareVersion: daggerVersion },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [...trail, { name: title, item: url }].map((item, index) => ({
          "@type": "ListItem",
          position: index + 1,
          ...item,
        })),
      },
    ],
  };
}

/** Lists the paths above a path, with and without a slash at their ends, because pages have either. */
function listAncestors(pathname: string): readonly string[] {
  const names = pathname.split("/").filter(Boolean).slice(0, -1);
  const folders = names.map((_, index) => `/${names.slice(0, index + 1).join("/")}`);
  return pathname === "/" ? [] : ["/", ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

/** Renders the day in the one form that everyone reads alike, and the link to report a problem. */
function renderDay({ url, title }: PublishedPage, { day, issuesUrl }: Surroundings): string {
  const words = new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  const query = new URLSearchParams({
    title: `Docs: ${title}`,
    body: `Page: ${url} (${productName} ${daggerVersion})\n\n`,
  });
  const report = issuesUrl ? ` · <a href="${escapeHtml(`${issuesUrl}?${query}`)}">Report a problem</a>` : "";
  return `<p class="page-updated">Updated <time datetime="${day}">${words}</time>${report}</p>`;
}
