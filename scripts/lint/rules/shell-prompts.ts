import { readCommandLines } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/** Excludes `#`, which begins a comment. */
const PROMPT = /^\s*(?<prompt>\$|%|>|❯|⋈|PS [^>]*>)\s+\S/u;

/** Checks that commands have no prompt, so readers can copy them unchanged. */
export const checkShellPrompts: PageRule = (page) =>
  readCommandLines(page).flatMap(({ text, line, column }) => {
    const prompt = PROMPT.exec(text)?.groups?.prompt;
    return prompt === undefined
      ? []
      : [
          {
            line,
            column: column + text.indexOf(prompt),
            found: `Unexpected prompt "${prompt}"`,
            expected: "the command alone",
            fix: 'Remove it; output goes into a block of its own with the language "text".',
          },
        ];
  });
