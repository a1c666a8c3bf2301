import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** How a program is run. */
export interface CommandOptions {
  /** Variables on top of this process's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** After this time the program is ended, so that one that hangs cannot hold up everything else. */
  readonly timeoutMs?: number;
  /** Then it has this long to close its browsers and remove its files. */
  readonly graceMs?: number;
  /** Whether its output goes straight to the terminal instead of into the result. */
  readonly isLive?: boolean;
}

/** What a program left behind. */
export interface CommandResult {
  /** Exit code; 1 as well when it was ended by a signal or took too long. */
  readonly code: number;
  /** Standard output and error in the order in which they came; empty for a live program. */
  readonly output: string;
}

const DEFAULT_TIMEOUT_MS = 10 * 60 * 1000;

/** Runs a program to its end. It rejects only when the program cannot be started. */
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
    // Where this process has to end first, nothing that it started goes on by itself.
    process.once("exit", stop);
    const chunks: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
    let isLate = false;
    const timer = setTimeout(() => {
      chunks.push(
        Buffer.from(`\nEnded after ${timeoutMs / 1000} s without a result, expected it to finish by then.\n`),
      );
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
    // A process that it started may live on and hold the other end.
    child.stdout?.destroy();
    child.stderr?.destroy();
  }, graceMs);
  child.once("close", () => clearTimeout(timer));
}

/**
 * Runs the program of an installed package with this very Node, which needs neither a shell nor `npx`.
 *
 * @throws Error when the package is not installed or has no program of that name.
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
