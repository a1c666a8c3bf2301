import type { Problem } from "@docs/pages";

/** A kind of page, named for the one situation in which it helps a reader. */
export type Kind = "concept" | "how-to" | "overview" | "recipe" | "reference" | "tutorial";

/** A section that pages of a kind must have, or must not have. */
export interface SectionRule {
  /** The name that readers use for it. */
  readonly name: string;
  readonly heading: RegExp;
  readonly severity?: Problem["severity"];
}

/** A piece of a page that isn't a section. */
export type Piece = "command" | "example" | "map" | "next pages" | "snippet" | "table or example";

/** The sections and pieces that make up pages of a kind. */
export interface KindRule {
  /** Sections of a new page in order, each with its purpose and a sample that passes the checks. */
  readonly template: readonly (readonly [heading: string, purpose: string, sample?: string])[];
  readonly sections: readonly SectionRule[];
  readonly pieces: readonly Piece[];
  /** Sections that belong to another kind. */
  readonly foreign: readonly SectionRule[];
  /** Whether it may have numbered steps with commands. */
  readonly hasSteps: boolean;
}

/** Samples for new pages: valid as they are, and meant to be replaced. */
const COMMAND = "```shell\ndagger functions\n```";
const STEPS = "1. List the functions:\n\n   ```shell\n   dagger functions\n   ```\n\n   The list has a line for each.";
const PAGES = "- [Concepts](/getting-started/concepts)\n- [Caching](/features/caching)";
const TABLE = "| Name | Type | Meaning |\n| --- | --- | --- |\n| `source` | `Directory` | What is built. |";
const SNIPPET = '<Snippet name="home/build-and-test" />';

const NEXT: SectionRule = { name: "Next", heading: /^(?:next|related|see also|where to go|more (?:help|about))/i };
const PREREQUISITES: SectionRule = {
  name: "Prerequisites",
  heading: /^(?:prerequisites|before you (?:start|begin)|what you need|requirements|check your setup)/i,
};
const VERIFY: SectionRule = {
  name: "Verify",
  heading: /\b(?:call|check|confirm|find out|look|prove|run|see|test|try|verify|watch)\b/i,
};
const LEARNED: SectionRule = { name: "What you learned", heading: /^what you (?:have )?learned/i };
const MISREADINGS: SectionRule = { name: "Common misreadings", heading: /^common misreadings/i };

/** Requirements of each kind, used by the templates of new pages and by the rule that checks existing ones. */
export const kinds: Readonly<Record<Kind, KindRule>> = {
  concept: {
    template: [
      ["Why it exists", "Say which trouble readers have without it. A diagram helps here."],
      ["How it works", "Explain it with the smallest example.", SNIPPET],
      ["Rules and limits", "State what it costs and where it ends."],
      ["Common misreadings", "Correct what readers believe at first."],
      ["Related tasks and API", "Link to two to four pages for this reader.", PAGES],
    ],
    sections: [{ name: "Rules and limits", heading: /limit|misreading|guarantee|wrong/i }, NEXT],
    pieces: ["example", "next pages"],
    foreign: [PREREQUISITES, { ...VERIFY, heading: /^(?:verify|confirm)\b/i }, LEARNED],
    hasSteps: false,
  },
  "how-to": {
    template: [
      ["Prerequisites", "List what the reader needs, each with the command that checks it."],
      ["Steps", "Number at most nine steps, each with what the reader sees.", STEPS],
      ["Verify", "Show the command that proves it, and its output.", COMMAND],
      ["Variations", "Say what to change for other cases."],
      ["Errors you may meet", "Give the exact message, the cause and the fix."],
      ["Next", "Link to two to four pages for this reader.", PAGES],
    ],
    // A task that's a series of decisions has no numbered steps, and you verify it as you go.
    sections: [{ ...PREREQUISITES, severity: "warning" }, { ...VERIFY, severity: "warning" }, NEXT],
    pieces: ["example", "next pages"],
    foreign: [LEARNED, MISREADINGS],
    hasSteps: true,
  },
  tutorial: {
    template: [
      ["What you'll build", "Say what the reader ends with, and how long it takes."],
      ["Check your setup", "List the commands that show whether everything is there.", COMMAND],
      ["Build the first step", "Lead to a first success within minutes; one heading for each step."],
      ["The whole code", "Show the finished program.", SNIPPET],
      ["What you learned", "Name it in a list."],
      ["Next", "Link to two to four pages for this reader.", PAGES],
    ],
    sections: [
      { name: "What you build", heading: /^what you(?:'ll)? (?:build|make|get|need|will)/i },
      { name: "Check your setup", heading: PREREQUISITES.heading },
      LEARNED,
      NEXT,
    ],
    pieces: ["command", "next pages"],
    foreign: [MISREADINGS],
    hasSteps: true,
  },
  reference: {
    template: [
      ["Signature", "Show it in the reader's language."],
      ["Parameters", "Give name, type, whether it is required, default and meaning in a table.", TABLE],
      ["Returns", "Say what comes back."],
      ["Errors", "List what can go wrong."],
      ["Example", "Show the smallest one."],
      ["Behavior", "Note what the signature does not say."],
      ["See also", "Link to two to four pages for this reader.", PAGES],
    ],
    sections: [],
    pieces: ["table or example"],
    foreign: [LEARNED],
    hasSteps: true,
  },
  recipe: {
    template: [
      ["Code", "Show the snippet in every language.", SNIPPET],
      ["Run it", "Give the command for the CLI and for Dagger Shell, and the output.", COMMAND],
      ["Adapt it", "Say what to change for other cases."],
      ["Why it works", "Explain it in at most three sentences."],
    ],
    sections: [],
    pieces: ["snippet", "command"],
    foreign: [LEARNED, MISREADINGS],
    hasSteps: true,
  },
  overview: {
    template: [
      ["Pages of this part", "Map each page to the question that it answers.", PAGES],
      [
        "Where to start",
        "Name the page for each of the three most common jobs.",
        "- Keep a password out of logs: [Secrets](/features/secrets)\n- Test against a database: [Services](/features/services)",
      ],
    ],
    sections: [],
    pieces: ["map"],
    foreign: [
      { ...PREREQUISITES, heading: /^prerequisites/i },
      { ...VERIFY, heading: /^verify\b/i },
      LEARNED,
      MISREADINGS,
    ],
    hasSteps: false,
  },
};

/** Returns whether a word names a kind of page. */
export function isKind(word: string | undefined): word is Kind {
  return word !== undefined && Object.hasOwn(kinds, word);
}
