import type { Problem } from "@docs/pages";
import { describeChoices, isGeneratedPage, type LintPage } from "@docs/pages";
import { possibleRoutes, routeOf, trimSlash } from "../routes.ts";
import type { SiteRule } from "../rule.ts";

const LIST = "data/routes.txt";

/** Pages that no author wrote for readers: one is the theme's, and the other shows tests every part of a page. */
const OTHER_ROUTES = new Set(["/search", "/styleguide"]);

/** Checks that every address in `data/routes.txt` has a page, and that every page's address is in that list. */
export const checkRoutes: SiteRule = (pages, { routes, unreadable }) => {
  const present = new Set([...pages.map(routeOf), ...unreadable.flatMap(possibleRoutes)]);
  const missing = routes.flatMap((route, index) =>
    present.has(route) || OTHER_ROUTES.has(route) ? [] : [checkMissing(route, index + 1)],
  );
  return [...missing, ...pages.flatMap((page) => checkListed(page, routes))];
};

function checkMissing(route: string, line: number): Problem {
  const file = `docs${route === "/" ? "/index" : trimSlash(route)}.mdx`;
  const isGenerated = isGeneratedPage(file);
  return {
    file: LIST,
    line,
    column: 1,
    found: `Unexpected address ${route} without a page`,
    expected: isGenerated ? "a page that plugins/sdk-reference makes" : `${file}, or its slug`,
    fix: isGenerated
      ? "Let data/sdk-reference show the symbol, or take the address out of the list if the product lost it."
      : "Restore the page, or take the address out of the list if nothing leads there any more.",
  };
}

function checkListed(page: LintPage, routes: readonly string[]): readonly Problem[] {
  const route = routeOf(page);
  const other = routes.find((one) => trimSlash(one) === trimSlash(route));
  const slug = page.frontMatter.fields.get("slug");
  return routes.includes(route)
    ? []
    : [
        {
          file: page.file,
          line: slug?.line ?? 1,
          column: slug?.column ?? 1,
          found: `Unexpected address ${route}`,
          expected: other ?? describeChoices(route, routes),
          fix: other
            ? `Write \`slug: ${other}\`.`
            : `Correct the file's name or its slug, or add the address to ${LIST}.`,
        },
      ];
}
