import { describeChoices, type Problem } from "@docs/pages";
import { trimSlash } from "../routes.ts";
import type { SiteRule } from "../rule.ts";

const FILE = "data/redirects.json";

/**
 * Checks that every moved address leads to a page in one hop, that no page has taken the old address since, and that no
 * address that was published is left without one.
 *
 * The anchors of redirect targets aren't checked here; the `links` check does that in the build.
 */
export const checkRedirects: SiteRule = (_, { redirects, routes, published }) => {
  const old = new Set(Object.keys(redirects).map(trimSlash));
  const known = new Set([...routes.map(trimSlash), ...old]);
  const lost = published.filter((address) => !known.has(trimSlash(address)));
  const forgotten = lost.map((address) =>
    toProblem(
      `Unexpected end of ${address}, which was published`,
      "a page or a redirect there",
      `Redirect it to the page that has its content now: "${address}": "/…".`,
    ),
  );
  const wrong = Object.entries(redirects).flatMap(([from, to]) => {
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
  return [...forgotten, ...wrong];
};

function toProblem(found: string, expected: string, fix: string): Problem {
  return { file: FILE, found, expected, fix };
}
