import { escapeHtml } from "@docs/pages";
import { daggerVersion, productName } from "../../data/version.ts";
import { CARD_SIZE } from "./draw-card.ts";
import type { PublishedPage } from "./read-page.ts";

/** Everything known about a page and the site around it. */
export interface Surroundings {
  readonly day: string;
  /** Path of the picture that services show beside a link to the page. */
  readonly card: string;
  /** Titles of all pages by their path. */
  readonly titles: ReadonlyMap<string, string>;
  /** Where readers report problems, if the operator has such a place. */
  readonly issuesUrl: string | undefined;
}

/**
 * Writes structured data and the picture into the head of a page, and the day of its last change to the end of its
 * article.
 */
export function describePage(html: string, page: PublishedPage, surroundings: Surroundings): string {
  // A `<` could end the element.
  const data = JSON.stringify(renderData(page, surroundings)).replaceAll("<", "\\u003c");
  const feed = '<link rel="alternate" type="application/atom+xml" title="Changed pages" href="/changes.xml">';
  const head = `${renderPicture(page, surroundings)}<script type="application/ld+json">${data}</script>${feed}</head>`;
  const end = html.lastIndexOf("</article>");
  const whole = html.slice(0, end) + renderDay(page, surroundings) + html.slice(end);
  return whole.replace(SMALL_CARD, "$1summary_large_image").replace("</head>", () => head);
}

/**
 * Says at the start of a page where agents find Markdown. Converters of HTML drop the head, which links to the page's own,
 * and keep what's hidden from readers. Short, because the page's text should begin soon.
 */
export function pointToMarkdown(html: string): string {
  return html.replace(/<body[^>]*>/, (body) => `${body}<p hidden>Markdown for agents: /llms.txt</p>`);
}

/** The card that the site's configuration asks for, which is right only for pages without a picture. */
const SMALL_CARD = /(<meta[^>]*\sname="?twitter:card"?\s+content="?)summary(?=["\s/>])/;

/** Renders the picture that services show beside a link to the page. */
function renderPicture({ url, title }: PublishedPage, { card }: Surroundings): string {
  const properties = {
    "og:type": "article",
    "og:image": new URL(card, url).href,
    "og:image:width": String(CARD_SIZE.width),
    "og:image:height": String(CARD_SIZE.height),
    "og:image:alt": `${title} in the ${productName} documentation`,
  };
  return Object.entries(properties)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join("");
}

/** Lists the titles and addresses of the pages above a page, from the top. */
export function listTrail(
  { url }: PublishedPage,
  titles: Surroundings["titles"],
): readonly { readonly name: string; readonly item: string }[] {
  const { origin, pathname } = new URL(url);
  return listAncestors(pathname).flatMap((path) => {
    const name = titles.get(path);
    return name === undefined ? [] : [{ name, item: origin + path }];
  });
}

function renderData(page: PublishedPage, { day, card, titles }: Surroundings): object {
  const { url, title, description } = page;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "TechArticle",
        url,
        headline: title,
        description,
        image: new URL(card, url).href,
        dateModified: day,
        about: { "@type": "SoftwareApplication", name: productName, softwareVersion: daggerVersion },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [...listTrail(page, titles), { name: title, item: url }].map((item, index) => ({
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
  // The Markdown has the day in its front matter, and checks of Markdown know this attribute.
  return `<p class="page-updated" data-markdown-ignore="">Updated <time datetime="${day}">${words}</time>${report}</p>`;
}
