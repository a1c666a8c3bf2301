import type { World } from "./chains/world.ts";
import { findSubcommand } from "./cli/find-command.ts";
import type { PageNames } from "./page-names.ts";
import type { CodeWord } from "./read-words.ts";
import type { WordContext } from "./resolution.ts";
import type { Site } from "./site.ts";

/** What a page or a program brings along for all of its words. */
export interface Around {
  readonly names: PageNames;
  readonly world: World;
  /** Functions that the page's Dagger Shell scripts define. */
  readonly functions: Set<string>;
}

/** Puts together what is known around a word. */
export function createWordContext(
  word: Pick<CodeWord, "sentence" | "block">,
  { names, world, functions }: Around,
  site: Site,
): Omit<WordContext, "resolve"> {
  const { facts, index, allowed } = site;
  const beside = listCommands(word.sentence, site);
  return {
    ...{ facts, index, world, functions, page: names, programs: allowed.programs },
    ...{ cli: facts.cli, shell: facts.shell, variables: new Map(names.variables), isFragment: true },
    commands: beside.length > 0 ? beside : listCommands(word.block, site),
  };
}

/** Gives the paths of the commands among codes; the bare name of the program is none. */
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
