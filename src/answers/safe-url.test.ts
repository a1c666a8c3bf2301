import { describe, expect, test } from "vitest";
import { readLinkOfModel, readSafeUrl } from "./safe-url.ts";

const PLACE = { origin: "http://localhost:3000", baseUrl: "/docs/", siteUrl: "https://docs.dagger.io" };

describe("an address of a source", () => {
  test.each([
    ["/caching#volumes", "/docs/caching#volumes", true],
    ["/", "/docs/", true],
    ["https://docs.dagger.io/docs/caching?x=1#y", "/docs/caching?x=1#y", true],
    ["http://localhost:3000/docs/x", "/docs/x", true],
    ["https://blog.example.org/post", "https://blog.example.org/post", false],
  ])("%s leads to %s", (url, href, isInternal) => {
    expect(readSafeUrl(url, PLACE)).toEqual({ href, isInternal });
  });

  test.each([
    ...[
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "java\nscript:alert(1)",
      "\u0001javascript:alert(1)",
      " data:text/html,x",
    ],
    ...[
      "vbscript:x",
      "blob:https://evil.example/x",
      "file:///etc/passwd",
      "mailto:a@b.c",
      "//evil.example",
      "/\\evil.example",
    ],
    ...[
      "\\\\evil.example",
      "https://user:password@evil.example/",
      "http://127.0.0.1@evil.example/",
      "x",
      "",
      "#x",
      "http://",
    ],
  ])("%j is none", (url) => {
    const safe = readSafeUrl(url, PLACE);
    expect(safe).toBeUndefined();
  });

  test("a path stays within the site, however many steps up it takes", () => {
    expect(readSafeUrl("/../../x", PLACE)).toEqual({ href: "/x", isInternal: true });
    for (const url of ["/\t/evil.example", "/.//evil.example", "https://docs.dagger.io//evil.example"]) {
      expect(readSafeUrl(url, { ...PLACE, baseUrl: "/" })?.href).toBe("/evil.example");
    }
  });
});

describe("an address of a model", () => {
  const sources = ["https://blog.example.org/post", "/caching"];

  test.each([
    ["/secrets", "/docs/secrets"],
    ["https://docs.dagger.io/docs/secrets", "/docs/secrets"],
    ["https://blog.example.org/post", "https://blog.example.org/post"],
  ])("%s may be linked to", (url, href) => {
    expect(readLinkOfModel(url, sources, PLACE)?.href).toBe(href);
  });

  test.each(["https://evil.example/", "https://blog.example.org/other", "https://docs.dagger.io.evil.example/"])(
    "%s may not",
    (url) => {
      expect(readLinkOfModel(url, sources, PLACE)).toBeUndefined();
    },
  );
});
