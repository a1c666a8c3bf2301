import { describeChoices, type Problem } from "@docs/pages";
import { trimSlash } from "../routes.ts";
import type { SiteRule } from "../rule.ts";

const FILE = "data/redirects.json";

/**
 * Checks that every moved address leads to a page in one hop, and that no page has taken the old address since.
 *
 * The anchors of redirect targets aren't checked here; the `links` check does that in the build.
 */
export const checkRedirects: SiteRule = (_, { redirects, routes }) => {
  const old = new Set(Object.keys(redirects).map(trimSlash));
  return Object.entries(redirects).flatMap(([from, to]) => {
    const target = to.replace(/[?#].*/, "");
    if (routes.some((route) => trimSlash(route) === trimSlash(from))) {
      return [toProblem(`Unexpected redirect of ${from}, which is a page`, "an address without a page", "Remove it.")];
    }
    if (old.has(trimSlash(target))) {
      const end = redirects[target] ?? "the last address of the chain";
      return [toProblem(`Unexpected redirect of ${from} to ${to}, which is moved itself`, end, `Write ${end}.`)];
    }
    return routes.includes(target)
      ? []
      : [
          toProblem(
            `Unexpected redirect of ${from} to ${to}, where nothing is`,
            describeChoices(target, routes),
            "Correct the target.",
          ),
        ];
  });
};

function toProblem(found: string, expected: string, fix: string): Problem {
  return { file: FILE, line: 1, column: 1, found, expected, fix };
}
