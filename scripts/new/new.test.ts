import { expect, test } from "vitest";
import { sdkLanguages } from "../../plugins/code/languages.ts";
import { parsePage } from "../lint/parse-page.ts";
import { checkFrontMatter } from "../lint/rules/front-matter.ts";
import { scaffoldPage } from "./page.ts";
import { scaffoldSnippet } from "./snippet.ts";

const KINDS = ["concept", "how-to", "tutorial", "reference", "recipe", "overview"];

test("a new snippet has every SDK language", () => {
  const { files } = scaffoldSnippet("cookbook/mount-directory");
  const endings = files.map(({ file }) => file.replace(/^.*\./, "."));
  expect(endings).toEqual(sdkLanguages.map(({ extension }) => extension));
  expect(files.every(({ content }) => content.trimEnd().split("\n").length <= 40)).toBe(true);
});

test.each(KINDS)("a new page of kind %s parses and has the front matter that every page has", (kind) => {
  const [page] = scaffoldPage("cookbook/builds", kind).files;
  expect(page?.file).toBe("docs/cookbook/builds.mdx");
  const parsed = parsePage(page?.file ?? "", page?.content ?? "");
  expect(checkFrontMatter([parsed], {} as never)).toEqual([]);
});

test.each<[string, () => unknown, string]>([
  [
    "a snippet without a topic",
    () => scaffoldSnippet("mount"),
    'Unexpected snippet "mount", expected kebab-case words with a slash',
  ],
  ["a snippet with capitals", () => scaffoldSnippet("a/Mount"), 'Unexpected snippet "a/Mount"'],
  ["a snippet without a path", () => scaffoldSnippet(undefined), "Unexpected snippet without a path"],
  ["a page without a kind", () => scaffoldPage("a/b", undefined), "Unexpected page without a kind, expected one of"],
  [
    "a page of an unknown kind",
    () => scaffoldPage("a/b", "recipie"),
    'Unexpected page of kind "recipie", expected "recipe"',
  ],
])("%s is an error", (_, work, message) => {
  expect(work).toThrow(message);
});
