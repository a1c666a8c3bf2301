import { expect, test } from "vitest";
import { registerPage } from "./register-page.ts";

const lists = {
  "sidebars.ts": `export default {
  current: [{ items: pagesOf("features", ["caching", "secrets"]) }],
  gettingStarted: [
    { items: pagesOf("getting-started", [["index", "Overview"], "installation"]) },
    { items: pagesOf("getting-started/api", [["cli", "Command line"]]) },
  ],
};
`,
  "data/pages/sidebars.json": JSON.stringify({
    current: ["/features/caching", "/reference/typescript/*"],
    gettingStarted: ["/getting-started/installation", "/getting-started/api/cli"],
  }),
  "data/routes.txt": "/\n/features/caching\n/features/secrets\n",
};

test("a new page is listed behind its neighbors, in all three lists", () => {
  const registered = registerPage("features/budgets", lists);
  expect(registered["sidebars.ts"]).toContain('pagesOf("features", ["caching", "secrets", "budgets"])');
  expect(JSON.parse(registered["data/pages/sidebars.json"])).toEqual({
    current: ["/features/caching", "/reference/typescript/*", "/features/budgets"],
    gettingStarted: ["/getting-started/installation", "/getting-started/api/cli"],
  });
  expect(registered["data/routes.txt"]).toBe("/\n/features/budgets\n/features/caching\n/features/secrets\n");
});

test.each([
  ["getting-started/retries", 'pagesOf("getting-started", [["index", "Overview"], "installation", "retries"])'],
  ["getting-started/api/retries", 'pagesOf("getting-started/api", [["cli", "Command line"], "retries"])'],
])("%s is listed behind neighbors that have a label", (name, expected) => {
  expect(registerPage(name, lists)["sidebars.ts"]).toContain(expected);
});

test("a page in a folder that no sidebar has names the lists to edit", () => {
  expect(() => registerPage("guides/first", lists)).toThrow(
    'Unexpected folder docs/guides, expected one that a pagesOf("FOLDER", […]) of sidebars.ts lists. The page is there, but in no list: add pagesOf("guides", ["first"]) to a category of sidebars.ts, and /guides/first to data/pages/sidebars.json and data/routes.txt, then run npm run fix.',
  );
});
