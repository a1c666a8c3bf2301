import { describeChoices } from "@docs/pages";
import { browser, budgets } from "./checks/browser.ts";
import { build, links, names, routes, twins } from "./checks/built-site.ts";
import type { Check } from "./checks/check.ts";
import { engines } from "./checks/engines.ts";
import { generated } from "./checks/generated.ts";
import { snippets } from "./checks/snippets.ts";
import { spelling } from "./checks/spelling.ts";
import { prose, runs, words } from "./checks/texts.ts";
import { imports, lint, types, unused } from "./checks/tools.ts";
import { unit } from "./checks/unit.ts";

/** Every check that `npm test` runs, in order. */
export const checks: readonly Check[] = [
  ...[lint, types, imports, generated, prose, words, runs, spelling, unused, snippets, unit],
  ...[build, routes, links, twins, names, browser, budgets],
];

/** Checks that run only when they're named. */
const onRequest: readonly Check[] = [engines];

/**
 * Returns the checks with the given names in the order in which they run, or all of them if no names are given.
 *
 * @throws Error naming the nearest check when a name is unknown.
 */
export function selectChecks(wanted: readonly string[]): readonly Check[] {
  const all = [...checks, ...onRequest];
  const known = all.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      unknown.map((name) => `Unknown check "${name}", expected ${describeChoices(name, known)}.`).join("\n") +
        `\nThe checks are: ${known.join(", ")}.`,
    );
  }
  return wanted.length === 0 ? checks : all.filter(({ name }) => wanted.includes(name));
}
