import { expect, test } from "vitest";
import { registerPage } from "./register-page.ts";

const lists = {
  "sidebars.ts": `export default {
  current: [{ items: pagesOf("features", ["caching", "secrets"]) }],
  gettingStarted: [{ items: pagesOf("getting-started/types", ["index"]) }],
};
`,
  "data/pages/sidebars.json": JSON.stringify({ current: ["/features/caching", "/reference/typescript/*"], none: [] }),
  "data/routes.txt": "/\n/features/caching\n/features/secrets\n",
};

test("a new page is listed behind its neighbors, in all three lists", () => {
  const registered = registerPage("features/budgets", lists);
  expect(registered["sidebars.ts"]).toContain('pagesOf("features", ["caching", "secrets", "budgets"])');
  expect(JSON.parse(registered["data/pages/sidebars.json"])).toEqual({
    current: ["/features/caching", "/reference/typescript/*", "/features/budgets"],
    none: [],
  });
  expect(registered["data/routes.txt"]).toBe("/\n/features/budgets\n/features/caching\n/features/secrets\n");
});

test("a page in a folder that no sidebar has names the lists to edit", () => {
  expect(() => registerPage("guides/first", lists)).toThrow(
    'Unexpected folder docs/guides, expected one that a pagesOf(…) of sidebars.ts lists. The page is there, but in no list: add "guides/first" to sidebars.ts, and /guides/first to data/pages/sidebars.json and data/routes.txt, then run npm run fix.',
  );
});
