import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkKindTemplate } from "./kind-template.ts";

const page = (kind: string, ...parts: readonly string[]) =>
  `---\ntitle: A\ndescription: B\nkind: ${kind}\n---\n\nText.\n\n${parts.join("\n\n")}\n`;
const example = "```shell\ndagger version\n```";
const next = "## Next\n\n[A](/a) and [B](/b#c)";
const steps = "1. Run it:\n\n   ```shell\n   dagger version\n   ```\n";
const long = Array.from({ length: 10 }, (_, index) => `${index + 1}. Step`).join("\n");
const snippet = '<Snippet name="a/b" />';

test.each([
  ["a concept", page("concept", example, "## Rules and limits", next), []],
  [
    "a concept without limits",
    page("concept", example, next),
    ['4:7 Unexpected page of kind concept without "Rules and limits", expected that section'],
  ],
  [
    "a concept with steps",
    page("concept", example, "## Limits", steps, next),
    ["numbered steps on a page of kind concept, expected an explanation"],
  ],
  [
    "a concept that is a how-to",
    page("concept", example, "## Limits", "## Prerequisites", next),
    ['Unexpected section "Prerequisites" on a page of kind concept, expected no "Prerequisites"'],
  ],
  [
    "a concept with one next page",
    page("concept", example, "## Limits", "## Next\n\n[A](/a)"),
    ["without links to at least 2 pages in its last section"],
  ],
  ["a how-to", page("how-to", "## Prerequisites", steps, "## Verify", next), []],
  [
    "a how-to without prerequisites",
    page("how-to", steps, "## Verify", next),
    ['warning: Unexpected page of kind how-to without "Prerequisites"'],
  ],
  [
    "a how-to without anything to do",
    page("how-to", "## Prerequisites", "## Verify", next),
    ["page of kind how-to without an example in code"],
  ],
  ["a how-to without proof", page("how-to", "## Prerequisites", steps, next), ['without "Verify"']],
  [
    "a how-to of ten steps",
    page("how-to", "## Prerequisites", example, long, "## Verify", next),
    ["Unexpected list of 10 steps, expected at most 9"],
  ],
  [
    "a tutorial",
    page("tutorial", "## What you build", "## Check your setup", example, "## What you learned", next),
    [],
  ],
  [
    "a tutorial without an end",
    page("tutorial", "## What you build", "## Check your setup", example, next),
    ['without "What you learned"'],
  ],
  ["a recipe", page("recipe", snippet, example), []],
  [
    "a recipe without a program",
    page("recipe", example),
    ["page of kind recipe without a snippet, expected a snippet"],
  ],
  ["a recipe that nobody runs", page("recipe", snippet), ["without a command that the reader runs"]],
  ["an overview", page("overview", "[A](/a), [B](/b), [C](/c), [D](/d)"), []],
  [
    "an overview by cards",
    page("overview", ...["a", "b", "c", "d"].map((name) => `<Card href="/${name}" title="${name}">Text</Card>`)),
    [],
  ],
  [
    "an overview of nothing",
    page("overview", "[A](/a), [A](/a#b), [C](https://c.example)"),
    ["without links to at least 4 pages"],
  ],
  ["a reference", page("reference", "| a | b |\n| - | - |\n| 1 | 2 |"), []],
  ["a reference of words", page("reference", "Text."), ["page of kind reference without a table or an example"]],
  ["an unknown kind", page("recipie", "Text."), []],
])("%s", (_, source, expected) => {
  const problems = lintPage(checkKindTemplate, source);
  expect(problems).toHaveLength(expected.length);
  expect(problems.join("\n")).toContain(expected.join("\n"));
});
