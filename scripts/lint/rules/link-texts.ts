import { readLinks } from "../links.ts";
import type { PageRule } from "../rule.ts";

const EMPTY_TEXT =
  /^(?:here|this|this (?:page|link|guide|section|document)|(?:click|read|see|look) (?:here|this|more)|click|link|more|learn more|docs?|documentation)$/i;

/** Checks that links say where they go, including for people whose screen reader lists only the page's links. */
export const checkLinkTexts: PageRule = (page) =>
  readLinks(page)
    .filter(({ text }) => EMPTY_TEXT.test(text.trim()))
    .map(({ text, target, ...place }) => ({
      ...place,
      found: `Unexpected link text "${text.trim()}"`,
      expected: `words that say what ${target} is about`,
      fix: "Make the words that name the subject the link.",
    }));
