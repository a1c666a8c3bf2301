import type { PlacedFault } from "@docs/pages";
import type { ShellContext } from "./chains/check-shell-script.ts";
import type { PageNames } from "./page-names.ts";

/** The meaning of a word in code font. */
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
  /** Full names, such as `Container.withExec`; several if a bare name is ambiguous. */
  readonly targets: readonly string[];
}

/** Names that can appear alone in code font, in every spelling, with their meaning. */
export type WordIndex = ReadonlyMap<string, Resolution>;

/** A resolver's verdict: the meaning of the word, its faults, or undefined if the word isn't of the resolver's kind. */
export type Verdict = Resolution | readonly PlacedFault[] | undefined;

/** What a resolver knows of the page that a word is on. */
export interface WordContext extends ShellContext {
  readonly index: WordIndex;
  readonly page: PageNames;
  /** Paths of the commands next to the word: in its sentence, or else in its paragraph or table row. */
  readonly commands: readonly string[];
  /** Third-party programs whose command lines may appear in code font. */
  readonly programs: ReadonlySet<string>;
  /** Resolves a part of a word, such as the value of a flag. */
  readonly resolve: (word: string) => Verdict;
}

/** Decides about one kind of word. */
export type Resolver = (word: string, context: WordContext) => Verdict;

/** Distinguishes a resolution from a list of faults. */
export function isResolution(verdict: Verdict): verdict is Resolution {
  return verdict !== undefined && "kind" in verdict;
}

/** Returns the resolution of a word that is valid but doesn't belong to the product. */
export function foreign(word: string): Resolution {
  return { kind: "foreign", targets: [word] };
}
