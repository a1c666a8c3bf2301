import { expect, test } from "vitest";
import { breakCommand, hasLongPart } from "./break-command.ts";
import { highlight } from "./highlight.ts";

/** Breaks plain text, with a bar for each mark and a colon for each that only narrow screens have. */
function mark(code: string): string {
  return breakCommand(code, code).replaceAll("<wbr>", "|").replaceAll('<wbr class="narrow">', "¦");
}

test.each([
  ["dagger call build", "dagger call build"],
  ["dagger call with-exec --args=echo", "dagger |call |with-exec |--args=echo"],
  ["echo one\\\n    two three four five six", "echo one\\\n    two |three |four |five |six"],
  ["curl -fsSL https://dl.dagger.io/dagger/install.sh", "curl |-fsSL |https://¦dl.dagger.io/¦dagger/¦install.sh"],
  [
    "curl \\\n  https://dl.dagger.io/dagger/install.sh | sh",
    "curl \\\n  https://dl.dagger.io/dagger/install.sh || |sh",
  ],
  [`cat ${"a-long-name/".repeat(6)}b`, `cat |${"a-long-name/|".repeat(6)}b`],
])("lines end only between the words of %j, or between the parts of a long one", (code, marked) => {
  expect(mark(code)).toBe(marked);
});

test("marks neither add text nor split what stands for one character", async () => {
  const code = 'dagger core container from --address="a & b" | tee log';
  const html = await highlight(code, "bash");
  const broken = breakCommand(html, code);
  expect(broken.replaceAll("<wbr>", "")).toBe(html);
  expect(broken).toContain("&amp; <wbr>b");
  expect(broken.match(/<wbr>/g)).toHaveLength(code.split(" ").length - 1);
});

test.each([
  ["git checkout 0123456789abcdef0123456789abcdef", true],
  ["git clone https://github.com/dagger/dagger", false],
])("tells whether a part of %j is wider than a phone", (code, isLong) => {
  expect(hasLongPart(code)).toBe(isLong);
});
