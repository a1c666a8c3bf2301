import { readFileSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type CommandResult, runPackage } from "./run-command.ts";

/** How long a build may take before it counts as hung; a whole one takes about a minute. */
const BUILD_TIMEOUT_MS = 12 * 60 * 1000;

/** How often a line says that a build is still at work where no terminal draws progress bars. */
const PROGRESS_EVERY_MS = 10_000;

/** Longest time that Node's timers can wait: 24 days, "for ever" for a preview server. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;

/** Where the time of the last build's start is kept. */
const buildStampFile = path.resolve(".cache/build-started");

/** Whether the output goes to the terminal; otherwise it is in the result. */
interface RunOptions {
  readonly isLive?: boolean;
}

/**
 * Runs a command of Docusaurus, such as `build` or `start`, with the environment that the site relies on.
 *
 * @param args the command and its options, passed on as they are.
 */
export function runDocusaurus(args: readonly string[], { isLive = true }: RunOptions = {}): Promise<CommandResult> {
  const isBuild = args[0] === "build" && !args.includes("--help");
  return isBuild ? runBuild(args, isLive) : run(args, { isLive, mode: "development", timeoutMs: NO_TIMEOUT_MS });
}

async function runBuild(args: readonly string[], isLive: boolean): Promise<CommandResult> {
  const startedAt = Date.now();
  const progress = isLive && !process.stdout.isTTY ? showProgress(startedAt) : undefined;
  const result = await run(args, { isLive, mode: "production", timeoutMs: BUILD_TIMEOUT_MS });
  clearInterval(progress);
  const outDir = readOutDir(args);
  if (result.code === 0 && !isNewer(path.join(outDir, "404.html"), startedAt)) {
    // Seen: a worker that waits for ever, after which Node ends for want of work, and with success.
    const message = `The build ended without writing ${outDir}/404.html, expected a finished site. Run npm run build and see where it stops.`;
    if (isLive) {
      console.error(message);
    }
    return { code: 1, output: `${result.output}\n${message}` };
  }
  if (result.code === 0 && outDir === "build") {
    await mkdir(path.dirname(buildStampFile), { recursive: true });
    await writeFile(buildStampFile, new Date(startedAt).toISOString());
  }
  return result;
}

function run(
  args: readonly string[],
  { isLive, mode, timeoutMs }: { readonly isLive: boolean; readonly mode: string; readonly timeoutMs: number },
): Promise<CommandResult> {
  return runPackage("@docusaurus/core", args, {
    program: "docusaurus",
    isLive,
    timeoutMs,
    env: {
      NODE_ENV: mode,
      NO_UPDATE_NOTIFIER: "1",
      // Images stay files: inlined into HTML they would be sent again with every page.
      WEBPACK_URL_LOADER_LIMIT: "0",
    },
  });
}

/** Gives the moment at which the last successful build began; undefined without one. */
export function readBuildStart(): Date | undefined {
  try {
    return new Date(readFileSync(buildStampFile, "utf8"));
  } catch {
    return undefined;
  }
}

function showProgress(startedAt: number): NodeJS.Timeout {
  return setInterval(() => {
    console.log(`Building the site … ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }, PROGRESS_EVERY_MS);
}

function readOutDir(args: readonly string[]): string {
  const joined = args.find((arg) => arg.startsWith("--out-dir="));
  const index = args.indexOf("--out-dir");
  return joined?.slice("--out-dir=".length) ?? (index === -1 ? "build" : (args[index + 1] ?? "build"));
}

function isNewer(file: string, sinceMs: number): boolean {
  // File systems keep times in steps; some of them as coarse as a second.
  return (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= sinceMs - 1000;
}
