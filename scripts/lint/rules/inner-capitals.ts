import { describeChoices } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/** A capitalized word, or one with an inner capital, that isn't part of an address, path, or option. */
const WORD = /(?<![\w./@-])(?:[A-Za-z]*[a-z][A-Z][A-Za-z]*|[A-Z][a-z]+)(?![\w/@-]|\.\w)/g;
const INNER_CAPITAL = /[a-z][A-Z]/;

/**
 * Checks that a word with an inner capital is a name in `data/terms.txt`, and that names keep theirs: no "Orbstack".
 */
export const checkInnerCapitals: PageRule = (page, { terms }) => {
  const names = terms.flatMap((term) => term.split(" "));
  const spellings = new Map(names.filter((name) => INNER_CAPITAL.test(name)).map((name) => [name.toLowerCase(), name]));
  return page.prose.flatMap(({ text, placeAt }) =>
    [...text.matchAll(WORD)]
      .filter(([word]) => !names.includes(word) && (INNER_CAPITAL.test(word) || spellings.has(word.toLowerCase())))
      .map(({ 0: word, index }) => {
        const sameLetters = spellings.get(word.toLowerCase());
        const expected = sameLetters ? `"${sameLetters}"` : describeChoices(word, names, "a name of data/terms.txt");
        const fix = "Spell the name as its owner does; if it is right, add it to data/terms.txt.";
        return { ...placeAt(index), found: `Unexpected "${word}"`, expected, fix };
      }),
  );
};
