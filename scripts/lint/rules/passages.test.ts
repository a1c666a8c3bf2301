import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkPassages } from "./passages.ts";

const shown = { "docs/a.mdx": '<Shared name="ci/token" />\n', "docs/b.mdx": '- <Shared name="ci/token" />\n' };

test.each<[string, Record<string, string>, string[]]>([
  ["shown twice", { ...shown, "docs/_shared/ci/token.mdx": "Text.\n" }, []],
  [
    "shown nowhere",
    { "docs/_shared/a.mdx": "Text.\n" },
    ['docs/_shared/a.mdx:1:1 Unexpected passage that no page shows, expected <Shared name="a" /> on two pages or more'],
  ],
  [
    "shown once",
    { "docs/a.mdx": '<Shared name="a" />\n', "docs/_shared/a.mdx": "Text.\n" },
    [
      'docs/_shared/a.mdx:1:1 warning: Unexpected passage that only one page shows, expected <Shared name="a" /> on two pages or more',
    ],
  ],
  [
    "misspelt",
    { ...shown, "docs/c.mdx": 'Text.\n\n<Shared name="ci/tokn" />\n', "docs/_shared/ci/token.mdx": "Text.\n" },
    ['docs/c.mdx:3:1 Unexpected passage "ci/tokn", expected "ci/token"'],
  ],
  [
    "with a heading",
    { ...shown, "docs/_shared/ci/token.mdx": "## Token\n" },
    ["docs/_shared/ci/token.mdx:1:1 Unexpected heading in a shared passage, expected headings on pages only"],
  ],
])("a passage %s", (_, files, expected) => {
  expect(lintSite(checkPassages, files)).toEqual(expected);
});
