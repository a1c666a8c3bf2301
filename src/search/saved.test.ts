import { describe, expect, test } from "vitest";
import { addFavorite, addRecent, NOTHING_SAVED, parseSavedHits, remove, type SavedHit } from "./saved.ts";

const hit = (url: string): SavedHit => ({ url, kind: "page", title: `Title of ${url}`, page: "Page" });
const urls = (hits: readonly SavedHit[]) => hits.map(({ url }) => url);

describe("hits that the reader followed", () => {
  test("the last one stands first, each once, seven at most", () => {
    let saved = NOTHING_SAVED;
    for (const name of ["a", "b", "c", "d", "e", "f", "g", "h", "b"]) {
      saved = addRecent(saved, hit(`/${name}`));
    }
    expect(urls(saved.recent)).toEqual(["/b", "/h", "/g", "/f", "/e", "/d", "/c"]);
  });

  test("a favourite leaves the recent ones and does not come back among them", () => {
    const saved = addFavorite(addRecent(addRecent(NOTHING_SAVED, hit("/a")), hit("/b")), hit("/a"));
    expect([urls(saved.recent), urls(saved.favorite)]).toEqual([["/b"], ["/a"]]);
    expect(addRecent(saved, hit("/a"))).toBe(saved);
  });

  test("either kind can be forgotten", () => {
    const saved = addRecent(addFavorite(NOTHING_SAVED, hit("/a")), hit("/b"));
    expect(remove(remove(saved, "/a"), "/b")).toEqual(NOTHING_SAVED);
  });
});

describe("what storage holds", () => {
  test("comes back as it was written", () => {
    const saved = addRecent(addFavorite(NOTHING_SAVED, hit("/a")), hit("https://example.org/b"));
    expect(parseSavedHits(JSON.stringify(saved))).toEqual(saved);
  });

  test.each([
    [null],
    ["{"],
    ["null"],
    ['{"recent":"x"}'],
    [JSON.stringify({ recent: [null, 3, { url: "/a" }, { ...hit("/a"), kind: "toString" }] })],
    [JSON.stringify({ recent: [hit("javascript:alert(1)"), hit("//evil.example"), hit("data:text/html,x")] })],
    [JSON.stringify({ recent: [hit("/\\evil.example"), hit("/\t/evil.example"), hit("/\n\\evil.example")] })],
    [JSON.stringify({ favorite: [hit("https:evil"), hit("https:/evil.example"), hit("https:\\\\evil.example")] })],
  ])("is left out where it is no saved hit: %s", (json) => {
    expect(parseSavedHits(json)).toEqual(NOTHING_SAVED);
  });
});
