import type { Recording } from "@docs/runs";
import { sdkLanguages } from "@docs/snippets";

const conjunction = new Intl.ListFormat("en-US", { type: "conjunction" });
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Lists texts as a sentence does. @example "Go, Python, and TypeScript" */
export function listTexts(texts: readonly string[]): string {
  return conjunction.format(texts);
}

/** Returns the name of an SDK language. */
export function labelOf(language: string): string {
  return sdkLanguages.find(({ id }) => id === language)?.label ?? language;
}

/**
 * Names languages so that it's true below any tab: most of them by the ones that are missing, which readers of those have
 * to know.
 *
 * @example "Go and Python", or "every language but PHP"
 */
export function nameLanguages(languages: readonly string[]): string {
  const [named, missing] = [true, false].map((isNamed) =>
    listTexts(sdkLanguages.filter(({ id }) => languages.includes(id) === isNamed).map(({ label }) => label)),
  );
  const isMost = languages.length * 2 > sdkLanguages.length;
  return isMost ? `every language${missing && ` but ${missing}`}` : (named ?? "");
}

/** Writes a day, or the first and the last of several. @example "November 22, 2026" */
export function describeDates(dates: readonly Recording["date"][]): string {
  const [first, ...others] = dates.toSorted().map((date) => new Date(date));
  const last = others.at(-1);
  // The range has thin spaces around its dash, which not all fonts have.
  const text = first && (last ? longDate.formatRange(first, last) : longDate.format(first));
  return (text ?? "").replace(/\u2009/g, " ");
}

/** Returns a release without its `v`. */
export function toNumber(dagger: string): string {
  return dagger.replace(/^v/, "");
}
