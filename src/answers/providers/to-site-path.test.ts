import { expect, test } from "vitest";
import { toSitePath } from "./to-site-path.ts";

test.each([
  ["https://docs.example.org/a/b?x=1#c", "/a/b#c"],
  ["/a#b", "/a#b"],
  ["https://docs.example.org//evil.example.org/x", "/evil.example.org/x"],
  ["https://evil.example.org/a", undefined],
  ["//evil.example.org/a", undefined],
  ["javascript:alert(1)", undefined],
  ["https://[", undefined],
])("%s is the page %s of this site", (address, path) => {
  expect(toSitePath(address, { baseUrl: "/", origins: ["https://docs.example.org"] })).toBe(path);
});
