import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { listFiles } from "@docs/pages";
import { type CheckResult, fromCommand } from "./checks/check.ts";
import { finishBuild } from "./finish-build.ts";
import { type CommandResult, runPackage } from "./run-command.ts";

/** Time after which a build is considered hung; a full build takes about a minute. */
const BUILD_TIMEOUT_MS = 12 * 60 * 1000;

/** Interval between lines that report a build's progress when there's no terminal to draw progress bars. */
const PROGRESS_EVERY_MS = 10_000;

/** Longest delay of a Node.js timer: 24 days, which is effectively forever for a preview server. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;

/** File that records when the last build started. */
const STAMP = ".cache/build-started";

/**
 * Runs a Docusaurus command, such as `build` or `start`, with the environment that the site relies on.
 *
 * @param args the command and its options, passed on unchanged.
 * @param isLive whether the output goes to the terminal; if not, it's in the result.
 */
export async function runDocusaurus(args: readonly string[], { isLive = true } = {}): Promise<CommandResult> {
  const isBuild = args[0] === "build" && !args.includes("--help");
  const startedAt = Date.now();
  const isSilent = isBuild && isLive && !process.stdout.isTTY;
  const progress = isSilent ? setInterval(() => report(startedAt), PROGRESS_EVERY_MS) : undefined;
  const result = await runPackage("@docusaurus/core", args, {
    program: "docusaurus",
    isLive,
    timeoutMs: isBuild ? BUILD_TIMEOUT_MS : NO_TIMEOUT_MS,
    env: {
      NODE_ENV: isBuild ? "production" : "development",
      NO_UPDATE_NOTIFIER: "1",
      // Keep images as files: if they were inlined into HTML, every page would send them again.
      WEBPACK_URL_LOADER_LIMIT: "0",
      // Docusaurus's minifier leaves out end tags that common HTML parsers need; `finishBuild` minifies instead.
      SKIP_HTML_MINIFICATION: "true",
    },
  });
  clearInterval(progress);
  return isBuild && result.code === 0 ? checkBuild(result, { args, startedAt, isLive }) : result;
}

function report(startedAt: number): void {
  console.log(`Building the site … ${Math.round((Date.now() - startedAt) / 1000)} s`);
}

/** Checks that a build that reports success has written its last file. */
async function checkBuild(
  result: CommandResult,
  {
    args,
    startedAt,
    isLive,
  }: { readonly args: readonly string[]; readonly startedAt: number; readonly isLive: boolean },
): Promise<CommandResult> {
  const options = { "out-dir": { type: "string", default: "build" } } as const;
  const outDir = parseArgs({ args: args.slice(1), options, strict: false }).values["out-dir"] as string;
  const writtenAt = statSync(path.join(outDir, "404.html"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  try {
    // File systems round timestamps, some of them to a full second.
    if (writtenAt < startedAt - 1000) {
      // This has happened: a worker waited forever, and Node.js exited successfully because it had nothing left to do.
      throw new Error(
        `The build ended without writing ${outDir}/404.html, expected a finished site. Run npm run build and see where it stops.`,
      );
    }
    await finishBuild(outDir);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (isLive) {
      console.error(message);
    }
    return { code: 1, output: `${result.output}\n${message}` };
  }
  if (outDir === "build") {
    await mkdir(path.dirname(STAMP), { recursive: true });
    await writeFile(STAMP, new Date(startedAt).toISOString());
  }
  return result;
}

/** Everything that a build is made from. */
const SOURCES = [
  ...["config", "data", "docs", "packages", "plugins", "snippets", "src", "static"],
  ...["scripts/hosting", "scripts/links", "scripts/published", "scripts/finish-build.ts"],
  ...["docusaurus.config.ts", "sidebars.ts", "package-lock.json"],
];

/**
 * Returns a function that runs the production build on its first call, and returns the same result on later calls.
 *
 * @param isFreshEnough whether an existing build that is newer than all its sources may be used instead of a new one.
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

/** Returns whether the last good build started after the latest change; a folder's own timestamp reveals deletions. */
function isBuildFresh(): boolean {
  if (!existsSync(STAMP) || !existsSync("build/404.html")) {
    return false;
  }
  const files = SOURCES.flatMap((source) => (path.extname(source) === "" ? listFiles(source) : [source]));
  const folders = files.map((file) => path.dirname(file)).filter((folder) => folder !== ".");
  const changes = [...new Set([...files, ...folders])].map((file) => statSync(file).mtimeMs);
  return Date.parse(readFileSync(STAMP, "utf8")) > Math.max(...changes);
}
