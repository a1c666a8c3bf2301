import { createRequire } from "node:module";

// Required, because the package's own TypeScript source stands beside its script, and an import would find that first.
const { minify } = createRequire(import.meta.url)("@swc/html") as typeof import("@swc/html");

/** Colors of the announcement bar, which `plugins/reading` also writes as a style of the page. */
const BAR_STYLE = /(<div class="theme-announcement-bar [^"]*") style="[^"]*"/;

/** The framework's banner for a wrong base address, whose script inserts it with styles that the policy refuses. */
const BANNER = /<div id="__docusaurus-base-url-issue-banner"[\s\S]*?<\/div>/;

/**
 * What no reader notices: titles of the sidebar's links and of links to headings, which repeat the text or the label
 * beside them, names of the theme's parts that no style or script of the site uses, the list of translations, which on
 * a site in one language names only the page itself, the locale that previews expect anyway, and what only DocSearch's
 * crawler reads, because the site pushes its records itself.
 */
const UNNOTICED = [
  /theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-\d |theme-layout-(?:navbar(?:-left|-right)?|main) /g,
  / title="([^"]*)"(?= class="linkLabel_[^"]*">\1<)/g,
  /(?<= aria-label="([^"]*)") title="\1"(?= translate)/g,
  /<link [^>]*hreflang="(?:en|x-default)"[^>]*>/gi,
  /<meta [^>]*(?:name="(?:docsearch:\w+|docusaurus_locale)|property="og:locale)"[^>]*>/g,
];

/**
 * Makes a page smaller for browsers and keeps it whole for everyone else.
 *
 * End tags that HTML lets a page leave out stay, because common parsers find no article without them. Attributes are
 * neither sorted nor normalized, because the framework compares them when it hydrates the page.
 *
 * @throws Error when the page can't be parsed.
 */
export async function minifyPage(html: string): Promise<string> {
  const needed = UNNOTICED.reduce((text, part) => text.replace(part, ""), html);
  const { code } = await minify(needed.replace(BAR_STYLE, "$1"), {
    removeComments: false,
    preserveComments: [],
    tagOmission: false,
    sortSpaceSeparatedAttributeValues: false,
    sortAttributes: false,
    normalizeAttributes: false,
    removeEmptyAttributes: false,
    removeRedundantAttributes: "none",
    minifyJs: true,
    minifyJson: true,
    // Off, because scripts insert the same styles, and the policy knows them by the hash of their text.
    minifyCss: false,
  });
  // The script names the banner by a variable until it's minified.
  return code.replace(BANNER, (banner) => banner.replace(/ style="[^"]*"/g, ""));
}
