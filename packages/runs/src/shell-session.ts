import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import xterm from "@xterm/headless";
import { reserve, waitFor } from "./addresses.ts";

/** What a command left behind. */
export interface CommandResult {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Variables that one command has and later ones don't. */
type Variables = Readonly<Record<string, string>>;

/** A terminal that stays open: the folder and the variables of a command are those of the next. */
export interface ShellSession {
  /**
   * Runs a script.
   *
   * @param script what a reader types; it ends at the first command that fails.
   * @param input what arrives on standard input.
   */
  readonly run: (script: string, env?: Variables, input?: string) => Promise<CommandResult>;
  /**
   * Runs a script and types lines into the terminal that it opens.
   *
   * @param lines typed one after the other, each once the terminal is quiet.
   */
  readonly type: (script: string, lines: readonly string[], env?: Variables) => Promise<CommandResult>;
  /** Starts a script and resolves once the address answers, with its body as output; the script goes on running. */
  readonly start: (script: string, address: string, env?: Variables) => Promise<CommandResult>;
  /** Ends what was started, as Ctrl+C does. */
  readonly interrupt: () => Promise<void>;
  /** Current folder. */
  readonly folder: () => string;
}

/** Milliseconds after which a command that is still running counts as failed. */
const LONGEST_RUN = 15 * 60_000;

/** Size of the terminal, and the lines that it keeps above its screen. */
const SCREEN = { rows: 50, cols: 120, scrollback: 5000, allowProposedApi: true };

/** Milliseconds for which a screen has to stay the same. */
const QUIET = 1500;

/** The end of a screen that waits for input: Dagger Shell's prompt above its keys, that of a shell, a question, or a form. */
const PROMPT = /(?:⋈[^\n]*\n[^\n]*|[$#>?]|\(y\/n\)[^\n]*|enter submit[^\n]*)$/;

/** Milliseconds between two keys. */
const KEY = 30;

/** Milliseconds after which a line is typed although no prompt is there. */
const LONGEST_WAIT = 5 * 60_000;

/**
 * Opens a session.
 *
 * @param folder where it starts.
 * @param state an empty folder for what outlives a command.
 */
export function openShellSession(folder: string, state: string, env: NodeJS.ProcessEnv): ShellSession {
  mkdirSync(state, { recursive: true });
  writeFileSync(path.join(state, "cwd"), folder);
  writeFileSync(path.join(state, "env"), "");
  let background: ChildProcess | undefined;
  let release: (() => void) | undefined;

  const wrap = (script: string, own: Variables = {}) => keepState(script, state, own);
  const open = (program: string, args: readonly string[]) =>
    spawn(program, args, { env, cwd: folder, stdio: "pipe", detached: true });

  return {
    run: (script, own, input) => {
      const child = open("bash", ["-c", wrap(script, own)]);
      child.stdin.end(input);
      return collect(child);
    },
    type: (script, lines, own) => {
      const file = path.join(state, "script.sh");
      writeFileSync(file, wrap(script, own));
      const terminal = `stty rows ${SCREEN.rows} cols ${SCREEN.cols}; TERM=xterm-256color bash ${file}`;
      const child = open("script", ["--quiet", "--return", "--flush", "--command", terminal, "/dev/null"]);
      const readScreen = showOnScreen(child);
      void typeLines(child, lines, readScreen);
      return collect(child).then(async ({ exit }) => ({ exit, stdout: await readScreen(), stderr: "" }));
    },
    async start(script, address, own) {
      release = await reserve(address);
      const child = open("bash", ["-c", wrap(script, own)]);
      child.stdin.end();
      background = child;
      const ended = collect(child);
      return (await Promise.race([ended, waitFor(address)])) ?? ended;
    },
    async interrupt() {
      const child = background;
      background = undefined;
      if (child && child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("close", resolve));
        end(child, "SIGINT");
        await ended;
      }
      release?.();
      release = undefined;
    },
    folder: () => readFileSync(path.join(state, "cwd"), "utf8").trim(),
  };
}

/** Adds to a script that it begins with the folder and variables of the one before it, and leaves its own. */
function keepState(script: string, state: string, own: Variables): string {
  return [
    `cd -- "$(cat '${state}/cwd')"; . '${state}/env'`,
    `trap 'rc=$?; unset -v ${Object.keys(own).join(" ")}; pwd > "${state}/cwd"; export -p > "${state}/env"; exit $rc' EXIT`,
    ...Object.entries(own).map(([name, value]) => `export ${name}='${value.replaceAll("'", `'\\''`)}'`),
    "set -e",
    script,
  ].join("\n");
}

function collect(child: ChildProcess): Promise<CommandResult> {
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout?.on("data", (chunk) => stdout.push(chunk));
  child.stderr?.on("data", (chunk) => stderr.push(chunk));
  const timer = setTimeout(() => end(child, "SIGKILL"), LONGEST_RUN);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve({
        exit: code ?? 1,
        stdout: Buffer.concat(stdout).toString("utf8"),
        stderr: Buffer.concat(stderr).toString("utf8"),
      });
    });
  });
}

/** Shows the output of a program on a terminal's screen, which answers what programs ask it. Returns a reader of its text. */
function showOnScreen(child: ChildProcess): () => Promise<string> {
  const terminal = new xterm.Terminal(SCREEN);
  terminal.onData((answer) => child.stdin?.write(answer));
  child.stdout?.on("data", (chunk) => terminal.write(chunk));
  return async () => {
    await new Promise<void>((resolve) => terminal.write("", resolve));
    const { active } = terminal.buffer;
    return Array.from({ length: active.length }, (_, line) => active.getLine(line)?.translateToString(true)).join("\n");
  };
}

/**
 * Types lines key by key, because programs read keys; each once the screen has been the same for a while and ends with a
 * prompt. A program that is still open long after the last is killed.
 */
async function typeLines(child: ChildProcess, lines: readonly string[], readScreen: () => Promise<string>) {
  for (const line of lines) {
    await waitForPrompt(child, readScreen);
    for (const key of `${line}\r`) {
      child.stdin?.write(key);
      await sleep(KEY);
    }
  }
  // The recorder doesn't wait for this once everything has run.
  await sleep(LONGEST_WAIT, undefined, { ref: false });
  end(child, "SIGKILL");
}

async function waitForPrompt(child: ChildProcess, readScreen: () => Promise<string>): Promise<void> {
  let before: string | undefined;
  for (let waited = 0; waited < LONGEST_WAIT && child.exitCode === null; waited += QUIET) {
    const screen = (await readScreen()).trimEnd();
    if (screen === before && PROMPT.test(screen)) {
      return;
    }
    before = screen;
    await sleep(QUIET);
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    process.kill(-child.pid, signal);
  }
}
