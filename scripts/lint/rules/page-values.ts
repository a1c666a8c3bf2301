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
  const gone = [...facts.pageValues].filter(([file]) => !files.has(file));
  return [
    ...written.flatMap((page) => checkPage(page, facts)),
    ...gone.flatMap(([file, values]) => [...new Set(values)].map((value) => unused(value, file, 0, 1))),
  ];
};

function checkPage({ file, values }: LintPage, { pageValues, values: named }: SiteFacts): readonly Problem[] {
  const known = groupBy(pageValues.get(file) ?? [], (text) => text);
  const stated = groupBy(values, ({ text }) => text);
  const fix = `Correct it. A value of Dagger goes into data/values.json with its source and is written as a marker; the page's own goes into ${FILE} (npm run values -- ${file}).`;
  return [...new Set([...stated.keys(), ...known.keys()])].flatMap((text) => {
    const [places, times] = [stated.get(text) ?? [], known.get(text)?.length ?? 0];
    if (places.length <= times) {
      return places.length < times ? [unused(text, file, places.length, times)] : [];
    }
    const markers = named.filter(({ value }) => value === text).map(({ name }) => `{{${name}}}`);
    const nearest = describeChoices(text, [...known.keys()], `a value that ${FILE} has for this page`);
    const counts = ` ${places.length} times (lines ${places.map(({ line }) => line).join(", ")})`;
    // Which of them is one too many is known only if none is expected.
    return (times > 0 ? places.slice(-1) : places).map(({ line, column }) => ({
      ...{ file, line, column, fix },
      found: `Unexpected value "${text}"${times > 0 ? counts : ""}`,
      expected: times > 0 ? `it ${countTimes(times)}` : markers.join(" or ") || nearest,
    }));
  });
}

function countTimes(times: number): string {
  return times === 1 ? "once" : `${times} times`;
}

/** Reports a recorded value that the page no longer states, or states less often than recorded, with both counts. */
function unused(value: string, page: string, stated: number, known: number): Problem {
  const isGone = stated === 0;
  return {
    file: FILE,
    found: isGone
      ? `Unexpected value "${value}" of ${page}, which the page doesn't state`
      : `Unexpected value "${value}" ${known} times for ${page}, which states it ${countTimes(stated)}`,
    expected: isGone ? "values in use only" : `it ${countTimes(stated)}`,
    fix: `If the page lost or changed it by mistake, restore it there; otherwise remove it here (npm run values -- ${page}).`,
  };
}
