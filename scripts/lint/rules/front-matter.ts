import { describeChoices } from "../describe-choices.ts";
import { isKind, kinds } from "../kinds.ts";
import type { LintPage } from "../parse-page.ts";
import type { Problem } from "../problem.ts";
import type { SiteRule } from "../rule.ts";

/** What search engines show before they cut a description off. */
const LONGEST_DESCRIPTION = 160;

/** Every page has a title, a description of at most 160 characters and one of the six kinds. */
export const checkFrontMatter: SiteRule = (pages) =>
  pages.filter(({ isPartial }) => !isPartial).flatMap((page) => [...checkLines(page), ...checkFields(page)]);

function checkLines({ file, frontMatter }: LintPage): Problem[] {
  return frontMatter.unreadable.map(({ line, text }) => ({
    file,
    line,
    column: 1,
    found: `Unexpected front matter "${text.trim()}"`,
    expected: "`key: value` on one line",
    fix: "Write the value on the line of its key; put it in double quotes if it contains a colon or begins with a sign.",
    severity: "error",
  }));
}

function checkFields({ file, frontMatter: { fields } }: LintPage): Problem[] {
  const problems: Problem[] = [];
  const add = (key: string, found: string, expected: string, fix: string) => {
    const { line, column } = fields.get(key) ?? { line: 1, column: 1 };
    problems.push({ file, line, column, found, expected, fix, severity: "error" });
  };
  for (const key of ["title", "description", "kind"]) {
    if (!fields.get(key)?.value) {
      add(
        key,
        `Unexpected front matter without ${key}`,
        `a line \`${key}: …\``,
        "Add it between the lines of three hyphens.",
      );
    }
  }
  const description = fields.get("description")?.value ?? "";
  if (description.length > LONGEST_DESCRIPTION) {
    const found = `Unexpected description of ${description.length} characters`;
    add("description", found, `at most ${LONGEST_DESCRIPTION}`, "Say what the reader gets and when, and no more.");
  }
  const kind = fields.get("kind")?.value;
  if (kind && !isKind(kind)) {
    add(
      "kind",
      `Unexpected kind "${kind}"`,
      describeChoices(kind, Object.keys(kinds)),
      "Choose the one moment that the page serves.",
    );
  }
  return problems;
}
