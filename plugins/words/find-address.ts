import {
  commandId,
  displayName,
  type Facts,
  flagId,
  keyId,
  memberId,
  SDK_REFERENCE,
  termId,
  toTypeScriptMember,
  toTypeScriptName,
  variableId,
} from "@docs/facts";
import { findPartPages, type LintPage } from "@docs/pages";
import type { Meaning } from "./meaning.ts";

/** Where the site documents the things that words name. */
export interface Destinations {
  /** Addresses of pages with a table of all functions, by type. */
  readonly types: ReadonlyMap<string, string>;
  /** Address of the command line's reference. */
  readonly cli: string | undefined;
  /** Addresses of the pages that document environment variables, by the program that reads these. */
  readonly variables: ReadonlyMap<string, string>;
  /** Addresses of the pages that document the keys of a configuration file, by its name. */
  readonly keys: ReadonlyMap<string, string>;
  /** Address of the glossary. */
  readonly glossary: string | undefined;
  /** Whether the reference of the TypeScript SDK has a page, such as `classes/Container`. */
  readonly hasSdkPage: (path: string) => boolean;
}

/** Components by which a page documents something. */
export const DOCUMENTING = ["ApiMembers", "CliCommand", "ConfigurationKeys", "EnvironmentVariables", "GlossaryTerm"];

/** Finds what each page documents. */
export function readDestinations(
  pages: readonly Pick<LintPage, "tree" | "url">[],
  hasSdkPage: Destinations["hasSdkPage"],
): Destinations {
  return {
    types: findPartPages(pages, "ApiMembers", "type"),
    cli: [...findPartPages(pages, "CliCommand", "name").values()][0],
    variables: findPartPages(pages, "EnvironmentVariables", "reader"),
    keys: findPartPages(pages, "ConfigurationKeys", "file"),
    glossary: [...findPartPages(pages, "GlossaryTerm", "name").values()][0],
    hasSdkPage,
  };
}

/**
 * Finds the reference address for a meaning.
 *
 * @returns nothing while the site has no page about it, in which case the word stays plain.
 */
export function findAddress(meaning: Meaning, to: Destinations, facts: Facts): string | undefined {
  switch (meaning.kind) {
    case "type":
      return to.types.get(meaning.type) ?? findSdkPage("classes", meaning.type, to);
    case "function":
    case "argument":
      return findFunction(meaning.type, meaning.name, to);
    case "enum":
    case "enum value":
      return findSdkPage("enumerations", meaning.name, to);
    case "value type":
      return findSdkPage("type-aliases", meaning.name, to);
    case "command":
      return to.cli && `${to.cli}#${commandId(meaning.path)}`;
    case "flag":
      return to.cli && `${to.cli}#${flagId(findSection(meaning, facts), meaning.flag)}`;
    case "variable":
      return findVariable(meaning.name, to, facts);
    case "configuration key": {
      const page = to.keys.get(meaning.file);
      return page && `${page}#${keyId(meaning.file, meaning.key)}`;
    }
    case "term":
      return to.glossary && `${to.glossary}#${termId(meaning.term)}`;
  }
}

/**
 * Finds the section of a flag. Flags that several commands share are documented once, with the root command, like
 * global flags.
 */
function findSection({ path, flag }: Extract<Meaning, { kind: "flag" }>, { cli }: Facts): string | undefined {
  const found = cli.commands.get(path ?? "")?.flags.find(({ name }) => name === flag);
  return found && cli.sharedFlags.includes(found) ? undefined : path;
}

function findFunction(type: string, name: string, to: Destinations): string | undefined {
  const page = to.types.get(type);
  if (page !== undefined) {
    return `${page}#${memberId(name)}`;
  }
  const sdkPage = findSdkPage("classes", type, to);
  return sdkPage && `${sdkPage}#${memberId(toTypeScriptMember(name))}`;
}

function findSdkPage(folder: string, name: string, { hasSdkPage }: Destinations): string | undefined {
  const path = `api/client.gen/${folder}/${displayName(toTypeScriptName(name))}`;
  return hasSdkPage(path) ? SDK_REFERENCE + path : undefined;
}

/**
 * Finds the address of a variable. Several pages may document it for different readers, and the first one is as good as
 * any.
 */
function findVariable(name: string, to: Destinations, { variables }: Facts): string | undefined {
  const readers = variables.find((variable) => variable.name === name)?.readers ?? [];
  const [page] = readers.flatMap((reader) => to.variables.get(reader) ?? []);
  return page && `${page}#${variableId(name)}`;
}
