import type { AllowedWords } from "@docs/facts";
import type { Problem } from "@docs/pages";

/** The list of words that don't belong to the product; it records which of them were needed. */
export interface Allowed {
  /** Programs whose command lines may appear in code font. */
  readonly programs: ReadonlySet<string>;
  /** Checks whether a word is allowed. */
  readonly allows: (word: string) => boolean;
  /** Records that a program's command line was found. */
  readonly noteProgram: (word: string) => void;
  /** Returns the entries that weren't needed. */
  readonly findUnused: () => readonly Problem[];
}

/** Path of the file with the list. */
const FILE = "data/allowed-words.json";
/** Kind of the entry whose words are programs. */
const PROGRAMS = "programs";

/** Prepares the list; each word appears in it once. */
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
            found: `Unexpected word "${word}" under "${kind}", which no page needs`,
            expected: "words in use only",
            fix: "Remove it.",
          })),
      ),
  };
}
