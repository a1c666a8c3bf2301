import { expect, test } from "vitest";
import { fixAddress, isPageLink, toCleanPath, toReadableHash } from "./addresses.ts";

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

test.each(["", "#part", "#a%20b", "#gr%C3%B6%C3%9Fe", "#100%25"])("%j stays as it is", (hash) => {
  expect(toReadableHash(hash)).toBe(hash);
});

test.each(["#%", "#100%", "#%E0%A4%A", "#%E0%A4", "#%zz", "#a b%"])("%j stands for its own characters", (hash) => {
  expect(decodeURIComponent(toReadableHash(hash))).toBe(hash);
});

test.each([
  ["another page", "https://docs.example/faq", true],
  ["a page with a dot in a folder", "https://docs.example/sdk/client.gen/classes/File", true],
  ["a page with a dot in its name", "https://docs.example/releases/0.19", true],
  ["another query of the page", "https://docs.example/?sdk=go", true],
  ["another page with a fragment", "https://docs.example/faq#top", true],
  ["a part of the page", "https://docs.example/#top", false],
  ["a file", "https://docs.example/llms.txt", false],
  ["a file without an ending", "https://docs.example/LICENSE", false],
  ["another site", "https://elsewhere.example/faq", false],
])("a link to %s is followed by the shell: %s", (_, address, isFollowed) => {
  const pages = ["/", "/faq", "/sdk/client.gen/classes/File", "/releases/0.19"];
  const current = new URL("https://docs.example/");
  expect(isPageLink(new URL(address), current, (path) => pages.includes(path))).toBe(isFollowed);
});
