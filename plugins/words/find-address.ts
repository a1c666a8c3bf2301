import type { Facts } from "@docs/facts";
import { toTypeScriptMember, toTypeScriptName } from "@docs/facts";
import { listReaders } from "../reference/environment/readers.ts";
import { commandId, flagId, keyId, memberId, termId, variableId } from "../reference/ids.ts";
import { displayName, methodId, REFERENCE_URL } from "../sdk-reference/symbols.ts";
import type { Destinations } from "./destinations.ts";
import type { Meaning } from "./meaning.ts";

/** Folder of what the TypeScript SDK generates from the API. */
const SDK_FOLDER = "api/client.gen";

/**
 * Gives the address of the reference of a meaning.
 *
 * @returns nothing while the site has no page about it; then the word stays plain.
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

/** Flags that several commands have alike stand below the program, once, as global flags do. */
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
  return sdkPage && `${sdkPage}#${methodId(toTypeScriptMember(name))}`;
}

function findSdkPage(folder: string, name: string, { hasSdkPage }: Destinations): string | undefined {
  const path = `${SDK_FOLDER}/${folder}/${displayName(toTypeScriptName(name))}`;
  return hasSdkPage(path) ? REFERENCE_URL + path : undefined;
}

/** Several pages may document a variable, each for its own readers; the first one is as good as the others. */
function findVariable(name: string, to: Destinations, { variables }: Facts): string | undefined {
  const variable = variables.find((one) => one.name === name);
  const page = (variable ? listReaders(variable) : []).flatMap((reader) => to.variables.get(reader) ?? [])[0];
  return page && `${page}#${variableId(name)}`;
}
