import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@docs/pages";
import type { CheckResult } from "./checks/check.ts";
import { fromCommand } from "./checks/from-command.ts";
import { readBuildStart, runDocusaurus } from "./run-docusaurus.ts";

/** All that a build is made from. */
const SOURCES = [
  ...["config", "data", "docs", "packages", "plugins", "snippets", "src", "static"],
  ...["docusaurus.config.ts", "sidebars.ts", "package-lock.json"],
];

/**
 * Gives a function that makes the production build when it is first called, and its result from then on.
 *
 * @param isFreshEnough whether a build that is newer than all its sources may stand in for a new one.
 */
export function createBuilder({ isFreshEnough }: { readonly isFreshEnough: boolean }): () => Promise<CheckResult> {
  let result: Promise<CheckResult> | undefined;
  return () => {
    result ??= isFreshEnough && isBuildFresh() ? Promise.resolve(REUSED) : build();
    return result;
  };
}

const REUSED: CheckResult = { isPassed: true, output: "", note: "build/ is newer than its sources" };

async function build(): Promise<CheckResult> {
  return fromCommand(await runDocusaurus(["build"], { isLive: false }));
}

function isBuildFresh(): boolean {
  const startedAt = readBuildStart();
  return startedAt !== undefined && existsSync("build/404.html") && startedAt.getTime() > newestChange();
}

/** Gives the time of the latest change of any source; a folder's own time tells of deletions. */
function newestChange(): number {
  const files = SOURCES.flatMap((source) => (path.extname(source) === "" ? listFiles(source) : [source]));
  const folders = files.map((file) => path.dirname(file)).filter((folder) => folder !== ".");
  return Math.max(...[...new Set([...files, ...folders])].map((file) => statSync(file).mtimeMs));
}
