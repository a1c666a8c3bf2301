import type { LintPage } from "@docs/pages";
import { findPhrases, type Phrase } from "../find-phrases.ts";
import type { PageRule, SiteFacts } from "../rule.ts";

/** Terms and names of products are written the same way every time: data/glossary/variants.json. */
export const checkGlossarySpelling: PageRule = (page, { termVariants }) => {
  const hasCodeFont = ({ kind }: LintPage["prose"][number]) => kind !== "attribute" && kind !== "front matter";
  const inText = { ...page, prose: page.prose.filter(hasCodeFont) };
  const elsewhere = { ...page, prose: page.prose.filter((block) => !hasCodeFont(block)) };
  return [
    ...findPhrases(inText, termVariants.map(toPhrase)),
    // Where there is no code font, the name of a program may begin a command line: `dagger call`.
    ...findPhrases(elsewhere, termVariants.map(toPhrase).map(exceptCommands)),
  ];
};

function toPhrase({ write, not }: SiteFacts["termVariants"][number]): Phrase {
  return {
    // A name inside an address, a path or a compound is somebody else's spelling.
    pattern: new RegExp(`(?<![\\w./@-])(?:${not.map(escapePattern).join("|")})(?![\\w/@-]|\\.\\w)`, "g"),
    expected: `"${write}"`,
    fix: "Write the term as the glossary does; what is typed goes into code font.",
  };
}

function exceptCommands({ pattern, ...phrase }: Phrase): Phrase {
  return { ...phrase, pattern: new RegExp(`${pattern.source}(?<![a-z](?= [a-z]))`, "g") };
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
