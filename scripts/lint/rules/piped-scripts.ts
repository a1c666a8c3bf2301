import { readCodeBlocks } from "@docs/pages";
import type { PageFault, PageRule } from "../rule.ts";

/** Languages that configure CI systems. A person at a terminal notices a failed download, but a CI job doesn't. */
const CI_LANGUAGES = new Set(["groovy", "yaml"]);

/** A pipe into a shell, on one line or at the beginning of the next. */
const PIPE = /\|\s*(?:\w+=\S+\s+)*(?:ba)?sh\b/;

/** Checks that no CI job pipes a download into a shell, unless `pipefail` makes a failed download fail the job. */
export const checkPipedScripts: PageRule = (page) =>
  readCodeBlocks(page)
    .filter(({ language, lines }) => CI_LANGUAGES.has(language) && !lines.some(({ text }) => text.includes("pipefail")))
    .flatMap(({ lines }) =>
      lines.flatMap(({ text, ...place }, index): PageFault[] => {
        const next = lines[index + 1]?.text.trim() ?? "";
        const isPiped = PIPE.test(text) || (/\|\s*$/.test(text) && PIPE.test(`| ${next}`));
        // A YAML block scalar starts with the same character as a pipe, at the end of a line.
        if (!isPiped || /:\s*\|\s*$/.test(text)) return [];
        return [
          {
            ...place,
            found: "Unexpected pipe into a shell in a CI job",
            expected: "a download to a file, then a call of the file",
            fix: "Save the script with --output first: without pipefail, a failed download leaves the step green.",
          },
        ];
      }),
    );
