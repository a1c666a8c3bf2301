import { describeChoices, readCodeBlocks } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/** Checks that every fenced block names a language that the site can highlight. */
export const checkCodeLanguages: PageRule = (page, { codeLanguages }) =>
  readCodeBlocks(page)
    .filter(({ language }) => !codeLanguages.includes(language))
    .map(({ language, line, column }) => ({
      ...{ line, column },
      found: language === "" ? "Unexpected fence without a language" : `Unexpected language "${language}"`,
      expected:
        language === "" ? 'one such as "shell", or "text" for output' : describeChoices(language, codeLanguages),
      fix: "Name it after the opening fence; packages/snippets/src/languages.ts has all of them.",
    }));
