import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { matchOneOf } from "./match-one-of.ts";

/** Says what the framework's router does with an address; it asks so for each route. */
function match(pathname: string, paths: readonly string[]): string | undefined {
  const path = matchOneOf(paths) as unknown as string;
  return matchPath(pathname, { path, exact: true })?.url;
}

test.each(["/", "/faq", "/reference/", "/sdk/client.gen/classes/Container"])(
  "%s is one of the pages, with or without a slash at its end",
  (path) => {
    const paths = ["/", "/faq", "/reference/", "/sdk/client.gen/classes/Container"];
    const bare = path.replace(/(.)\/$/, "$1");
    expect(match(bare, paths)).toBe(bare);
    expect(match(`${bare}/`.replace("//", "/"), paths)).toBeDefined();
  },
);

test.each(["/fa", "/faq/more", "/faqs", "/sdk/clientXgen/classes/Container", "/faq.html"])("%s is none", (path) => {
  expect(match(path, ["/faq", "/sdk/client.gen/classes/Container"])).toBeUndefined();
});
