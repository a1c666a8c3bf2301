import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Element, listElements, parseHtml, readAttribute, readCanonical, readMeta, readText } from "@docs/content";
import { listFiles, type Place } from "@docs/pages";
import { readOperatorSettings } from "../../config/operator.ts";

/** An address that a page refers to in a link, an image, a script, or a style sheet. */
export interface Reference extends Place {
  readonly url: string;
  /** The element and attribute that contain it, such as `<a href>`. */
  readonly origin: string;
}

/** The data about a page that the checks need; keeping the parsed documents would use too much memory. */
export interface BuiltPage {
  /** Path relative to the build folder, such as `reference/cli/index.html`. */
  readonly file: string;
  /** Address from the page's canonical link. */
  readonly path: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly Place[];
  readonly ids: readonly (Place & { readonly id: string })[];
  readonly references: readonly Reference[];
}

/** A finished build. */
export interface BuiltSite {
  /** The build folder, as it appears in problem reports. */
  readonly folder: string;
  /** Scheme and host where the site is published. */
  readonly origin: string;
  readonly pages: readonly BuiltPage[];
  /** Every file, as a path relative to the folder. */
  readonly files: ReadonlySet<string>;
}

/**
 * Reads a finished build.
 *
 * @throws Error when the folder doesn't contain one.
 */
export function readBuiltSite(folder = "build"): BuiltSite {
  if (!existsSync(path.join(folder, "404.html"))) {
    throw new Error(`${folder}/ holds no 404.html, expected a finished build. Make one: npm run build`);
  }
  const files = listFiles(folder).map((file) => path.posix.relative(folder, file));
  return {
    folder,
    origin: new URL(readOperatorSettings(process.env).siteUrl).origin,
    files: new Set(files),
    pages: files
      .filter((file) => file.endsWith(".html"))
      .flatMap((file) => readBuiltPage(file, readFileSync(path.join(folder, file), "utf8")) ?? []),
  };
}

/**
 * Extracts the data that the checks need from a page's HTML.
 *
 * @returns nothing if the file has no doctype, which means it's a fragment rather than a whole page.
 */
export function readBuiltPage(file: string, html: string): BuiltPage | undefined {
  const document = parseHtml(html, { sourceCodeLocationInfo: true });
  if (!document.childNodes.some(({ nodeName }) => nodeName === "#documentType")) {
    return undefined;
  }
  const elements = listElements(document);
  // Use the first title, because an SVG may contain one too.
  const title = elements.find(({ tagName }) => tagName === "title");
  const canonical = readCanonical(document);
  return {
    file,
    path: canonical && URL.canParse(canonical) ? decodeURI(new URL(canonical).pathname) : undefined,
    title: title ? readText(title) : "",
    description: readMeta(document, "description"),
    headings: elements.filter(({ tagName }) => tagName === "h1").map(toPlace),
    ids: elements.flatMap((element) => {
      const id = readAttribute(element, "id");
      return id === undefined ? [] : [{ id, ...toPlace(element) }];
    }),
    references: elements.flatMap(readReferences),
  };
}

/** Attributes that contain addresses in HTML. A `srcset` contains several. */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  area: ["href"],
  audio: ["src"],
  embed: ["src"],
  iframe: ["src"],
  img: ["src", "srcset", "data-zoom-src"],
  link: ["href"],
  object: ["data"],
  script: ["src"],
  source: ["src", "srcset"],
  video: ["src", "poster"],
};

function readReferences(element: Element): Reference[] {
  const { tagName } = element;
  // These links only prepare a connection: nothing is served at their address.
  if (tagName === "link" && /\b(?:preconnect|dns-prefetch)\b/.test(readAttribute(element, "rel") ?? "")) {
    return [];
  }
  return (REFERENCES[tagName] ?? []).flatMap((attribute) => {
    const value = readAttribute(element, attribute);
    const isSet = attribute === "srcset";
    // `a.png 1x, b.png 2x`
    const urls =
      value === undefined ? [] : isSet ? value.split(/,\s+/).map((one) => one.trim().split(/\s/)[0]) : [value];
    return urls.map((url = "") => ({ url: url.trim(), origin: `<${tagName} ${attribute}>`, ...toPlace(element) }));
  });
}

function toPlace({ sourceCodeLocation }: Element): Place {
  return { line: sourceCodeLocation?.startLine ?? 1, column: sourceCodeLocation?.startCol ?? 1 };
}
