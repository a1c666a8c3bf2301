import { childrenOf, groupBy, type LintPage, type Problem, placeOf, readOutline } from "@docs/pages";
import type { SiteRule } from "../rule.ts";

/** Number of pages that may have the same two titles in a row; on more of them, readers see one form filled in. */
const MOST_PAGES = 10;

/** Number of words that make two openings sound the same. */
const OPENING_WORDS = 4;

/** Words that make up a formula; what they connect is the subject of the page. */
const FORMULA =
  /^(?:an?|and|are|as|by|can|do|from|have|how|if|in|is|it|of|on|or|page|read|that|the|these|this|to|use|what|when|where|with|you|your)$/;

/** Checks that no two pages side by side in a sidebar begin alike, and that pairs of titles don't repeat on many pages. */
export const checkRepeatedShapes: SiteRule = (pages, { sidebars }) => {
  const written = pages.filter(({ isGenerated }) => !isGenerated);
  const byId = new Map(written.map((page) => [page.id, page] as const));
  return [
    ...[...sidebars.values()].flatMap((ids) => findSimilarOpenings([...ids].flatMap((id) => byId.get(id) ?? []))),
    ...findRepeatedTitles(written),
  ];
};

function findSimilarOpenings(pages: readonly LintPage[]): readonly Problem[] {
  return pages.flatMap((page, at) => {
    const before = pages[at - 1];
    const opening = readOpening(page);
    return before && opening && opening === readOpening(before)
      ? [
          problem(
            page,
            `opening "${opening}", as in ${before.file}`,
            "one of its own",
            "Begin with the problem or result.",
          ),
        ]
      : [];
  });
}

/** Returns the first words of a page, with a dash for each that belongs to its subject. */
function readOpening({ prose }: LintPage): string {
  const text = prose.find(({ kind }) => kind === "paragraph")?.text ?? "";
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const shape = words.slice(0, OPENING_WORDS).map((word) => (FORMULA.test(word) ? word : "–"));
  return shape.filter((word) => word !== "–").length > 1 ? shape.join(" ") : "";
}

function findRepeatedTitles(pages: readonly LintPage[]): readonly Problem[] {
  const pairs = pages.flatMap((page) => {
    const titles = readOutline(page).headings.filter(({ node }) => node.depth === 2);
    return titles.slice(1).map(({ text }, at) => ({ page, pair: `"${titles[at]?.text}" and "${text}"` }));
  });
  return [...groupBy(pairs, ({ pair }) => pair)].flatMap(([pair, [first, ...others]]) =>
    first && others.length >= MOST_PAGES
      ? [
          problem(
            first.page,
            `titles ${pair} on ${others.length + 1} pages`,
            `at most ${MOST_PAGES}`,
            "Say what is inside.",
          ),
        ]
      : [],
  );
}

function problem({ file, tree }: LintPage, found: string, expected: string, fix: string): Problem {
  const first = childrenOf(tree).find(({ type }) => type === "paragraph") ?? tree;
  return { file, ...placeOf(first), found: `Unexpected ${found}`, expected, fix, severity: "warning" };
}
