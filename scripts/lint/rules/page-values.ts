import { describeNearest } from "../../words/nearest.ts";
import type { LintPage } from "../parse-page.ts";
import type { Problem } from "../problem.ts";
import type { SiteFacts, SiteRule } from "../rule.ts";

const FILE = "data/page-values.json";

/**
 * Holds every value in a page's text against a second record of it: a number that one edit changes by mistake is
 * reported. Values of Dagger are markers from data/values.json, the page's own are in data/page-values.json.
 */
export const checkPageValues: SiteRule = (pages, facts) => {
  const written = pages.filter(({ isGenerated }) => !isGenerated);
  const files = new Set([...written.map(({ file }) => file), ...facts.unreadable]);
  return [
    ...written.flatMap((page) => checkPage(page, facts)),
    ...[...facts.pageValues].flatMap(([file, values]) =>
      files.has(file) ? [] : values.map((value) => unused(value, file)),
    ),
  ];
};

function checkPage({ file, values }: LintPage, { pageValues, values: named }: SiteFacts): readonly Problem[] {
  const known = pageValues.get(file) ?? [];
  const stated = new Set(values.map(({ text }) => text));
  return [
    ...values
      .filter(({ text }) => !known.includes(text))
      .map(({ text, line, column }): Problem => {
        const markers = named.filter(({ value }) => value === text).map(({ name }) => `{{${name}}}`);
        return {
          file,
          line,
          column,
          found: `Unexpected value "${text}"`,
          expected:
            markers.length > 0
              ? markers.join(" or ")
              : describeNearest(text, known, `a value that ${FILE} has for this page`),
          fix: `Correct it. A value of Dagger goes into data/values.json with its source and is written as a marker; the page's own goes into ${FILE} (npm run values -- ${file}).`,
          severity: "error",
        };
      }),
    ...known.filter((value) => !stated.has(value)).map((value) => unused(value, file)),
  ];
}

function unused(value: string, page: string): Problem {
  return {
    file: FILE,
    line: 1,
    column: 1,
    found: `Unexpected value "${value}" of ${page}, which the page doesn't state`,
    expected: "values in use only",
    fix: `If the page lost or changed it by mistake, restore it there; otherwise remove it here (npm run values -- ${page}).`,
    severity: "error",
  };
}
