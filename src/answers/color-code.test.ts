import fc from "fast-check";
import { expect, test } from "vitest";
import { colorCode } from "./color-code.ts";

function colorsOf(code: string, language: string): readonly string[] {
  return colorCode(code, language).flatMap(({ text, color }) => (color ? [`${color}:${text}`] : []));
}

test.each([
  [
    "go",
    'return dag.Container().From("alpine:3.22") // pinned',
    ["k:return", "f:Container", "f:From", 's:"alpine:3.22"', "c:// pinned"],
  ],
  [
    "python",
    "def build(self, source: dagger.Directory):  # all of it",
    ["k:def", "f:build", "k:self", "t:Directory", "c:# all of it"],
  ],
  [
    "php",
    "#[DaggerFunction]\npublic function test(): string",
    ["t:DaggerFunction", "k:public", "k:function", "f:test"],
  ],
  ["shell", "dagger call --source=.#main | tee log # later", ["d:--source=", "s:.#main", "c:# later"]],
  [
    "shell",
    'GOOS=linux dagger core container from --address alpine:3.22 --args="go test" $NAME',
    ["s:linux", "d:--address", "s:alpine:3.22", "d:--args=", 's:"go test"', "n:$NAME"],
  ],
  ["dockerfile", "FROM alpine:3.22\nRUN make # all", ["k:FROM", "k:RUN", "c:# all"]],
  ["yaml", "- name: Publish\n  with:\n    count: 3", ["t:name", "t:with", "t:count", "n:3"]],
  ["yaml", "runs-on: ubuntu-24.04\nuses: dagger/dagger-for-github@v8.2.0", ["t:runs-on", "t:uses"]],
  ["text", 'return "nothing"', []],
])("%s: %s", (language, code, expected) => {
  expect(colorsOf(code, language)).toEqual(expected);
});

test("whatever the code, its pieces together are the code", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("go", "shell", "yaml", "text"), (code, language) => {
      const pieces = colorCode(code, language);
      expect(pieces.map(({ text }) => text).join("")).toBe(code);
    }),
  );
});
