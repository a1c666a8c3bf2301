import { describeChoices } from "@docs/pages";
import { browser } from "./checks/browser.ts";
import { budgets } from "./checks/budgets.ts";
import { build } from "./checks/build.ts";
import type { Check } from "./checks/check.ts";
import { imports } from "./checks/imports.ts";
import { links } from "./checks/links.ts";
import { lint } from "./checks/lint.ts";
import { names } from "./checks/names.ts";
import { prose } from "./checks/prose.ts";
import { routes } from "./checks/routes.ts";
import { snippets } from "./checks/snippets.ts";
import { spelling } from "./checks/spelling.ts";
import { types } from "./checks/types.ts";
import { unit } from "./checks/unit.ts";
import { unused } from "./checks/unused.ts";
import { words } from "./checks/words.ts";

/** Everything that `npm test` looks at, in the order in which it is run. */
export const checks: readonly Check[] = [
  ...[lint, types, imports, prose, words, spelling, unused, snippets, unit],
  ...[build, routes, links, names, browser, budgets],
];

/**
 * Gives the checks of the given names, in the order in which they are run; without names, all of them.
 *
 * @throws Error naming the nearest check when a name is unknown.
 */
export function selectChecks(wanted: readonly string[]): readonly Check[] {
  const known = checks.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      unknown.map((name) => `Unknown check "${name}", expected ${describeChoices(name, known)}.`).join("\n") +
        `\nThe checks are: ${known.join(", ")}.`,
    );
  }
  return wanted.length === 0 ? checks : checks.filter(({ name }) => wanted.includes(name));
}
