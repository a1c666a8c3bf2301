import { escapePattern, type LintPage } from "@docs/pages";
import { findPhrases, type Phrase } from "../find-phrases.ts";
import type { PageRule, SiteFacts } from "../rule.ts";

/** Checks that terms and product names are always written the same way: `data/glossary/variants.json`. */
export const checkGlossarySpelling: PageRule = (page, { termVariants }) => {
  const hasCodeFont = ({ kind }: LintPage["prose"][number]) => kind !== "attribute" && kind !== "front matter";
  const inText = { prose: page.prose.filter(hasCodeFont) };
  const elsewhere = { prose: page.prose.filter((block) => !hasCodeFont(block)) };
  return [
    ...findPhrases(inText, termVariants.map(toPhrase)),
    // In text without code font, a program's name may begin a command line: `dagger call`.
    ...findPhrases(elsewhere, termVariants.map(toPhrase).map(exceptCommands)),
  ];
};

function toPhrase({ write, not }: SiteFacts["termVariants"][number]): Phrase {
  return {
    // Inside an address, a path, or a compound, a name has to keep its original spelling.
    pattern: new RegExp(`(?<![\\w./@-])(?:${not.map(escapePattern).join("|")})(?![\\w/@-]|\\.\\w)`, "g"),
    expected: `"${write}"`,
    fix: "Write the term as the glossary does; what is typed goes into code font.",
  };
}

function exceptCommands({ pattern, ...phrase }: Phrase): Phrase {
  return { ...phrase, pattern: new RegExp(`${pattern.source}(?<![a-z](?= [a-z]))`, "g") };
}
