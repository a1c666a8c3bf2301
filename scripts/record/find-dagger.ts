import path from "node:path";
import { runCommand } from "../run-command.ts";

/** Milliseconds for a first call, which may have to start an engine. */
const FIRST_CALL = 5 * 60_000;

/**
 * Finds the CLI, and returns the environment in which it reaches its engine: `DAGGER_BIN`, or `dagger` on the path, and
 * the engine of `_EXPERIMENTAL_DAGGER_RUNNER_HOST`, or the one that the CLI starts.
 *
 * @throws Error that says what to install or to start.
 */
export async function findDagger(version: string): Promise<NodeJS.ProcessEnv> {
  const { DAGGER_BIN: binary, PATH: search = "" } = process.env;
  const env = {
    ...process.env,
    PATH: binary === undefined ? search : `${path.dirname(path.resolve(binary))}${path.delimiter}${search}`,
  };
  const found = await askDagger(["version"], env);
  if (!found.includes(`v${version} `)) {
    throw new Error(
      `Unexpected CLI ${found.trim() || "(none)"}, expected dagger v${version} on the path or in DAGGER_BIN. ` +
        `Install it as docs/getting-started/installation.mdx says, or build it with scripts/engine.`,
    );
  }
  const engine = await askDagger(["core", "version"], env);
  if (!engine.includes(`v${version}`)) {
    throw new Error(
      `Unexpected answer of the engine, expected v${version}. Start a container runtime, or an engine with ` +
        `scripts/engine/start.sh and set _EXPERIMENTAL_DAGGER_RUNNER_HOST. What the CLI printed:\n${engine.slice(-500)}`,
    );
  }
  return env;
}

/** Runs the CLI and returns what it prints, from both streams; nothing if it cannot be started. */
export async function askDagger(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const variables = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return runCommand("dagger", args, { env: variables, timeoutMs: FIRST_CALL }).then(
    ({ output }) => output,
    () => "",
  );
}
