import type { Problem } from "@docs/pages";
import { readImages } from "../images.ts";
import type { PageRule } from "../rule.ts";

/** Shorter texts name a picture instead of saying what it says. */
const SHORTEST_ALT = 20;

/** Every picture says in words what it shows. */
export const checkImageTexts: PageRule = (page) =>
  readImages(page)
    .filter(({ alt }) => alt.trim().length < SHORTEST_ALT)
    .map(
      ({ url, alt, line, column }): Problem => ({
        file: page.file,
        line,
        column,
        found: `Unexpected alt text "${alt}" of ${url}`,
        expected: `at least ${SHORTEST_ALT} characters`,
        fix: "Say in a sentence what the picture says.",
      }),
    );
