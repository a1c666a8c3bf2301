import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkFrontMatter } from "./front-matter.ts";

const KEYS =
  'one of "title", "description", "kind", "keywords", "minutes", "slug", "displayed_sidebar", "hide_title", "hide_table_of_contents", "pagination_next"';
const long = "x".repeat(161);

test.each([
  ["complete", "---\ntitle: A\ndescription: B\nkind: concept\n---\n", []],
  ["quoted", "---\ntitle: \"A: b\"\ndescription: 'It''s'\nkind: how-to\n---\n", []],
  ["with keywords", '---\ntitle: A\ndescription: B\nkind: how-to\nkeywords: ["helm chart", "k8s"]\n---\n', []],
  [
    "keywords without quotes",
    "---\ntitle: A\ndescription: B\nkind: how-to\nkeywords: [helm]\n---\n",
    ['5:1 Unexpected front matter "keywords: [helm]", expected `key: value` on one line'],
  ],
  [
    "an unknown key, and one that hides the page",
    "---\ntitle: A\ndescription: B\nkind: concept\nkeyword: x\nunlisted: true\nsidebar_position: 1\n---\n",
    [
      '5:1 Unexpected front matter "keyword", expected "keywords"',
      `6:1 Unexpected front matter "unlisted", expected ${KEYS}`,
      `7:1 Unexpected front matter "sidebar_position", expected ${KEYS}`,
    ],
  ],
  [
    "a value of another form, and a comment",
    "---\ntitle: A\ndescription: B\nkind: concept\nhide_title: yes\n# hidden\n---\n",
    [
      '6:1 Unexpected front matter "# hidden", expected `key: value` on one line',
      '5:13 Unexpected hide_title "yes", expected true, or no such line',
    ],
  ],
  [
    "missing altogether",
    "Text.\n",
    [
      "1:1 Unexpected front matter without title, expected a line `title: …`",
      "1:1 Unexpected front matter without description, expected a line `description: …`",
      "1:1 Unexpected front matter without kind, expected a line `kind: …`",
    ],
  ],
  [
    "a long description",
    `---\ntitle: A\ndescription: ${long}\nkind: concept\n---\n`,
    ["3:14 Unexpected description of 161 characters, expected at most 160"],
  ],
  [
    "a misspelt kind",
    "---\ntitle: A\ndescription: B\nkind: howto\n---\n",
    ['4:7 Unexpected kind "howto", expected "how-to"'],
  ],
  [
    "a block",
    "---\ntitle: A\ndescription: >-\n  B\nkind: concept\n---\n",
    [
      '3:1 Unexpected front matter "description: >-", expected `key: value` on one line',
      '4:1 Unexpected front matter "B", expected `key: value` on one line',
      "1:1 Unexpected front matter without description, expected a line `description: …`",
    ],
  ],
])("front matter: %s", (_, source, expected) => {
  expect(lintPage(checkFrontMatter, source)).toEqual(expected);
});
