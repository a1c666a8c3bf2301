import { readImages } from "../links.ts";
import type { PageRule } from "../rule.ts";

/** Shorter texts only name a picture instead of describing it. */
const SHORTEST_ALT = 20;

/** Checks that every picture has a text that describes it. */
export const checkImageTexts: PageRule = (page) =>
  readImages(page)
    .filter(({ alt }) => alt.trim().length < SHORTEST_ALT)
    .map(({ url, alt, ...place }) => ({
      ...place,
      found: `Unexpected alt text "${alt}" of ${url}`,
      expected: `at least ${SHORTEST_ALT} characters`,
      fix: "Say in a sentence what the picture says.",
    }));
