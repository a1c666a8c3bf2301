import { type Problem, readSnippetUses } from "@docs/pages";
import { readImages, readLinks } from "../links.ts";
import type { SiteRule } from "../rule.ts";

/** Checks that every snippet is used on a page. */
export const checkUnusedSnippets: SiteRule = (pages, { snippets }) => {
  const used = new Set(pages.flatMap(readSnippetUses).map(({ name }) => name));
  return [...snippets.keys()]
    .filter((name) => !used.has(name))
    .map((name) => unused(`snippets/${name}`, "snippet that no page shows", `<Snippet name="${name}" /> on a page`));
};

/** Checks that every picture is used on a page or named in the site's code. */
export const checkUnusedImages: SiteRule = (pages, { images, codeText }) => {
  const used = new Set([
    ...pages.flatMap(readImages).map(({ url }) => url),
    ...pages.flatMap(readLinks).map(({ target }) => target),
  ]);
  return images
    .filter((url) => !used.has(url) && !codeText.includes(url))
    .map((url) => unused(`static${url}`, "picture that no page shows", `![…](${url}) on a page`));
};

function unused(file: string, what: string, expected: string): Problem {
  return { file, found: `Unexpected ${what}`, expected, fix: "Show it or delete it." };
}
