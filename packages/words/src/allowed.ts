import type { AllowedWords } from "@docs/facts";
import type { Problem } from "@docs/pages";

/** The list of words that are not the product's; it remembers which of them were needed. */
export interface Allowed {
  /** Programs whose command lines may stand in code font. */
  readonly programs: ReadonlySet<string>;
  /** Tells whether a word is allowed. */
  readonly allows: (word: string) => boolean;
  /** Notes that a command line of a program was met. */
  readonly noteProgram: (word: string) => void;
  /** Gives the entries that nobody needed. */
  readonly findUnused: () => readonly Problem[];
}

/** The file with the list. */
const FILE = "data/allowed-words.json";
/** Kind of the entry whose words are programs. */
const PROGRAMS = "programs";

/** Makes the list ready; a word stands in it once. */
export function createAllowed(entries: readonly AllowedWords[]): Allowed {
  const words = new Set(entries.flatMap((entry) => entry.words));
  const programs = new Set(entries.filter(({ kind }) => kind === PROGRAMS).flatMap((entry) => entry.words));
  const used = new Set<string>();
  return {
    programs,
    allows: (word) => {
      used.add(word);
      return words.has(word);
    },
    noteProgram: (word) => {
      const program = /^(?:\w+=\S*\s+)*(?:sudo\s+)?(?<program>[\w.-]+)/.exec(word)?.groups?.program;
      if (program !== undefined && programs.has(program)) {
        used.add(program);
      }
    },
    findUnused: () =>
      entries.flatMap(({ kind, words: list }) =>
        list
          .filter((word) => !used.has(word))
          .map((word) => ({
            file: FILE,
            line: 1,
            column: 1,
            found: `Unexpected word "${word}" under "${kind}", which no page needs`,
            expected: "words in use only",
            fix: "Remove it.",
          })),
      ),
  };
}
