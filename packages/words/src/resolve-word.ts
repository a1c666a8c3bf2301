import { describeChoices } from "@docs/pages";
import type { Resolver, Verdict, WordContext } from "./resolution.ts";
import { resolveExpression, resolveMember, resolveName } from "./resolvers/api-names.ts";
import { resolveCommandLine } from "./resolvers/command-line.ts";
import { resolveFlags } from "./resolvers/flags.ts";
import { resolveForm } from "./resolvers/forms.ts";
import { resolvePageName } from "./resolvers/page.ts";
import { resolveJson, resolveMessage } from "./resolvers/texts.ts";
import { resolveVariable } from "./resolvers/variables.ts";

/**
 * Resolvers in order of precedence, since the first verdict decides. Those for one form of word come before those that
 * look names up.
 */
const RESOLVERS: readonly Resolver[] = [
  ...[resolveMessage, resolveCommandLine, resolveFlags, resolveJson, resolveName, resolveMember],
  ...[resolveVariable, resolveExpression, resolveForm, resolvePageName],
];

/** Resolves a word in code font to its meaning or its faults; undefined if it's unknown. */
export function resolveWord(word: string, context: Omit<WordContext, "resolve">): Verdict {
  const full: WordContext = { ...context, resolve: (inner) => resolveWord(inner, context) };
  for (const resolver of RESOLVERS) {
    const verdict = resolver(word, full);
    if (verdict !== undefined) {
      return verdict;
    }
  }
  return undefined;
}

/** Describes what was expected instead of an unknown word. */
export function describeUnknown(word: string, { index, world, facts }: Omit<WordContext, "resolve">): string {
  const own = [...(world.functionsOf("the project")?.keys() ?? [])];
  const commands = [...facts.cli.commands.keys()];
  return describeChoices(
    word,
    [...index.keys(), ...own, ...commands],
    "a name that Dagger, the page or a snippet defines",
  );
}
