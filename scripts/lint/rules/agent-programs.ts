import path from "node:path";
import { type Problem, toPlace } from "@docs/pages";
import { findDirectoryArguments } from "../directory-arguments.ts";
import type { SiteRule } from "../rule.ts";

/** Matches a program that creates an environment or a conversation, in any SDK language. */
const AGENT = /\bdag(?:\(\))?\s*(?:\.|->)\s*(?:current_?env|env|llm)\(/i;

/** Git's hooks and credentials, and keys: files that a model could read and send to its provider. */
const KEPT_BACK = [".git", ".env"];

/** Syntax for ignoring files in an argument, by language. */
const ANNOTATIONS: Readonly<Record<string, string>> = {
  ".go": '// +ignore=["**/.git", "**/.env*"] in the line above it',
  ".java": '@Ignore({"**/.git", "**/.env*"}) before it',
  ".php": "#[Ignore('**/.git', '**/.env*')] before it",
  ".py": 'Ignore(["**/.git", "**/.env*"]) to its Annotated type',
  ".ts": '@argument({ ignore: ["**/.git", "**/.env*"] }) before it',
};

/** Checks that in programs that use a model, every directory argument ignores `.git` and `.env`. */
export const checkAgentInputs: SiteRule = (_, { programs }) =>
  [...programs]
    .filter(([, code]) => AGENT.test(code))
    .flatMap(([file, code]) =>
      findDirectoryArguments(file, code).flatMap(({ name, offset, ignored }): Problem[] => {
        const missing = KEPT_BACK.filter((entry) => !isIgnored(entry, ignored));
        return missing.length === 0
          ? []
          : [
              {
                file,
                ...toPlace(code, offset),
                found: `Unexpected directory "${name}" with ${quote(missing)} in a program for a model`,
                expected: `one that ignores ${quote(KEPT_BACK)}`,
                fix: `Add ${ANNOTATIONS[path.extname(file)]}.`,
              },
            ];
      }),
    );

/**
 * Checks that a program names the files it takes back from a model; otherwise the model's changeset could overwrite
 * hooks, workflows, and keys.
 */
export const checkAgentResults: SiteRule = (_, { programs }) =>
  [...programs].flatMap(([file, code]): Problem[] => {
    const last = [...code.matchAll(/(?:\.|->)(?<name>changes)\(/gi)].at(-1);
    if (last === undefined || !AGENT.test(code) || /\b(?:with_?)?include\b/i.test(code)) {
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

/** Returns whether patterns ignore a top-level file or folder; the last matching pattern decides. */
function isIgnored(entry: string, patterns: readonly string[]): boolean {
  const last = patterns.findLast((pattern) => toRegExp(pattern.replace(/^!/, "")).test(entry));
  return last !== undefined && !last.startsWith("!");
}

function toRegExp(pattern: string): RegExp {
  const name = pattern.replace(/^\/|^(?:\*\*\/)+|\/$/g, "");
  return new RegExp(
    `^${name
      .replaceAll(/[.+^${}()|\\]/g, "\\$&")
      .replaceAll(/\*+/g, ".*")
      .replaceAll("?", ".")}$`,
  );
}

function quote(entries: readonly string[]): string {
  return entries.map((entry) => `"${entry}"`).join(" and ");
}
