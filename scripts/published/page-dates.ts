import { readData } from "@docs/facts";
import { runCommand } from "../run-command.ts";
import type { PublishedPage } from "./read-page.ts";

/** For the path of each page: the hash of what a reader sees, and the day since when it has been so. */
export type PageDates = Readonly<Record<string, readonly [hash: string, day: string]>>;

/** Reads `data/page-dates.json`. */
export function readPageDates(): PageDates {
  return readData<PageDates>("page-dates.json");
}

/**
 * Returns the dates of pages: the recorded day for a page that looks as it did then, and `today` for any other.
 *
 * The dates of files and commits would count changes that no reader sees, and miss those in programs and facts.
 */
export function updatePageDates(recorded: PageDates, pages: readonly PublishedPage[], today: string): PageDates {
  const dates = pages.map(({ url, hash }) => {
    const { pathname } = new URL(url);
    const known = recorded[pathname];
    return [pathname, known?.[0] === hash ? known : ([hash, today] as const)] as const;
  });
  return Object.fromEntries(dates.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Returns the day of the last commit, which two builds of one state agree on, or else this day. */
export async function readBuildDay(): Promise<string> {
  const { code, output } = await runCommand("git", ["log", "-1", "--format=%cs"]).catch(() => ({
    code: 1,
    output: "",
  }));
  const day = /^\d{4}-\d\d-\d\d$/m.exec(output)?.[0];
  return code === 0 && day !== undefined ? day : new Date().toISOString().slice(0, 10);
}

/** Renders the dates with one page a line, so that two branches seldom change the same one. */
export function renderPageDates(dates: PageDates): string {
  const lines = Object.entries(dates).map(
    ([page, entry]) => `  ${JSON.stringify(page)}: [${entry.map((part) => JSON.stringify(part)).join(", ")}]`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}
