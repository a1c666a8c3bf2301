import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenize } from "./tokenize.ts";

test.each([
  ["withMountedCache", ["with+mounted+cache"]],
  ["with_mounted_cache with-mounted-cache", ["with+mounted+cache", "with+mounted+cache"]],
  ["Container.withExec()", ["container", "with+exec"]],
  ["LLMTokenUsage", ["llm+token+usage"]],
  ["DAGGER_CLOUD_TOKEN", ["dagger+cloud+token"]],
  ["GitHub Actions, GitHubActions", ["github", "actions", "github+actions"]],
  ["dagger.json go.mod", ["dagger+json", "go+mod"]],
  ["0.19.4 v0.19.4", ["0.19.4", "0.19.4"]],
  ["--progress=plain", ["--progress:progress", "plain"]],
  ["dagger -c 'a -- b' a--b", ["dagger", "-c:c", "a", "b", "a+b"]],
  ["(--no-mod)", ["--no-mod:no+mod"]],
  ["Dagger's don't", ["dagger", "dont"]],
  ["Café ﬁle", ["cafe", "file"]],
  ["sha256:9f86d081884c7d659a2feaa0c55ad015", ["sha256"]],
  ["", []],
  ["... !? <>", []],
  ["🚀 日本語", ["日本語"]],
])("%j is cut into %j", (text, expected) => {
  const names = tokenize(text).map(({ parts, flag }) => (flag ? `${flag}:` : "") + parts.join("+"));
  expect(names).toEqual(expected);
});

test("tokens know where they stand in the text", () => {
  const text = "Call Container.withExec, then --progress";
  expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Call",
    "Container",
    "withExec",
    "then",
    "--progress",
  ]);
});

test("whatever the text, tokens stand in their order and apart, and are made of words in lower case", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(fc.constantFrom(..."aZ-_.'’ 0é"), fc.string({ unit: "grapheme" })) }),
      (text) => {
        let end = 0;
        for (const token of tokenize(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          for (const part of token.parts) {
            expect(part).not.toBe("");
            expect(part).toBe(part.toLowerCase());
          }
          end = token.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});
