import { type HtmlElement, parseHtml, readCanonicalPath } from "./html.ts";

/** A place in a built page. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** An address that a page names, in a link, an image, a script or a style sheet. */
export interface Reference extends Spot {
  readonly url: string;
  /** What names it, such as `<a href>`. */
  readonly origin: string;
}

/** What the checks need to know about a page; the parsed document itself would fill the memory. */
export interface BuiltPage {
  /** Path below the build folder, such as `reference/cli/index.html`. */
  readonly file: string;
  /** Address from its canonical link. */
  readonly path: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly Spot[];
  readonly ids: readonly (Spot & { readonly id: string })[];
  readonly references: readonly Reference[];
}

/** Where HTML names addresses. `srcset` holds several. */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  area: ["href"],
  audio: ["src"],
  embed: ["src"],
  iframe: ["src"],
  img: ["src", "srcset"],
  link: ["href"],
  object: ["data"],
  script: ["src"],
  source: ["src", "srcset"],
  video: ["src", "poster"],
};

/** Links that only prepare a connection: there is nothing at their address. */
const CONNECTION_HINT = /\b(?:preconnect|dns-prefetch)\b/;

/**
 * Reads what the checks need from a page's HTML.
 *
 * @returns nothing when the file is no page of its own but a fragment for one.
 */
export function readBuiltPage(file: string, html: string): BuiltPage | undefined {
  const document = parseHtml(html);
  if (!document.isPage) {
    return undefined;
  }
  const { elements } = document;
  const description = elements.find(
    ({ name, attributes }) => name === "meta" && attributes.get("name") === "description",
  );
  return {
    file,
    path: readCanonicalPath(document),
    // The first one: an SVG may have a title as well.
    title: elements.find(({ name }) => name === "title")?.text() ?? "",
    description: description?.attributes.get("content") ?? "",
    headings: elements.filter(({ name }) => name === "h1").map(toSpot),
    ids: elements.flatMap(readId),
    references: elements.flatMap(readReferences),
  };
}

function readId(element: HtmlElement): (Spot & { id: string })[] {
  const id = element.attributes.get("id");
  return id === undefined ? [] : [{ id, ...toSpot(element) }];
}

function readReferences(element: HtmlElement): Reference[] {
  const { name, attributes } = element;
  if (name === "link" && CONNECTION_HINT.test(attributes.get("rel") ?? "")) {
    return [];
  }
  return (REFERENCES[name] ?? []).flatMap((attribute) => {
    const value = attributes.get(attribute);
    const urls = value === undefined ? [] : attribute === "srcset" ? splitSrcset(value) : [value];
    return urls.map((url) => ({ url: url.trim(), origin: `<${name} ${attribute}>`, ...toSpot(element) }));
  });
}

/** Gives the addresses of `a.png 1x, b.png 2x`. */
function splitSrcset(value: string): string[] {
  return value.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/).slice(0, 1));
}

function toSpot({ line, column }: HtmlElement): Spot {
  return { line, column };
}
