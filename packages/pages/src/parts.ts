import { readFileSync } from "node:fs";
import { listFiles } from "./list-files.ts";
import { isJsx, readAttributes, walk } from "./nodes.ts";
import { isGeneratedPage, type LintPage, parsePage } from "./parse-page.ts";

/**
 * Reads the pages that contain one of the given generated parts. There are few, and parsing all pages is much slower.
 */
export function readPagesWithParts(components: readonly string[]): readonly LintPage[] {
  return listFiles("docs", (file) => file.endsWith(".mdx") && !isGeneratedPage(file)).flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return components.some((component) => source.includes(`<${component} `)) ? [parsePage(file, source)] : [];
  });
}

/**
 * Finds the pages that document something because they contain a generated part about it.
 *
 * @returns the address of the first such page, by the part's attribute: a type for `<ApiMembers type="…" />`.
 */
export function findPartPages(
  pages: readonly Pick<LintPage, "tree" | "url">[],
  component: string,
  attribute: string,
): ReadonlyMap<string, string> {
  const found = pages.flatMap(({ tree, url }) =>
    [...walk(tree)]
      .filter(isJsx)
      .filter(({ name }) => name === component)
      .map((node) => [readAttributes(node).get(attribute) ?? "", url] as const),
  );
  return new Map(found.reverse());
}
