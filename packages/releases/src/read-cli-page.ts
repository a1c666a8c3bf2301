import type { CliFacts, CommandFacts } from "@docs/facts";
import { readFlags } from "./read-help.ts";
import type { Repository } from "./repository.ts";

/** Addresses that the reference of the CLI has had in the repository. */
const CLI_PAGE =
  /^docs\/current_docs\/(?:cli\/979595-reference|reference\/979596-cli|reference\/cli(?:\/index)?)\.mdx$/;

/** Commands in the reference that the repository generates, which leaves hidden ones out. */
export type CliPage = Readonly<Record<string, Pick<CommandFacts, "usage" | "flags">>>;

/** Reads the commands of a release, with the flags of each, from the reference in the repository. */
export function readCliPage({ listFiles, readFile }: Repository, release: string): CliPage {
  const page = listFiles(release, "docs/current_docs").find((file) => CLI_PAGE.test(file));
  const [, ...sections] = (page && readFile(release, page))?.split(/^## (?=dagger)/m) ?? [];
  return Object.fromEntries(
    sections.map((section) => {
      const [own = ""] = section.split("### Options inherited from parent commands");
      const name = own.split("\n", 1).join("").trim();
      return [name, { usage: /^```\n(?<usage>dagger.*)/m.exec(own)?.groups?.usage ?? name, flags: readFlags(own) }];
    }),
  );
}

/** Brings recorded help of an earlier release up to the reference, which lacks hidden commands, aliases, and groups. */
export function updateCli({ global, commands }: CliFacts, page: CliPage): CliFacts {
  // The library of the CLI adds the commands for completion and help, and leaves them out of the reference.
  const kept = Object.entries(commands).filter(
    ([name, { isHidden }]) => isHidden || page[name] || /^dagger (?:completion|help)\b/.test(name),
  );
  const added = Object.entries(page).filter(([name]) => commands[name] === undefined);
  const isShared = (flag: string) => flag in global || flag === "--help";
  return {
    // On the page of `dagger`, flags that every command has are among its own.
    global: Object.fromEntries(Object.entries(global).map(([name, flag]) => [name, page.dagger?.flags[name] ?? flag])),
    commands: Object.fromEntries(
      [...kept, ...added].map(([name, one]) => {
        const flags = Object.entries(page[name]?.flags ?? one.flags);
        return [name, { ...one, flags: Object.fromEntries(flags.filter(([flag]) => !isShared(flag))) }];
      }),
    ),
  };
}
