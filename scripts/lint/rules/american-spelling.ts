import type { Problem } from "@docs/pages";
import { findPhrases } from "../find-phrases.ts";
import type { PageRule } from "../rule.ts";

const IZE = [
  ..."apolog author capital categor central container critic custom emphas final general harmon initial".split(" "),
  ..."local material maxim memor minim modern normal optim organ parallel parametr priorit real recogn".split(" "),
  ..."serial special stabil standard summar synchron token util virtual visual".split(" "),
];

/** British spellings, each with the part to replace and its American form. */
const FORMS: readonly { readonly pattern: RegExp; readonly british: RegExp; readonly american: string }[] = [
  {
    pattern: /\b\w*(?:arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|vap)our\w*/gi,
    british: /our/i,
    american: "or",
  },
  {
    pattern: new RegExp(`\\b\\w*(?:${IZE.join("|")})is(?:e|ed|es|er|ers|ing|able|ation|ations|ational)\\b`, "gi"),
    british: /is(?=(?:e|ed|es|er|ers|ing|able|ation|ations|ational)$)/i,
    american: "iz",
  },
  { pattern: /\banalys(?:e|ed|ing)\b/gi, british: /ys/i, american: "yz" },
  {
    pattern:
      /\b\w*(?:cancel|channel|dial|fuel|label|level|marshal|model|pencil|signal|total|travel|tunnel)l(?:ed|ing|er|ers)\b/gi,
    british: /ll(?=\w{2,3}$)/i,
    american: "l",
  },
  { pattern: /\b(?:defen|licen|offen|preten)ces?\b/gi, british: /c(?=es?$)/i, american: "s" },
  { pattern: /\b(?:cent|fib|lit|met|theat)res?\b/gi, british: /re/i, american: "er" },
  { pattern: /\bgrey\w*/gi, british: /e/i, american: "a" },
  { pattern: /\bartefacts?\b/gi, british: /e/i, american: "i" },
  { pattern: /\bprogrammes?\b/gi, british: /me/i, american: "" },
  { pattern: /\bjudgement\w*/gi, british: /ge/i, american: "g" },
  { pattern: /\bwhilst\b/gi, british: /st/i, american: "e" },
  { pattern: /\b(?:burn|dream|learn)t\b/gi, british: /t$/i, american: "ed" },
  { pattern: /\bspelt\b/gi, british: /t$/i, american: "led" },
];

/** Checks for American spelling, including in text that a page gets from `data/`. */
export const checkAmericanSpelling: PageRule = (page) =>
  FORMS.flatMap(({ pattern, british, american }) =>
    findPhrases(page, [{ pattern, expected: "", fix: "Write American English." }]).map((problem): Problem => {
      const word = /"(.*)"/.exec(problem.found)?.[1] ?? "";
      return { ...problem, expected: `"${word.replace(british, american)}"` };
    }),
  );
