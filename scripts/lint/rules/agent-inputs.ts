import path from "node:path";
import { type Problem, toPlace } from "@docs/pages";
import { findDirectoryArguments } from "../directory-arguments.ts";
import { isAgent } from "../is-agent.ts";
import type { SiteRule } from "../rule.ts";

/** Hooks and logins of Git, and keys: what a model could read, and send to its provider. */
const KEPT_BACK = [".git", ".env"];

/** How each language says what an argument leaves out. */
const ANNOTATIONS: Readonly<Record<string, string>> = {
  ".go": '// +ignore=["**/.git", "**/.env*"] in the line above it',
  ".java": '@Ignore({"**/.git", "**/.env*"}) before it',
  ".php": "#[Ignore('**/.git', '**/.env*')] before it",
  ".py": 'Ignore(["**/.git", "**/.env*"]) to its Annotated type',
  ".ts": '@argument({ ignore: ["**/.git", "**/.env*"] }) before it',
};

/** Where a model works, each directory that functions take leaves out `.git` and `.env`. */
export const checkAgentInputs: SiteRule = (_, { programs }) =>
  [...programs]
    .filter(([, code]) => isAgent(code))
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

/** Tells whether patterns leave out a file or folder at the top; the last pattern that matches decides. */
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
