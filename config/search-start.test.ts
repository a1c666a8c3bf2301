import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startPlaces } from "./search-start.ts";

/** Returns how long a page says in its front matter that it takes, in minutes. */
function readMinutes(url: string): string | undefined {
  return /^minutes: (\d+)$/m.exec(readFileSync(`docs${url}.mdx`, "utf8"))?.[1];
}

const table = readFileSync("docs/getting-started/index.mdx", "utf8");
const rows = [...table.matchAll(/\]\((\/getting-started\/quickstarts\/[^)]*)\).*?\| (\d+) minutes/g)];
const places = startPlaces.flatMap(({ url, hint }) => {
  const minutes = /(\d+) minutes/.exec(hint)?.[1];
  return minutes === undefined ? [] : [["", url, minutes]];
});

test.each([...rows, ...places].map(([, url = "", minutes]) => [url, minutes]))(
  "%s takes %s minutes wherever it's announced",
  (url, minutes) => {
    expect(readMinutes(url)).toBe(minutes);
  },
);

test("the list and the table announce tutorials", () => {
  expect([rows.length, places.length]).toEqual([4, 1]);
});
