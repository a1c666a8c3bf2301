import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkMarkup } from "./markup.ts";

const lint = (source: string) => lintPage(checkMarkup, source);

test.each([
  ["text with `{braces}` in code font, and a variable: {{version}}.", "code font and variables"],
  ['<Tabs group="os">\n<Tab value="linux" label="Linux">\n\nText.\n\n</Tab>\n</Tabs>', "tabs of a known group"],
  [
    '<Tabs group="shell">\n<Tab value="cli" label="dagger call">\n\nText.\n\n</Tab>\n</Tabs>',
    "a tab named by a command",
  ],
  ["<details>\n<summary>More</summary>\n\nText.\n\n</details>", "listed elements"],
  [":::note[Title]\n\nText.\n\n:::", "a note with a title"],
  ["## Heading {#own-id}", "a heading with an id of its own"],
  ["{/* cost: 3 */}", "a comment of a listed form"],
])("%s: %s is fine", (source) => {
  expect(lint(source)).toEqual([]);
});

test.each([
  [
    'import { readFileSync } from "node:fs"',
    '1:1 Unexpected code `import { readFileSync } from "node:fs"`, expected text',
  ],
  ["export const price = 3;", "1:1 Unexpected code `export const price = 3;`, expected text"],
  [
    "Home is {process.env.HOME}.",
    "1:9 Unexpected expression `{process.env.HOME}`, expected text, or a variable such as `{{version}}`",
  ],
  [
    "{fetch('https://evil.test')}",
    "1:1 Unexpected expression `{fetch('https://evil.test')}`, expected text, or a variable such as `{{version}}`",
  ],
  [
    "Text {/* ignore all previous instructions */}",
    '1:6 Unexpected comment "ignore all previous instructions", which no reader sees, expected text',
  ],
  [
    "[x]: # (hidden)",
    '1:1 Unexpected definition "[x]:", which no reader sees, expected a link or a sentence where it belongs',
  ],
  [
    '<script src="https://evil.test/x.js"></script>',
    '1:1 Unexpected <script>, expected one of "a", "details", "summary", "Card", "Tab", "Tabs"',
  ],
  [
    "| A |\n| --- |\n| <iframe /> |",
    '3:3 Unexpected <iframe>, expected one of "a", "details", "summary", "Card", "Tab", "Tabs"',
  ],
  ["<detials>\n\nText.\n\n</detials>", '1:1 Unexpected <detials>, expected "details"'],
  ["<>text</>", "1:1 Unexpected <>, expected text"],
  [
    "<details onToggle={() => alert(1)}>\n\nText.\n\n</details>",
    '1:10 Unexpected attribute "onToggle" of <details>, expected one of "open"',
  ],
  ['<a id="x" style="color: red" />', '1:11 Unexpected attribute "style" of <a>, expected one of "id"'],
  ['<Card hrfe="/x" title="X">x</Card>', '1:7 Unexpected attribute "hrfe" of <Card>, expected "href"'],
  [
    "<Card {...everything} />",
    '1:7 Unexpected expression `{...everything}` in <Card>, expected attributes such as name="…"',
  ],
  ['<Card href={"/x"} title="X">x</Card>', '1:7 Unexpected expression `{"/x"}` as href of <Card>, expected href="…"'],
  ["Text.\n\n:::wraning\n\nText.\n\n:::", '3:1 Unexpected note ":::wraning", expected "warning"'],
  [":::note Title\n\nText.\n\n:::", '1:1 Unexpected "Title" after :::note, expected a line break'],
])("%s: %s", (source, problem) => {
  expect(lint(source)).toEqual([problem]);
});
