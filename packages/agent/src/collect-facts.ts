import {
  type Api,
  type ApiFunction,
  declarers,
  displayName,
  type Facts,
  flagId,
  keyId,
  listKeys,
  memberId,
  SDK_REFERENCE,
  toTypeScriptMember,
  toTypeScriptName,
  variableId,
} from "@docs/facts";
import type { DocsFacts, DocsPage, DocsWord } from "./data.ts";

/** Collects what the tools know of Dagger: facts in a form that can be stored, with their addresses on the pages. */
export function collectFacts(facts: Facts, pages: readonly DocsPage[]): DocsFacts {
  const { api, cli, shell, messages, configuration } = facts;
  const anchors = new Set(pages.flatMap(({ url, sections }) => sections.map((id) => `${url}#${id}`)));
  const types = [...api.types].map(([type, { summary, functions }]) => {
    const entries = [...functions].map(([name, fn]) => [name, describeFunction(type, name, fn, api, anchors)] as const);
    return [type, { summary, functions: Object.fromEntries(entries) }] as const;
  });
  const toFlags = (command: string, flags: typeof cli.globalFlags) =>
    flags.map((flag) => ({
      ...{ name: flag.name.replace(/^--/, ""), shorthand: flag.shorthand, type: flag.type, summary: flag.summary },
      ...{ values: flag.values, withoutValue: flag.withoutValue },
      // Flags that several commands share are described once.
      url: `/reference/cli#${flagId(cli.sharedFlags.includes(flag) ? undefined : command, flag.name)}`,
    }));
  const commands = [...cli.commands].map(([name, { usage, summary, aliases, maxArguments, flags }]) => ({
    ...{ name, usage, summary, aliases, maxArguments },
    flags: toFlags(name, name === "dagger" ? [...flags, ...cli.globalFlags] : flags),
  }));
  return {
    types: Object.fromEntries(types),
    enums: Object.fromEntries([...api.enums].map(([name, values]) => [name, [...values.keys()]])),
    inputs: [...api.inputs.keys()],
    scalars: api.scalars,
    commands: commands.sort((left, right) => left.name.length - right.name.length),
    shell: { builtins: shell.builtins, coreCommands: shell.coreCommands },
    messages: messages.map(({ text, summary }) => ({ text, summary })),
    words: listWords(facts),
    configuration: Object.fromEntries(configuration),
  };
}

function describeFunction(type: string, name: string, fn: ApiFunction, api: Api, anchors: ReadonlySet<string>) {
  const signatures = Object.entries(declarers).map(
    ([sdk, { declareFunction }]) => [sdk, declareFunction({ type, name, fn }, api, "full").code] as const,
  );
  const guide = `/getting-started/types/${type.toLowerCase()}#${memberId(name)}`;
  const owner = displayName(toTypeScriptName(type));
  const reference = `${SDK_REFERENCE}api/client.gen/classes/${owner}#${memberId(toTypeScriptMember(name))}`;
  const { returns, summary, since, deprecation, args } = fn;
  return {
    ...{ returns, summary, since, deprecation },
    args: args.map((arg) => ({ name: arg.name, type: arg.type, default: arg.default, summary: arg.summary })),
    signatures: Object.fromEntries(signatures),
    url: anchors.has(guide) ? guide : reference,
  };
}

/** Pages that document environment variables, by the program that reads these, unless it's the CLI. */
const VARIABLE_PAGES: Readonly<Record<string, string>> = {
  engine: "/reference/configuration/engine",
  installer: "/getting-started/installation",
  llm: "/reference/configuration/llm",
  module: "/reference/configuration/modules",
  sdk: "/reference/configuration/modules",
};

/** Pages that document the keys of a file, unless it's one of a module. */
const KEY_PAGES: Readonly<Record<string, string>> = {
  "engine.json": "/reference/configuration/engine",
  "engine.toml": "/reference/configuration/engine",
  "values.yaml": "/reference/deployment/kubernetes",
};

function listWords({ variables, configuration, cli }: Facts): DocsWord[] {
  const variableWords = variables.map(({ name, summary, readBy, readers }) => ({
    ...{ name, summary: `${summary} Read by: ${readBy}.` },
    url: `${VARIABLE_PAGES[readers[0] ?? ""] ?? "/reference/cli"}#${variableId(name)}`,
  }));
  const keyWords = [...configuration].flatMap(([file, schema]) =>
    listKeys(schema).map(({ path: key, schema: { description = "" } }) => ({
      ...{ name: key, summary: `key of ${file}. ${description}` },
      url: `${KEY_PAGES[file] ?? "/reference/configuration/modules"}#${keyId(file, key)}`,
    })),
  );
  const flagWords = cli.sharedFlags.map(({ name, summary }) => ({
    ...{ name, summary },
    url: `/reference/cli#${flagId(undefined, name)}`,
  }));
  return [...variableWords, ...keyWords, ...flagWords];
}
