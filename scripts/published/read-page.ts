import { createHash } from "node:crypto";

/** What crawlers and feeds are told of a page. */
export interface PublishedPage {
  /** Its canonical address. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Hash of the words and programs that a reader sees. */
  readonly hash: string;
}

/** Length of a hash, in characters: enough to tell two states of one page apart. */
const HASH_LENGTH = 12;

/**
 * Reads a page that has an article.
 *
 * It works on the text of the HTML, not on its tree, because parsing hundreds of pages again would take longer than
 * everything else after the build.
 */
export function readPublishedPage(html: string): PublishedPage | undefined {
  const article = findArticle(html);
  const url = /<link[^>]*\srel="?canonical"?[^>]*?\shref="?([^\s">]+)/.exec(html)?.[1];
  if (article === undefined || url === undefined || /<meta[^>]*\scontent="?noindex/.test(html)) {
    return undefined;
  }
  return {
    url,
    title: readMeta(html, "og:title").replace(/ \| [^|]*$/, ""),
    description: readMeta(html, "og:description"),
    hash: createHash("sha256").update(readText(article)).digest("hex").slice(0, HASH_LENGTH),
  };
}

/** Returns the HTML between the tags of the article. */
function findArticle(html: string): string | undefined {
  const start = html.indexOf("<article");
  const end = html.lastIndexOf("</article>");
  return start === -1 || end === -1 ? undefined : html.slice(html.indexOf(">", start) + 1, end);
}

/** Returns the text of HTML: without tags, and with one space for all white space. */
function readText(html: string): string {
  return html
    .replaceAll(/<[a-z/!](?:"[^"]*"|'[^']*'|[^>"'])*>/gi, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function readMeta(html: string, property: string): string {
  const [, quoted, plain] =
    new RegExp(`<meta[^>]*\\sproperty="?${property}"?\\s+content=(?:"([^"]*)"|([^\\s>]+))`).exec(html) ?? [];
  return decode(quoted ?? plain ?? "");
}

function decode(text: string): string {
  const named: Readonly<Record<string, string>> = { quot: '"', "#x27": "'", "#39": "'", lt: "<", gt: ">", amp: "&" };
  return text.replaceAll(/&(quot|#x27|#39|lt|gt|amp);/g, (entity, name: string) => named[name] ?? entity);
}
