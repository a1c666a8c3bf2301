import type { Facts } from "@docs/facts";
import type { PlacedFault } from "@docs/pages";
import type { CommandContext } from "./cli/read-flag.ts";
import type { PageNames } from "./page-names.ts";

/** What a word in code font names. */
export interface Resolution {
  readonly kind:
    | "argument"
    | "cache policy"
    | "command"
    | "configuration key"
    | "core command"
    | "enum"
    | "enum value"
    | "example"
    | "flag"
    | "foreign"
    | "function"
    | "input"
    | "key"
    | "message"
    | "model"
    | "page"
    | "placeholder"
    | "scalar"
    | "scheme"
    | "sdk"
    | "shell builtin"
    | "shell option"
    | "syntax"
    | "tool"
    | "type"
    | "variable";
  /** Names in their full form, such as `Container.withExec`; several where a bare name stands for several. */
  readonly targets: readonly string[];
}

/** Names that stand alone in code font, in every spelling, with what they name. */
export type WordIndex = ReadonlyMap<string, Resolution>;

/** What a resolver says: what the word is, what is wrong with it, or nothing when the word is none of its kind. */
export type Verdict = Resolution | readonly PlacedFault[] | undefined;

/** What is known around a word. */
export interface WordContext extends CommandContext {
  readonly facts: Facts;
  readonly index: WordIndex;
  readonly page: PageNames;
  /** Paths of the commands that stand beside it: in its sentence, else in its paragraph or table row. */
  readonly commands: readonly string[];
  /** Programs of others whose command lines may stand in code font. */
  readonly programs: ReadonlySet<string>;
  /** Resolves a part of a word, such as the value behind a flag. */
  readonly resolve: (word: string) => Verdict;
}

/** Decides about one kind of word. */
export type Resolver = (word: string, context: WordContext) => Verdict;

/** Tells a resolution from a list of faults. */
export function isResolution(verdict: Verdict): verdict is Resolution {
  return verdict !== undefined && "kind" in verdict;
}

/** Says that a word is right and nothing of the product's. */
export function foreign(word: string): Resolution {
  return { kind: "foreign", targets: [word] };
}
