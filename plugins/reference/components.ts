import { cliCommand } from "./cli/render-command.ts";
import { cliGlobalFlags, cliSharedFlags } from "./cli/render-flags.ts";
import { cliOverview } from "./cli/render-overview.ts";
import { cliArgumentValues, cliExitCodes } from "./cli/render-values.ts";
import type { Component } from "./component.ts";
import { configurationKeys } from "./configuration/render-keys.ts";
import { environmentVariables } from "./environment/render-variables.ts";
import { glossaryIndex, glossaryTerm } from "./glossary/render-terms.ts";
import { apiMembers } from "./members/render-members.ts";

/** The generated parts that pages can ask for, by their name in MDX. */
export const components: ReadonlyMap<string, Component> = new Map([
  ["ApiMembers", apiMembers],
  ["CliArgumentValues", cliArgumentValues],
  ["CliCommand", cliCommand],
  ["CliExitCodes", cliExitCodes],
  ["CliGlobalFlags", cliGlobalFlags],
  ["CliOverview", cliOverview],
  ["CliSharedFlags", cliSharedFlags],
  ["ConfigurationKeys", configurationKeys],
  ["EnvironmentVariables", environmentVariables],
  ["GlossaryIndex", glossaryIndex],
  ["GlossaryTerm", glossaryTerm],
]);
