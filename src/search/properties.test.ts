import fc from "fast-check";
import { expect, test } from "vitest";
import { parseConversation } from "../answers/conversation.ts";
import { parseConversations } from "../answers/conversation-list.ts";
import { readSearchParams, toIssueUrl, toPathQuery, toSearchParams } from "./links.ts";
import { parseSegments } from "./providers/algolia-records.ts";
import { addFavorite, addRecent, NOTHING_SAVED, parseSavedHits, remove } from "./saved.ts";

const KEYS = [
  "id",
  "url",
  "kind",
  "title",
  "page",
  "recent",
  "favorite",
  "turns",
  "question",
  "phase",
  "parts",
  "type",
];

/** Values that another program may have put into storage: any JSON, often with the keys that the code looks for. */
const { stored } = fc.letrec<{ stored: unknown }>((tie) => ({
  stored: fc.oneof(
    { maxDepth: 5, depthIdentifier: "stored" },
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom("page", "/a", "//evil.example", "javascript:alert(1)", "https://example.org/", "quote", "refused"),
    fc.array(tie("stored"), { maxLength: 4, depthIdentifier: "stored" }),
    fc.dictionary(fc.constantFrom(...KEYS), tie("stored"), { maxKeys: 6, depthIdentifier: "stored" }),
  ),
}));

test("whatever storage holds, saved hits are read, and reading them again changes nothing", () => {
  fc.assert(
    fc.property(stored, (value) => {
      const saved = parseSavedHits(JSON.stringify(value));
      expect(parseSavedHits(JSON.stringify(saved))).toEqual(saved);
      for (const { url } of [...saved.recent, ...saved.favorite]) {
        expect(new URL(url, "https://site.invalid").protocol).toMatch(/^https?:$/);
      }
    }),
  );
});

test("whatever storage holds, conversations are read, and reading them again changes nothing", () => {
  fc.assert(
    fc.property(stored, (value) => {
      for (const conversation of parseConversations(JSON.stringify(value)).map(parseConversation)) {
        expect(parseConversation(JSON.parse(JSON.stringify(conversation)))).toEqual(conversation);
      }
    }),
  );
});

test("a hit is recent or a favorite and never both, whatever is done with hits", () => {
  const url = fc.constantFrom("/a", "/b", "/c", "/d", "/e", "/f", "/g", "/h", "/i");
  const step = fc.tuple(fc.constantFrom("add", "favor", "remove"), url);
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let saved = NOTHING_SAVED;
      for (const [what, at] of steps) {
        const hit = { url: at, kind: "page", title: at, page: at } as const;
        saved = what === "remove" ? remove(saved, at) : (what === "add" ? addRecent : addFavorite)(saved, hit);
      }
      const urls = [...saved.recent, ...saved.favorite].map((hit) => hit.url);
      expect(new Set(urls).size).toBe(urls.length);
      expect(Math.max(saved.recent.length, saved.favorite.length)).toBeLessThanOrEqual(7);
    }),
  );
});

test("the query and the page of an address are read as they were written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 1_000_000 }), (query, page) => {
      expect(readSearchParams(toSearchParams(query, page))).toEqual({ query, page });
    }),
  );
});

test("any text makes an address for reports, and any path a query", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(URL.canParse(toIssueUrl("https://example.org/new?title={query}", text))).toBe(true);
      expect(toPathQuery(`/${text}`).split(" ").length).toBeLessThanOrEqual(6);
    }),
  );
});

test("a text that is split at signs keeps everything but the signs", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "b", " ", "[", "]") }), (text) => {
      const segments = parseSegments(text, "[", "]");
      expect(segments.map((segment) => segment.text).join("")).toBe(text.replace(/[[\]]/g, ""));
      expect(segments.every((segment) => segment.text !== "")).toBe(true);
    }),
  );
});
