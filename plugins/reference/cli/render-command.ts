import type { Command, Flag } from "@docs/facts";
import type { BlockContent, Code } from "mdast";
import type { Component } from "../component.ts";
import { findByName } from "../find-by-name.ts";
import { paragraph, parseInline } from "../nodes.ts";
import { renderFlags } from "./render-flags.ts";

/** `<CliCommand name="dagger call" />`: what a command does, how it is written, what it takes. */
export const cliCommand: Component = {
  required: ["name"],
  render: ({ attributes: { name = "" } }, { facts: { cli } }) =>
    renderCommand(name, findByName("command", name, cli.commands), cli.sharedFlags),
};

function renderCommand(name: string, command: Command, shared: readonly Flag[]): readonly BlockContent[] {
  const usage: Code = { type: "code", lang: "text", meta: "bare", value: command.usage };
  return [
    paragraph([command.summary, ...describeStatus(name, command)].join(" ")),
    usage,
    paragraph([{ type: "strong", children: parseInline("Arguments:") }, ...parseInline(` ${command.arguments}`)]),
    ...renderFlags(
      command.flags.filter((flag) => !shared.includes(flag)),
      name,
    ),
    ...describeShared(command, shared),
  ];
}

/** Flags that many commands have alike are described once. */
function describeShared({ flags }: Command, shared: readonly Flag[]): readonly BlockContent[] {
  const names = flags.filter((flag) => shared.includes(flag)).map(({ name }) => `[\`${name}\`](#dagger${name})`);
  const list = names.join(", ").replace(/, (?=[^,]*$)/, " and ");
  return names.length === 0 ? [] : [paragraph(`Shared with other commands: ${list}.`)];
}

function describeStatus(name: string, { isHidden, isExperimental, aliases }: Command): readonly string[] {
  const parent = name.replace(/ \S+$/, "");
  const names = aliases.map((alias) => `\`${parent} ${alias}\``);
  return [
    ...(names.length > 0 ? [`Another name for it is ${names.join(", ")}.`] : []),
    ...(isExperimental ? ["Experimental: it may change without notice."] : []),
    ...(isHidden ? ["The help of the CLI does not list it."] : []),
  ];
}
