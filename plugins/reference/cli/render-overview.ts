import type { Cli } from "@docs/facts";
import { isJsx, readAttributes, textOf } from "@docs/pages";
import type { BlockContent, Heading, Root, RootContent } from "mdast";
import type { Component } from "../component.ts";
import { findByName } from "../find-by-name.ts";
import { element, paragraph, type Row, table } from "../nodes.ts";

/** `<CliOverview />`: every command that the page describes, under the job that its section names. */
export const cliOverview: Component = {
  required: [],
  render: ({ page }, { facts: { cli } }) => listJobs(page).flatMap((job) => renderJob(job, cli)),
};

interface Job {
  readonly title: string;
  readonly commands: readonly string[];
}

/** Reads the jobs from the page itself, so that its sections and its overview cannot disagree. */
function listJobs(page: Root): readonly Job[] {
  const jobs: { title: string; commands: string[] }[] = [];
  for (const node of page.children) {
    if (isSection(node)) {
      jobs.push({ title: textOf(node).trim(), commands: [] });
    }
    if (isJsx(node) && node.name === "CliCommand") {
      jobs.at(-1)?.commands.push(readAttributes(node).get("name") ?? "");
    }
  }
  return jobs.filter(({ commands }) => commands.length > 0);
}

function isSection(node: RootContent): node is Heading {
  return node.type === "heading" && node.depth === 2;
}

function renderJob({ title, commands }: Job, cli: Cli): readonly BlockContent[] {
  const rows = commands.map((name): Row => {
    const { summary } = findByName("command", name, cli.commands);
    return { cells: [`[\`${name}\`](#${name.replaceAll(" ", "-")})`, summary] };
  });
  return [element("div", { class: "cli-job" }, [paragraph(title), table(["Command", "What it does"], rows)])];
}
