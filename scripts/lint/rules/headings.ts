import type { LintPage, Problem } from "@docs/pages";
import { placeOf, textOf, walk } from "@docs/pages";
import type { Heading } from "mdast";
import type { PageRule } from "../rule.ts";

/**
 * Checks that headings begin at the second level (the title is the first), skip no level, and are unique on their page.
 */
export const checkHeadings: PageRule = (page) => {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  let previousDepth = 1;
  for (const node of walk(page.tree)) {
    if (node.type !== "heading") {
      continue;
    }
    const text = textOf(node).trim();
    if (node.depth === 1) {
      const expected = 'the page\'s title in the front matter and "##" from there';
      problems.push(
        problemAt(page, node, `Unexpected first-level heading "${text}"`, expected, "Lower it by one level."),
      );
    } else if (node.depth > previousDepth + 1) {
      const found = `Unexpected heading of level ${node.depth} below level ${previousDepth}`;
      problems.push(problemAt(page, node, found, `level ${previousDepth + 1}`, "Skip no level."));
    }
    if (seen.has(text.toLowerCase())) {
      const expected = "each heading once on a page";
      problems.push(
        problemAt(page, node, `Unexpected second heading "${text}"`, expected, "Say what tells them apart."),
      );
    }
    seen.add(text.toLowerCase());
    previousDepth = node.depth;
  }
  return problems;
};

function problemAt({ file }: LintPage, node: Heading, found: string, expected: string, fix: string): Problem {
  return { file, ...placeOf(node), found, expected, fix };
}
