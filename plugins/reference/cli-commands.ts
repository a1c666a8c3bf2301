import { element, paragraph, parseInline, type Row, table } from "@docs/code/nodes";
import { type Cli, type Command, commandId, type Flag } from "@docs/facts";
import { isJsx, readAttributes, textOf } from "@docs/pages";
import type { BlockContent, Root } from "mdast";
import { renderFlags } from "./cli-tables.ts";
import { type Component, findByName } from "./component.ts";

/** `<CliCommand name="dagger call" />`: the description, usage, and flags of a command. */
export const cliCommand: Component = {
  required: ["name"],
  render: ({ attributes: { name = "" }, page }, { facts: { cli } }) => {
    const command = findByName("command", name, cli.commands);
    const isShared = (flag: Flag) => cli.sharedFlags.includes(flag);
    const own = command.flags.filter((flag) => !isShared(flag));
    const { aliases } = command;
    const status = describeStatus(name, {
      ...command,
      aliases: aliases.filter((alias) => isReachable(name, alias, cli)),
      isHidden: command.isHidden && !isAmongHidden(name, page),
    });
    return [
      paragraph([command.summary, ...status].join(" ")),
      { type: "code", lang: "text", meta: "bare", value: command.usage },
      paragraph([{ type: "strong", children: parseInline("Arguments:") }, ...parseInline(` ${command.arguments}`)]),
      ...renderFlags(own, name),
      ...describeShared(command.flags.filter(isShared)),
    ];
  },
};

/** Refers to flags that many commands share, which are described only once. */
function describeShared(flags: readonly Flag[]): readonly BlockContent[] {
  const links = flags.map(({ name }) => `[\`${name}\`](#dagger${name})`);
  const list = new Intl.ListFormat("en-US").format(links);
  return flags.length === 0 ? [] : [paragraph(`Shared with other commands: ${list}.`)];
}

/** Checks whether an alias runs the command. If two commands have the same one, the CLI runs the first by name. */
function isReachable(name: string, alias: string, { commands }: Cli): boolean {
  const parent = name.replace(/ \S+$/, "");
  const others = [...commands].filter(([other, { aliases }]) => isBelow(parent, other) && aliases.includes(alias));
  return others.every(([other]) => name <= other);
}

function isBelow(parent: string, name: string): boolean {
  return name.replace(/ \S+$/, "") === parent;
}

/** Checks whether the section of a command says already that help hides what's in it. */
function isAmongHidden(name: string, page: Root): boolean {
  return listJobs(page).some(({ title, commands }) => title.startsWith("Hidden") && commands.includes(name));
}

function describeStatus(name: string, { isHidden, isExperimental, aliases, since }: Command): readonly string[] {
  const names = aliases.map((alias) => `\`${name.replace(/ \S+$/, "")} ${alias}\``);
  return [
    ...(since === undefined ? [] : [`Since ${since}.`]),
    ...(names.length > 0 ? [`Alias: ${names.join(", ")}.`] : []),
    ...(isExperimental ? ["Experimental, so it may change without notice."] : []),
    ...(isHidden ? ["The CLI's help doesn't list this command."] : []),
  ];
}

/** `<CliOverview />`: every command that the page describes, grouped by the task in its section's heading, and a field. */
export const cliOverview: Component = {
  render: ({ page }, { facts: { cli } }) => [
    // The field filters what follows it here, and leaves the rest of the page alone.
    element("div", {}, [
      element("Filter", { label: "Filter the commands" }, []),
      ...listJobs(page).map((job) => renderJob(job, cli)),
    ]),
  ],
};

interface Job {
  readonly title: string;
  readonly commands: string[];
}

/** Reads the tasks from the page itself, which keeps its overview consistent with its sections. */
function listJobs(page: Root): readonly Job[] {
  const jobs: Job[] = [];
  for (const node of page.children) {
    if (node.type === "heading" && node.depth === 2) {
      // A heading may end with its own address, as in `## Title {#id}`.
      jobs.push({
        title: textOf(node)
          .replace(/\{#[\w-]+\}$/, "")
          .trim(),
        commands: [],
      });
    }
    if (isJsx(node) && node.name === "CliCommand") {
      jobs.at(-1)?.commands.push(readAttributes(node).get("name") ?? "");
    }
  }
  return jobs.filter(({ commands }) => commands.length > 0);
}

function renderJob({ title, commands }: Job, cli: Cli): BlockContent {
  const rows = commands.map(
    (name): Row => ({
      cells: [`[\`${name}\`](#${commandId(name)})`, findByName("command", name, cli.commands).summary],
    }),
  );
  return element("div", { class: "cli-job" }, [paragraph(title), table(["Command", "What it does"], rows)]);
}
