import { describeChoices, groupBy, type LintPage, type Problem } from "@docs/pages";
import type { SiteFacts, SiteRule } from "../rule.ts";

const FILE = "data/page-values.json";

/**
 * Compares every value in a page's text with a second record of it, to catch a number that an edit changed by mistake
 * or swapped with another value on the page. Dagger's values are markers from `data/values.json`; the page's own values
 * are in `data/page-values.json`, each listed as often as the page states it.
 */
export const checkPageValues: SiteRule = (pages, facts) => {
  const written = pages.filter(({ isGenerated }) => !isGenerated);
  const files = new Set([...written.map(({ file }) => file), ...facts.unreadable]);
  return [
    ...written.flatMap((page) => checkPage(page, facts)),
    ...[...facts.pageValues].flatMap(([file, values]) =>
      files.has(file) ? [] : [...new Set(values)].map((value) => unused(value, file)),
    ),
  ];
};

function checkPage({ file, values }: LintPage, { pageValues, values: named }: SiteFacts): readonly Problem[] {
  const known = groupBy(pageValues.get(file) ?? [], (text) => text);
  const stated = groupBy(values, ({ text }) => text);
  return [
    ...[...stated].flatMap(([text, places]) => {
      const times = known.get(text)?.length ?? 0;
      const fix = `Correct it. A value of Dagger goes into data/values.json with its source and is written as a marker; the page's own goes into ${FILE} (npm run values -- ${file}).`;
      const problem = { file, fix } as const;
      const last = places.at(-1);
      if (times > 0 && times < places.length && last !== undefined) {
        const lines = places.map(({ line }) => line).join(", ");
        const found = `Unexpected value "${text}" ${places.length} times (lines ${lines})`;
        return [{ ...problem, line: last.line, column: last.column, found, expected: `it ${countTimes(times)}` }];
      }
      const markers = named.filter(({ value }) => value === text).map(({ name }) => `{{${name}}}`);
      const expected =
        markers.join(" or ") || describeChoices(text, [...known.keys()], `a value that ${FILE} has for this page`);
      return times > 0
        ? []
        : places.map(({ line, column }) => ({
            ...{ ...problem, line, column },
            found: `Unexpected value "${text}"`,
            expected,
          }));
    }),
    ...[...known].flatMap(([text, all]) => {
      const times = stated.get(text)?.length ?? 0;
      return times < all.length ? [unused(text, file, times > 0 ? [times, all.length] : undefined)] : [];
    }),
  ];
}

function countTimes(times: number): string {
  return times === 1 ? "once" : `${times} times`;
}

/** Reports a recorded value that the page no longer states, or states less often than recorded, with both counts. */
function unused(value: string, page: string, times?: readonly [stated: number, known: number]): Problem {
  return {
    file: FILE,
    found:
      times === undefined
        ? `Unexpected value "${value}" of ${page}, which the page doesn't state`
        : `Unexpected value "${value}" ${times[1]} times for ${page}, which states it ${countTimes(times[0])}`,
    expected: times === undefined ? "values in use only" : `it ${countTimes(times[0])}`,
    fix: `If the page lost or changed it by mistake, restore it there; otherwise remove it here (npm run values -- ${page}).`,
  };
}
