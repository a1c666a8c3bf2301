import { describeChoices, type LintPage, type Problem } from "@docs/pages";
import { routeOf } from "../routes.ts";
import type { SiteFacts, SiteRule } from "../rule.ts";

const TABLE = "data/pages/sidebars.json";

/** The group of pages without a sidebar. */
const NONE = "none";

/** Checks that each page is in the sidebar of its group, and in no other: `data/pages/sidebars.json`. */
export const checkSidebars: SiteRule = (pages, facts) => {
  const routes = new Set(pages.map(routeOf));
  const lost = Object.entries(facts.sidebarTable).flatMap(([group, listed]) =>
    listed
      .filter((route) => !route.endsWith("/*") && !routes.has(route) && !facts.routes.includes(route))
      .map((route) => ({
        file: TABLE,
        found: `Unexpected address ${route} in group ${group}`,
        expected: describeChoices(route, facts.routes),
        fix: "Correct it, or remove it with its page.",
      })),
  );
  return [...lost, ...pages.flatMap((page) => checkPage(page, facts))];
};

function checkPage(page: LintPage, { sidebarTable, sidebars }: SiteFacts): readonly Problem[] {
  const route = routeOf(page);
  const { file, id, frontMatter } = page;
  const groups = Object.keys(sidebarTable).filter((group) => sidebarTable[group]?.some((one) => covers(one, route)));
  const [group] = groups;
  if (group === undefined || groups.length > 1) {
    const found = `Unexpected page ${route} in ${groups.length === 0 ? "no group" : `the groups ${groups.join(", ")}`}`;
    return [{ file, found, expected: "one group of pages", fix: `Give it one in ${TABLE}.` }];
  }
  const expected = group === NONE ? "no sidebar" : `sidebar ${group}`;
  const field = frontMatter.fields.get("displayed_sidebar");
  // A page may be shown with a sidebar that has no entry for it: a sidebar links only to the first generated page.
  const shownIn = page.isGenerated ? [] : [...sidebars].filter(([, ids]) => ids.has(id)).map(([name]) => name);
  const chosen = field === undefined ? [] : [field.value === "null" ? NONE : field.value];
  const actual = [...new Set([...shownIn, ...chosen])];
  const isMissing = shownIn.length === 0 && group !== NONE && !page.isGenerated;
  return !isMissing && actual.every((name) => name === group)
    ? []
    : [
        {
          file,
          line: field?.line,
          found: `Unexpected page ${route} in ${shownIn.length === 0 ? "no sidebar" : `sidebar ${actual.join(" and ")}`}`,
          expected,
          fix: `Move it in sidebars.ts, and correct displayed_sidebar if the page has it; ${TABLE} is the specification.`,
        },
      ];
}

function covers(listed: string, route: string): boolean {
  return listed.endsWith("/*") ? route.startsWith(listed.slice(0, -1)) : listed === route;
}
