import { type Problem, toPlace } from "@docs/pages";
import type { SiteRule } from "../rule.ts";

interface Danger {
  /** Needs the `g` flag. */
  readonly pattern: RegExp;
  readonly what: string;
  readonly expected: string;
}

/** Elements that drawings may consist of. */
const DRAWN = [
  ...["circle", "clipPath", "defs", "desc", "ellipse", "g", "line", "linearGradient", "marker", "mask", "path"],
  ...["pattern", "polygon", "polyline", "radialGradient", "rect", "stop", "style", "svg", "symbol", "text", "title"],
  ...["tspan", "use"],
];

const FIX = "Take it out: what the site publishes runs nothing and asks no other host.";

const FOREIGN_STYLE: readonly Danger[] = [
  {
    pattern: /\burl\(\s*["']?(?!["']?(?:#|\.{0,2}\/(?!\/)))[^)]*\)?/gi,
    what: "address",
    expected: "one of this site or #id",
  },
  {
    pattern: /@import\s+(?:url\(\s*)?["']?(?!["']?\.\/)[^;]*/gi,
    what: "import",
    expected: 'a file such as "./base.css"',
  },
];

const DRAWING: readonly Danger[] = [
  {
    pattern: new RegExp(`<(?!/|\\?xml |!--|(?:${DRAWN.join("|")})[\\s>/])[^\\s>/]*`, "g"),
    what: "element",
    expected: "shapes and text",
  },
  { pattern: /(?<=\s)on[a-z]+\s*=/gi, what: "attribute", expected: "no handlers" },
  {
    pattern: /(?<=\s)(?:xlink:)?href\s*=\s*["'](?!#)[^"']*/gi,
    what: "attribute",
    expected: 'an id, such as href="#arrow"',
  },
  ...FOREIGN_STYLE,
];

/** Files that a browser runs, or shows as pages of this site. */
const PAGES_AND_PROGRAMS = /\.(?:html?|xhtml|xml|m?js|wasm|swf|pdf)$/i;

/**
 * Checks that pictures and style sheets run nothing and fetch nothing from other hosts, and that `static/` contains no
 * pages or programs.
 */
export const checkStaticFiles: SiteRule = (_, { publishedFiles }) =>
  [...publishedFiles].flatMap(([file, text]) => {
    if (PAGES_AND_PROGRAMS.test(file)) {
      const expected = "pictures, fonts and settings in static/";
      const fix = "Write a page below docs/, or code below src/: nothing looks at files of static/.";
      return [{ file, found: "Unexpected file", expected, fix }];
    }
    const dangers = file.endsWith(".svg") ? DRAWING : file.endsWith(".css") ? FOREIGN_STYLE : [];
    return dangers.flatMap((danger) => find(file, text, danger));
  });

function find(file: string, text: string, { pattern, what, expected }: Danger): readonly Problem[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => {
    return { file, ...toPlace(text, index), found: `Unexpected ${what} \`${match}\``, expected, fix: FIX };
  });
}
