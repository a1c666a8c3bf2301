import { type Problem, toPlace } from "@docs/pages";
import { isAgent } from "../is-agent.ts";
import type { SiteRule } from "../rule.ts";

/**
 * Checks that a program names the files it takes back from a model; otherwise the model's changeset could overwrite
 * hooks, workflows, and keys.
 */
export const checkAgentResults: SiteRule = (_, { programs }) =>
  [...programs].flatMap(([file, code]): Problem[] => {
    const last = [...code.matchAll(/(?:\.|->)(?<name>changes)\(/gi)].at(-1);
    if (last === undefined || !isAgent(code) || /\b(?:with_?)?include\b/i.test(code)) {
      return [];
    }
    return [
      {
        file,
        ...toPlace(code, last.index + last[0].search(/c/i)),
        found: `Unexpected "${last.groups?.name}" with all files of a model`,
        expected: 'only files that "include" allows',
        fix: 'Copy them into the directory from before: source.withDirectory(".", result, { include: ["*.go"] }).',
      },
    ];
  });
