import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../../../scripts/run-command.ts";
import type { Peer } from "../peer.ts";
import { OURS } from "../peers.ts";
import { installDirOf, settingsDirOf } from "../places.ts";

/** Milliseconds allowed for downloading several hundred megabytes on a slow connection. */
const TIMEOUT_MS = 20 * 60 * 1000;

/**
 * Installs exactly the packages in a peer's lock file, unless they're already installed.
 *
 * @throws Error with npm's own message if the installation fails.
 */
export async function installPeer(peer: Peer): Promise<void> {
  if (peer.name === OURS) {
    return;
  }
  const [settings, target] = [settingsDirOf(peer), installDirOf(peer)];
  const lock = await readFile(path.join(settings, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  const stamp = path.join(target, "node_modules/.installed-lock");
  if ((await readFile(stamp, "utf8").catch(() => "")) === hash) {
    return;
  }
  console.log(`Installing ${peer.folder} …`);
  await mkdir(target, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) {
    await copyFile(path.join(settings, file), path.join(target, file));
  }
  const npm = process.env.npm_execpath;
  const [command, prefix] = npm ? [process.execPath, [npm]] : ["npm", []];
  // Not `npm ci`: it rejects a lock file that lacks other platforms' optional packages, which some registries omit.
  const { code, output } = await runCommand(
    command,
    [...prefix, "install", "--no-save", "--prefix", target, "--no-audit", "--no-fund", "--engine-strict"],
    { timeoutMs: TIMEOUT_MS },
  );
  if (code !== 0) {
    throw new Error(`${output.trimEnd()}\nThe packages of ${peer.folder} could not be installed. Mend what npm says.`);
  }
  await writeFile(stamp, hash);
}
