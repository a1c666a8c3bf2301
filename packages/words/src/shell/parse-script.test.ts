import { expect, test } from "vitest";
import { parseScript } from "./parse-script.ts";
import type { Script } from "./script.ts";

/** Renders a script as one line, with commands in brackets, for comparing its structure. */
function show({ pipelines, functions }: Script): string {
  const declared = [...functions].map(([name, body]) => `${name}() {${show(body)}}`);
  const shown = pipelines.map((commands) =>
    commands
      .map(({ assignments, words, input }) =>
        [
          ...assignments.map(({ name, value }) => `${name}:=${value.text}`),
          ...words.map(({ text }) => `[${text}]`),
          ...(input ? [`<<${input.text}`] : []),
        ].join(""),
      )
      .join("|"),
  );
  return [...declared, ...shown].join(" ; ");
}

test.each([
  ["container | from alpine", "[container]|[from][alpine]"],
  ["a\nb & c && d || e; f", "[a] ; [b] ; [c] ; [d] ; [e] ; [f]"],
  ["a |\n  b", "[a]|[b]"],
  ["dagger call \\\n  build", "[dagger][call][build]"],
  ["x=$(a | b) y=1 c", "x:=$(…)y:=1[c]"],
  ["base=$(container)", "base:=$(…)"],
  ["echo 'a b' \"c $d\" e\\ f", "[echo][a b][c $d][e f]"],
  ["a > out 2>&1 < in b", "[a][b]"],
  ["# comment\na # more", "[a]"],
  ["vet() { $base | with-exec -- go; }\nvet", "vet() {[$base]|[with-exec][--][go]} ; [vet]"],
  ["if a; then b; else c; fi", "[a] ; [b] ; [c]"],
  ["dagger <<'EOF'\nx | y\nEOF\nz", "[dagger]<<x | y ; [z]"],
  ["a#b", "[a#b]"],
])("%s", (source, expected) => {
  expect(show(parseScript(source))).toBe(expected);
});

test.each([
  ["echo 'a", "Unexpected end of a quoted text, expected a closing quotation mark"],
  ["a $(b", 'Unexpected end of the script, expected a closing ")"'],
])("%s is an error", (source, message) => {
  expect(() => parseScript(source)).toThrow(message);
});

test("words know where they stand", () => {
  const words = parseScript("a  'bc' d").pipelines[0]?.[0]?.words ?? [];
  expect(words.map(({ offset }) => offset)).toEqual([0, 3, 8]);
});
