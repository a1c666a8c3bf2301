import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkRoutes } from "./routes.ts";

const lint = (files: Readonly<Record<string, string>>, routes: readonly string[], unreadable: readonly string[] = []) =>
  lintSite(checkRoutes, files, { routes, unreadable });

test("each address has a page, and each page an address; the search page is the theme's", () => {
  const files = {
    "docs/index.mdx": "Text.\n",
    "docs/a/index.mdx": "---\nslug: /a\n---\nText.\n",
    "docs/reference/typescript/index.mdx": "Text.\n",
  };
  expect(lint(files, ["/", "/a", "/reference/typescript/", "/search"])).toEqual([]);
  expect(lint(files, ["/", "/a", "/reference/typescript/", "/broken"], ["docs/broken/index.mdx"])).toEqual([]);
});

test.each([
  [
    "a deleted page",
    {},
    ["/faq"],
    "data/routes.txt:1:1 Unexpected address /faq without a page, expected docs/faq.mdx, or its slug",
  ],
  [
    "a generated page that is lost",
    {},
    ["/reference/typescript/x"],
    "data/routes.txt:1:1 Unexpected address /reference/typescript/x without a page, expected a page that plugins/sdk-reference makes",
  ],
  [
    "a page of its own invention",
    { "docs/faqs.mdx": "Text.\n" },
    [],
    "docs/faqs.mdx:1:1 Unexpected address /faqs, expected none, for there are none",
  ],
])("%s is an error", (_, files: Record<string, string>, routes, problem) => {
  expect(lint(files, routes)).toEqual([problem]);
});

test("a slash too many is told from a page that is missing", () => {
  expect(lint({ "docs/a/index.mdx": "Text.\n" }, ["/a"])).toEqual([
    "data/routes.txt:1:1 Unexpected address /a without a page, expected docs/a.mdx, or its slug",
    "docs/a/index.mdx:1:1 Unexpected address /a/, expected /a",
  ]);
});
