import { loadFacts } from "@docs/facts";
import { parsePage } from "@docs/pages";
import { readSnippetSources, sdkLanguages } from "@docs/snippets";
import { checkWords } from "@docs/words";
import { expect, test } from "vitest";
import { checkPages } from "./lint/check-pages.ts";
import { kinds } from "./lint/kinds.ts";
import { readSiteFacts } from "./read-site-facts.ts";
import { scaffoldPage, scaffoldSnippet } from "./scaffold.ts";

/** Returns whether a problem is a link to another page: the page is checked by itself, so such links lead nowhere. */
function isLinkElsewhere(found: string): boolean {
  return /^Unexpected link to .*, where nothing is$/.test(found);
}

test("a new snippet has every SDK language", () => {
  const { files } = scaffoldSnippet("cookbook/mount-directory");
  const endings = files.map(({ file }) => file.replace(/^.*\./, "."));
  expect(endings.sort()).toEqual(sdkLanguages.map(({ extension }) => extension).sort());
  expect(files.every(({ content }) => content.trimEnd().split("\n").length <= 40)).toBe(true);
});

test.each(Object.keys(kinds))(
  "a new page of kind %s passes the checks as it is, save for what is still to be written",
  (kind) => {
    const [page] = scaffoldPage("cookbook/build-images", kind).files;
    expect(page?.file).toBe("docs/cookbook/build-images.mdx");
    const parsed = parsePage(page?.file ?? "", page?.content ?? "");
    const facts = {
      ...readSiteFacts(),
      sidebars: new Map([["cookbook", new Set(["cookbook/build-images"])]]),
      sidebarTable: { cookbook: ["/cookbook/build-images"] },
      routes: ["/cookbook/build-images"],
    };
    const problems = checkPages([parsed], facts).filter(({ file }) => file === page?.file);
    const found = problems.map((problem) => problem.found).filter((text) => !isLinkElsewhere(text));
    expect([...new Set(found)]).toEqual(["Unexpected TODO"]);
    const words = checkWords({
      pages: [parsed],
      snippets: readSnippetSources(),
      facts: loadFacts(),
      checksUnused: false,
    });
    expect(words).toEqual([]);
  },
);

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
