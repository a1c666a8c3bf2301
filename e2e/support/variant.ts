import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { cp, symlink } from "node:fs/promises";
import path from "node:path";
import { rootDir } from "./paths.ts";

/**
 * Copies the folder of a small site, because Docusaurus writes next to its sources. `src` becomes a link to the site's
 * own, which gives the variant the site's theme layer.
 */
export async function copyVariant(name: string, target: string): Promise<void> {
  await cp(path.join(rootDir, "e2e/variants", name), target, { recursive: true });
  await symlink(path.join(rootDir, "src"), path.join(target, "src"), "junction");
}

/** A running Docusaurus command. */
interface Docusaurus {
  readonly child: ChildProcess;
  /** Its exit code, or null if it was killed. */
  readonly ended: Promise<number | null>;
  /** Returns everything that it has printed. */
  readonly output: () => string;
}

/** Starts a Docusaurus command in a site, with the environment that the site relies on. */
export function startDocusaurus(
  siteDir: string,
  args: readonly string[],
  { env, timeout }: Pick<SpawnOptions, "env" | "timeout">,
): Docusaurus {
  const program = path.join(rootDir, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  const child = spawn(process.execPath, [program, ...args], {
    // The site's configuration reads pages and snippets from the working directory.
    cwd: siteDir,
    env: { ...process.env, WEBPACK_URL_LOADER_LIMIT: "0", NO_UPDATE_NOTIFIER: "1", FORCE_COLOR: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout,
  });
  let output = "";
  const append = (chunk: Buffer) => {
    output += chunk.toString("utf8");
  };
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  return { child, ended, output: () => output };
}
