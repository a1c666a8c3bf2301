import path from "node:path";
import { toFile } from "../../src/offline/to-file.ts";

/** A copy of the site on disk. */
export interface Copy {
  /** Files of the copy, relative to its root. */
  readonly files: ReadonlySet<string>;
  /** Address of the published site, for what the copy leaves out. */
  readonly siteUrl: string;
}

/** Tags of a page, and its scripts and comments as a whole, because they only look like tags inside. */
const TAG = /<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>|<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** The buttons that copy a page, which need a server. */
const TOOLS = /<div class="?page-tools"?>.*?<\/div>/;

/** What only crawlers and services that preview links read. */
const FOR_CRAWLERS =
  /^<(?:script\b[^>]*\btype="?application\/ld\+json|meta\b[^>]*\b(?:property="?og:|name="?(?:twitter:|keywords|generator)))/i;

const ADDRESS = /(?<=\s(?:href|src)=)(?:"(?<quoted>\/(?!\/)[^"]*)"|(?<plain>\/(?!\/)[^\s>]*))/gi;

/**
 * Turns a page of the build into one that works from a disk: with relative addresses, and with a script that needs no
 * server in place of the framework's.
 *
 * @param file path of the page in the copy, such as `faq/index.html`.
 */
export function localizePage(html: string, file: string, copy: Copy): string {
  const toRoot = path.posix.relative(path.posix.dirname(file), ".") || ".";
  const toRelative = (url: string) => `${toRoot}/${findFile(url, copy) ?? ""}`;
  const local = html.replace(TOOLS, "").replaceAll(TAG, (tag) => {
    if (tag.startsWith("<!") || /^<link\b[^>]*\brel="?(?:preload|search|alternate)\b/i.test(tag)) {
      return tag.startsWith("<!") ? tag : "";
    }
    if (FOR_CRAWLERS.test(tag)) {
      return "";
    }
    if (/^<script\b/i.test(tag)) {
      return /^<script\b[^>]*\bsrc=/i.test(tag) ? "" : tag;
    }
    return tag.replaceAll(ADDRESS, (_, quoted?: string, plain?: string) => {
      const url = quoted ?? plain ?? "";
      return `"${findFile(url, copy) === undefined ? copy.siteUrl + url : toRelative(url)}"`;
    });
  });
  const parts = `<link rel="stylesheet" href="${toRoot}/offline.css"><script src="${toRoot}/offline.js" defer></script></head>`;
  return local.replaceAll("url(/fonts/", `url(${toRoot}/fonts/`).replace("</head>", () => parts);
}

/** Returns the file of an address, with what follows it, unless the copy has none. */
function findFile(url: string, { files }: Copy): string | undefined {
  const own = url.slice(1);
  return [own, toFile(url)].find((name) => files.has(name.replace(/[?#].*$/, "")));
}
