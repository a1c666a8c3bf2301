import type { World } from "./chains/world.ts";
import { findSubcommand } from "./cli/find-command.ts";
import type { PageNames } from "./page-names.ts";
import type { CodeWord } from "./read-words.ts";
import type { WordContext } from "./resolution.ts";
import type { Site } from "./site.ts";

/** The context that a page or a program provides for all of its words. */
export interface Around {
  readonly names: PageNames;
  readonly world: World;
  /** Functions that the page's Dagger Shell scripts define. */
  readonly functions: Set<string>;
}

/** Combines everything that is known about the context of a word. */
export function createWordContext(
  word: Pick<CodeWord, "sentence" | "block">,
  { names, world, functions }: Around,
  site: Site,
): Omit<WordContext, "resolve"> {
  const { facts, index, allowed } = site;
  const beside = listCommands(word.sentence, site);
  return {
    ...{ facts, index, world, functions, page: names, programs: allowed.programs },
    ...{ variables: new Map(names.variables), isFragment: true },
    commands: beside.length > 0 ? beside : listCommands(word.block, site),
  };
}

/** Returns the paths of the commands among pieces of code; the program's name alone isn't one. */
export function listCommands(codes: readonly string[], { facts }: Pick<Site, "facts">): readonly string[] {
  const paths = codes.flatMap((code) => {
    if (!/^dagger\s/.test(code)) {
      return [];
    }
    let path = "dagger";
    for (const word of code.split(/\s+/).slice(1)) {
      const next = findSubcommand(facts.cli, path, word);
      if (next === undefined) {
        break;
      }
      path = next.path;
    }
    return [path];
  });
  return [...new Set(paths)];
}
