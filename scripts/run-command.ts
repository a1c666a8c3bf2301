import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** Options for running a program. */
export interface CommandOptions {
  /** Variables to add to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Time after which the program is stopped, so one that hangs can't hold up everything else. */
  readonly timeoutMs?: number;
  /** Time that it then has to close its browsers and remove its files. */
  readonly graceMs?: number;
  /** Whether its output goes straight to the terminal instead of to the result. */
  readonly isLive?: boolean;
}

/** The outcome of a program. */
export interface CommandResult {
  /** Exit code; also 1 if it was ended by a signal or timed out. */
  readonly code: number;
  /** Standard output and standard error in order of arrival; empty for a live program. */
  readonly output: string;
}

const DEFAULT_TIMEOUT_MS = 10 * 60 * 1000;

/** Runs a program to completion. Rejects only if the program can't be started. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, timeoutMs = DEFAULT_TIMEOUT_MS, graceMs = 5000, isLive = false }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: isLive ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    const stop = () => child.kill();
    // If this process has to end first, nothing that it started keeps running.
    process.once("exit", stop);
    const chunks: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
    let isLate = false;
    const timer = setTimeout(() => {
      const message = `\nEnded after ${timeoutMs / 1000} s without a result, expected it to finish by then.\n`;
      if (isLive) {
        // Nobody reads the output of a live program in its result.
        console.error(message);
      } else {
        chunks.push(Buffer.from(message));
      }
      isLate = true;
      end(child, graceMs);
    }, timeoutMs);
    child.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      process.off("exit", stop);
      resolve({ code: isLate ? 1 : (code ?? 1), output: Buffer.concat(chunks).toString("utf8") });
    });
  });
}

function end(child: ChildProcess, graceMs: number): void {
  child.kill("SIGTERM");
  const timer = setTimeout(() => {
    child.kill("SIGKILL");
    // A process that the program started may still be running and hold the other end open.
    child.stdout?.destroy();
    child.stderr?.destroy();
  }, graceMs);
  child.once("close", () => clearTimeout(timer));
}

/**
 * Runs the program of an installed package with the current Node.js, which needs neither a shell nor `npx`.
 *
 * @throws Error when the package isn't installed or has no program of that name.
 */
export function runPackage(
  packageName: string,
  args: readonly string[],
  { program = packageName, ...options }: CommandOptions & { readonly program?: string } = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, [findProgram(packageName, program), ...args], options);
}

function findProgram(packageName: string, program: string): string {
  const folder = path.resolve("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === "string" ? bin : bin?.[program];
  if (!file) {
    throw new Error(`Unexpected program "${program}", expected one of ${packageName}'s: ${Object.keys(bin ?? {})}.`);
  }
  return path.join(folder, file);
}
