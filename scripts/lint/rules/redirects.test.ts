import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkRedirects } from "./redirects.ts";

const lint = (redirects: Readonly<Record<string, string>>, published: readonly string[] = []) =>
  lintSite(checkRedirects, {}, { redirects, routes: ["/", "/faq", "/reference/"], published });

test("a moved address may lead to a page, to one of its sections, and to the index of a folder", () => {
  expect(lint({ "/help": "/faq", "/questions": "/faq#cost", "/ref": "/reference/" })).toEqual([]);
});

test.each([
  [
    "a page that is redirected",
    { "/faq/": "/" },
    "data/redirects.json:1:1 Unexpected redirect of /faq/, which is a page, expected an address without a page",
  ],
  [
    "a second hop",
    { "/a": "/b", "/b": "/faq" },
    "data/redirects.json:1:1 Unexpected redirect of /a to /b, which is moved itself, expected /faq",
  ],
  [
    "a target that isn't there",
    { "/a": "/fqa" },
    'data/redirects.json:1:1 Unexpected redirect of /a to /fqa, where nothing is, expected "/faq"',
  ],
])("%s is an error", (_, redirects: Record<string, string>, problem) => {
  expect(lint(redirects)).toEqual([problem]);
});

test("an address that was published keeps a page or a redirect", () => {
  expect(lint({ "/help": "/faq" }, ["/", "/reference", "/help", "/questions"])).toEqual([
    "data/redirects.json:1:1 Unexpected end of /questions, which was published, expected a page or a redirect there",
  ]);
});
