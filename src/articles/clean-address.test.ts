import { expect, test } from "vitest";
import { fixAddress, toCleanPath } from "./clean-address.ts";

const PAGES = ["/", "/faq", "/reference/"];
const findPage = (pathname: string) => PAGES.find((page) => page.replace(/\/$/, "") === pathname.replace(/\/$/, ""));

test.each([
  ["/faq.html", "/faq"],
  ["/faq/index.html", "/faq"],
  ["/index.html", "/"],
  ["/faq", "/faq"],
  ["/reference/", "/reference/"],
  ["/html", "/html"],
])("the clean path of %s is %s", (pathname, path) => {
  expect(toCleanPath(pathname)).toBe(path);
});

test.each([
  ["/faq/index.html", "/faq"],
  ["/index.html", "/"],
  ["/reference/index.html", "/reference/"],
])("a page that was sent for %s gets the address %s", (pathname, path) => {
  const fix = fixAddress({ pathname, isNotFound: false, isRedirected: false }, findPage);
  expect(fix).toEqual({ kind: "rewrite", path });
});

test("a page that a redirect led to gets its clean address too", () => {
  const fix = fixAddress({ pathname: "/faq/index.html", isNotFound: false, isRedirected: true }, findPage);
  expect(fix).toEqual({ kind: "rewrite", path: "/faq" });
});

test.each([
  ["/faq.html", "/faq"],
  ["/reference.html", "/reference/"],
])("where the host has nothing at %s, the page is loaded from %s", (pathname, path) => {
  const fix = fixAddress({ pathname, isNotFound: true, isRedirected: false }, findPage);
  expect(fix).toEqual({ kind: "load", path });
});

test.each([
  ["is clean", { pathname: "/faq", isNotFound: true, isRedirected: false }],
  ["belongs to no page", { pathname: "/none.html", isNotFound: true, isRedirected: false }],
  ["is where the host's redirect led", { pathname: "/faq.html", isNotFound: true, isRedirected: true }],
])("an address that %s stays, so that nothing is loaded for ever", (_, sent) => {
  expect(fixAddress(sent, findPage)).toBeUndefined();
});
