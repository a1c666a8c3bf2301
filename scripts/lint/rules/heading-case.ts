import type { PageFault, PageRule } from "../rule.ts";

/** Checks that headings use sentence case: capitals only for the first word and for names. */
export const checkHeadingCase: PageRule = (page, { terms }) => {
  const isName = toMatcher(terms);
  return page.prose
    .filter(({ kind, text }, index) => kind === "heading" || (kind === "front matter" && index === 0 && text !== ""))
    .flatMap(({ text, placeAt }) =>
      [...text.matchAll(/(?<=[^:.?!\s]\s+)[A-Z][a-z]+(?![\w-])/g)]
        .filter((match) => !CODE.test(match[0]) && !isName(text, match.index))
        .map(
          ({ 0: word, index }): PageFault => ({
            ...placeAt(index),
            found: `Unexpected capital in "${word}"`,
            expected: `"${word.toLowerCase()}"`,
            fix: "Write headings like sentences; if it is a name, add it to data/terms.txt.",
            severity: "warning",
          }),
        ),
    );
};

/** The placeholder for code in a page's text. */
const CODE = /^Code$/;

/** Returns a function that tests whether an offset in a text lies within one of the terms. */
function toMatcher(terms: readonly string[]): (text: string, index: number) => boolean {
  const capitalized = terms.filter((term) => /[A-Z]/.test(term));
  return (text, index) =>
    capitalized.some((term) => {
      const first = Math.max(0, index - term.length + 1);
      const start = text.indexOf(term, first);
      return start !== -1 && start <= index;
    });
}
