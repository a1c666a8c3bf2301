import type { Problem } from "@docs/pages";
import { readCodeBlocks } from "@docs/pages";
import type { PageRule } from "../rule.ts";

/** Languages in which CI systems are configured. A person at a terminal sees a failed download; a job does not. */
const CI_LANGUAGES = new Set(["groovy", "yaml"]);

/** A pipe into a shell, on one line or at the beginning of the next. */
const PIPE = /\|\s*(?:\w+=\S+\s+)*(?:ba)?sh\b/;

/** A CI job does not pipe a download into a shell, unless `pipefail` makes a failed download fail the job. */
export const checkPipedScripts: PageRule = (page) =>
  readCodeBlocks(page)
    .filter(({ language, lines }) => CI_LANGUAGES.has(language) && !lines.some(({ text }) => text.includes("pipefail")))
    .flatMap(({ lines }) =>
      lines.flatMap(({ text, line, column }, index): Problem[] => {
        const next = lines[index + 1]?.text.trim() ?? "";
        const isPiped = PIPE.test(text) || (/\|\s*$/.test(text) && PIPE.test(`| ${next}`));
        // A block scalar of YAML ends in the same character as a pipe.
        if (!isPiped || /:\s*\|\s*$/.test(text)) return [];
        return [
          {
            file: page.file,
            line,
            column,
            found: "Unexpected pipe into a shell in a CI job",
            expected: "a download to a file, then a call of the file",
            fix: "Save the script with --output first: without pipefail, a failed download leaves the step green.",
          },
        ];
      }),
    );
