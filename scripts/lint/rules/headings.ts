import { placeOf, textOf, walk } from "@docs/pages";
import type { PageFault, PageRule } from "../rule.ts";

/**
 * Checks that headings begin at the second level (the title is the first), skip no level, and are unique on their page.
 */
export const checkHeadings: PageRule = (page) => {
  const faults: PageFault[] = [];
  const seen = new Set<string>();
  let previousDepth = 1;
  for (const node of walk(page.tree)) {
    if (node.type !== "heading") {
      continue;
    }
    const text = textOf(node).trim();
    const add = (found: string, expected: string, fix: string) =>
      faults.push({ ...placeOf(node), found: `Unexpected ${found}`, expected, fix });
    if (node.depth === 1) {
      const expected = 'the page\'s title in the front matter and "##" from there';
      add(`first-level heading "${text}"`, expected, "Lower it by one level.");
    } else if (node.depth > previousDepth + 1) {
      const found = `heading of level ${node.depth} below level ${previousDepth}`;
      add(found, `level ${previousDepth + 1}`, "Skip no level.");
    }
    if (seen.has(text.toLowerCase())) {
      add(`second heading "${text}"`, "each heading once on a page", "Say what tells them apart.");
    }
    seen.add(text.toLowerCase());
    previousDepth = node.depth;
  }
  return faults;
};
