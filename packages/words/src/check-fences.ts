import type { Facts } from "@docs/facts";
import type { PlacedFault } from "@docs/pages";
import { checkShellScript, type ShellContext } from "./chains/check-shell-script.ts";
import { checkMessages } from "./check-messages.ts";
import { checkShellText, guard } from "./cli/check-shell-text.ts";
import { checkJenkinsfile } from "./configuration/check-jenkinsfile.ts";
import { checkSample, isConfiguration } from "./configuration/check-sample.ts";
import type { Fence } from "./fence.ts";
import { checkVersions } from "./foreign/check-versions.ts";
import { checkQuery } from "./graphql/check-query.ts";
import { checkAssignment } from "./resolvers/variables.ts";
import { parseScript } from "./shell/parse-script.ts";

/** The context that the blocks of a page share; a block can use variables and functions of earlier ones. */
export type FenceContext = Omit<ShellContext, "isFragment">;

/** Checks a block against the rules of its language: command lines, pipelines, queries, or configuration. */
export function checkFence(fence: Fence, context: FenceContext): readonly PlacedFault[] {
  return [...checkLanguage(fence, context), ...checkVersions(fence.text, context.facts.ciVersions)];
}

function checkLanguage(fence: Fence, context: FenceContext): readonly PlacedFault[] {
  const { title, text } = fence;
  // Pages also show `.env` files as plain text, so their name decides.
  const language = title === ".env" ? "env" : fence.language;
  const shell: ShellContext = { ...context, isFragment: false };
  if (isConfiguration(language)) {
    return checkSample(fence, shell);
  }
  switch (language) {
    case "shell":
    case "bash":
    case "sh":
      return checkShellText(text, shell);
    case "powershell":
      return checkLines(text, shell);
    case "dagger":
      return guard(() => checkShellScript(parseScript(text), shell).faults);
    case "env":
      return checkSettings(text, context.facts);
    case "graphql":
      return checkQuery(text);
    case "text":
      return checkMessages(text, context.facts.messages);
    case "groovy":
      return checkJenkinsfile(text, shell);
    default:
      return [];
  }
}

/** Checks lines that begin with `dagger` in other shells, whose syntax isn't parsed. */
function checkLines(text: string, context: ShellContext): readonly PlacedFault[] {
  return [...text.matchAll(/^dagger\b[^|;\n]*/gm)].flatMap((match) =>
    checkShellText(match[0], context).map((fault) => ({ ...fault, offset: fault.offset + match.index })),
  );
}

/** Checks the lines of an `.env` file. */
function checkSettings(text: string, facts: Facts): readonly PlacedFault[] {
  return [...text.matchAll(/^(?:export )?(?<name>\w+)=(?<value>.*)$/gm)].flatMap(({ groups = {}, index }) =>
    checkAssignment(groups.name ?? "", undefined, facts).map((fault) => ({ ...fault, offset: index })),
  );
}
