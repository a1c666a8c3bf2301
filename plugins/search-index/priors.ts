import type { Page, Section } from "@docs/content";

/** A reason to rank a section lower than its words would: it repeats what stands elsewhere, or nobody looks for it. */
interface Rule {
  readonly why: string;
  readonly factor: number;
  readonly applies: (page: Page, section: Section) => boolean;
}

/** Where the generated reference of the TypeScript SDK is. */
export const SDK_REFERENCE = "/reference/typescript/";

/** All that apply are multiplied. `bench/search` shows what a change does to the judged queries. */
const RULES: readonly Rule[] = [
  {
    why: "The generated reference has every word of the API; who does not name a symbol wants a page that explains.",
    factor: 0.72,
    applies: ({ url }) => url.startsWith(SDK_REFERENCE),
  },
  {
    why: "Lists of all symbols match every symbol.",
    factor: 0.6,
    applies: ({ url }) =>
      url === SDK_REFERENCE || (url.startsWith(SDK_REFERENCE) && url.endsWith("/")) || url.endsWith("/modules"),
  },
  {
    why: "Identifiers are types without content.",
    factor: 0.5,
    applies: ({ url }) => url.startsWith(SDK_REFERENCE) && url.endsWith("ID"),
  },
  {
    why: "Methods that every class has, under headings that every class has.",
    factor: 0.5,
    applies: ({ url }, { id, heading }) =>
      url.startsWith(SDK_REFERENCE) &&
      (/^(?:id|load\w+FromID)$/.test(heading) || /^(?:group-.*|returned-by|taken-by)$/.test(id)),
  },
  {
    why: "Options that a command inherits are explained where they come from.",
    factor: 0.3,
    applies: (_page, { heading }) => /\binherited\b/i.test(heading),
  },
  {
    why: "What comes before the work and what comes after it only names other pages.",
    factor: 0.5,
    applies: (_page, { level, heading }) =>
      level > 1 &&
      /^(?:next(?: steps?)?|related.*|see also|prerequisites|before you (?:begin|start)|check your setup|what you (?:build|need|learned|have learned)|where (?:do i|to) go next\??|more help|learn more)$/i.test(
        heading,
      ),
  },
  {
    why: "A term of the glossary has a page of its own as a rule, and the glossary leads there.",
    factor: 0.55,
    applies: ({ url }, { level }) => url === "/reference/glossary" && level > 1,
  },
  {
    why: "Who does not type a command as it is called wants to read about the task first.",
    factor: 0.85,
    applies: ({ url }) => url === "/reference/cli",
  },
  {
    why: "Messages are made of the words of every task; who pastes one matches it whole and finds it all the same.",
    factor: 0.5,
    applies: ({ url }, { level }) => url === "/reference/troubleshooting" && level > 1,
  },
  {
    why: "Each product's page repeats the same tasks; who wants one names the product.",
    factor: 0.7,
    applies: ({ url }, { level }) => url.startsWith("/getting-started/ci-integrations/") && level > 1,
  },
  {
    why: "The recipes themselves answer better than the list of their questions.",
    factor: 0.5,
    applies: ({ url }, { level }) => url === "/cookbook" && level > 1,
  },
  {
    why: "A map repeats the titles of the pages that it leads to.",
    factor: 0.85,
    applies: ({ kind }) => kind === "overview",
  },
];

/** Gives the factor on a section's score, at most 1. */
export function readPrior(page: Page, section: Section): number {
  return RULES.filter((rule) => rule.applies(page, section)).reduce((product, { factor }) => product * factor, 1);
}
