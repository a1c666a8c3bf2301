import { describeNearest } from "../../words/nearest.ts";
import type { Problem } from "../problem.ts";
import type { PageRule } from "../rule.ts";

/** A word with a capital inside, which is nobody's address, path or option. */
const WORD = /(?<![\w./@-])[A-Za-z]*[a-z][A-Z][A-Za-z]*(?![\w/@-]|\.\w)/g;

/** A word with a capital inside is a name of data/terms.txt, spelled as it is there. */
export const checkInnerCapitals: PageRule = (page, { terms }) => {
  const names = terms.flatMap((term) => term.split(" "));
  return page.prose.flatMap(({ text, placeAt }) =>
    [...text.matchAll(WORD)]
      .filter(([word]) => !names.includes(word))
      .map(({ 0: word, index }): Problem => {
        const { line, column } = placeAt(index);
        const sameLetters = names.find((name) => name.toLowerCase() === word.toLowerCase());
        const expected = sameLetters ? `"${sameLetters}"` : describeNearest(word, names, "a name of data/terms.txt");
        const fix = "Spell the name as its owner does; if it is right, add it to data/terms.txt.";
        return { file: page.file, line, column, found: `Unexpected "${word}"`, expected, fix, severity: "error" };
      }),
  );
};
