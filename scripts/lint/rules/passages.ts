import type { LintPage, Problem } from "@docs/pages";
import { describeChoices, listPassages, readPassageUses, walk } from "@docs/pages";
import type { SiteRule } from "../rule.ts";

/** Shared passages exist, stand on two pages or more, and leave the outline to the page. */
export const checkPassages: SiteRule = (pages) => {
  const passages = listPassages(pages);
  const uses = pages.flatMap((page) => readPassageUses(page).map((use) => ({ ...use, page })));
  const counts = new Map([...passages.keys()].map((name) => [name, uses.filter((use) => use.name === name).length]));
  return [
    ...uses.flatMap(({ name, page, line, column }) => [
      ...(passages.has(name) ? [] : [missing(page.file, { name, line, column }, [...passages.keys()])]),
      ...(page.isPartial ? [nested(page.file, { name, line, column })] : []),
    ]),
    ...[...passages].flatMap(([name, page]) => [
      ...checkCount(name, page, counts.get(name) ?? 0),
      ...checkOutline(page),
    ]),
  ];
};

type Place = { readonly name: string; readonly line: number; readonly column: number };

function missing(file: string, { name, line, column }: Place, known: readonly string[]): Problem {
  const fix = `Correct the name or write docs/_shared/${name}.mdx.`;
  const found = `Unexpected passage "${name}"`;
  return { file, line, column, found, expected: describeChoices(name, known), fix, severity: "error" };
}

function nested(file: string, { name, line, column }: Place): Problem {
  const found = `Unexpected passage "${name}" inside another passage`;
  return { file, line, column, found, expected: "text", fix: "Name both on the page.", severity: "error" };
}

function checkCount(name: string, { file }: LintPage, count: number): Problem[] {
  const fix = count === 0 ? "Show it or delete it." : "Move its text to that page.";
  const found = `Unexpected passage that ${count === 0 ? "no page shows" : "only one page shows"}`;
  const expected = `<Shared name="${name}" /> on two pages or more`;
  const severity = count === 0 ? "error" : "warning";
  return count > 1 ? [] : [{ file, line: 1, column: 1, found, expected, fix, severity }];
}

function checkOutline({ file, tree }: LintPage): Problem[] {
  return [...walk(tree)]
    .filter(({ type }) => type === "heading")
    .map(({ position }) => ({
      file,
      line: position?.start.line ?? 1,
      column: position?.start.column ?? 1,
      found: "Unexpected heading in a shared passage",
      expected: "headings on pages only",
      fix: "Write the heading on each page, above the passage.",
      severity: "error",
    }));
}
