// Installs npm packages, and announces other installations. Plain JavaScript on purpose: on a fresh clone, nothing else
// can run yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The option that keeps any command from installing anything, and the variable that passes it to child processes. */
export const NO_INSTALL = { option: "--no-install", variable: "NO_INSTALL" };

/**
 * Returns whether this command may install anything.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function isInstallAllowed(env = process.env) {
  return !env[NO_INSTALL.variable];
}

/**
 * Prints what is about to be installed and how or, with `--no-install`, how to install it.
 *
 * @param {{ readonly what: string, readonly command: string }} install
 * @returns {boolean} whether to go ahead.
 */
export function announceInstall({ what, command }) {
  const isAllowed = isInstallAllowed();
  console.log(
    isAllowed
      ? `Installing ${what}: ${command} (${NO_INSTALL.option} leaves it out) …`
      : `SKIPPED: ${what} not installed, as ${NO_INSTALL.option} asks. Install with: ${command}`,
  );
  return isAllowed;
}

/**
 * Installs the packages of a folder's `package-lock.json` unless they're already installed, and announces it.
 *
 * @param {string} folder
 * @param {string} what names the packages, such as "the site's packages".
 * @returns {boolean} whether they're installed now.
 * @throws Error when they can't be installed.
 */
export function installPackages(folder, what) {
  const modules = path.join(folder, "node_modules");
  if (isInstalled(folder)) {
    return true;
  }
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // `npm ci` would empty the folder that the link points to, which belongs to another checkout.
    throw new Error(
      `${modules} is a link to packages of another package-lock.json, expected a folder. Remove the link and run the command again.`,
    );
  }
  const command = folder === "." ? "npm ci" : `npm ci --prefix ${folder}`;
  if (!announceInstall({ what, command })) {
    return false;
  }
  // `npm_execpath` is the npm that started this process. If Node.js was started directly, use the npm on the PATH.
  const npm = process.env.npm_execpath;
  const [program, prefix] = npm ? [process.execPath, [npm]] : ["npm", []];
  // The site needs the Node.js it asks for. Programs with their own packages run on this one, whatever they ask for.
  const leniency = folder === "." ? [] : ["--no-engine-strict"];
  const { status } = spawnSync(program, [...prefix, "ci", "--no-audit", "--no-fund", ...leniency], {
    cwd: folder,
    stdio: "inherit",
    shell: !npm && process.platform === "win32",
  });
  if (status !== 0) {
    throw new Error(`${command} did not succeed. Its message is above; run the command again once that is fixed.`);
  }
  markInstalled(folder);
  return true;
}

/**
 * Changes something of `package-lock.json` that concerns no package, so that nothing is installed again because of it.
 *
 * @param {string} folder
 * @param {() => readonly string[]} change
 * @returns {readonly string[]} what the change returns.
 */
export function keepInstalled(folder, change) {
  const wasInstalled = isInstalled(folder);
  const result = change();
  if (wasInstalled) {
    markInstalled(folder);
  }
  return result;
}

/** @param {string} folder */
function isInstalled(folder) {
  const stamp = toStamp(folder);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashLock(folder);
}

/** @param {string} folder */
function markInstalled(folder) {
  writeFileSync(toStamp(folder), hashLock(folder));
}

/** @param {string} folder */
function toStamp(folder) {
  return path.join(folder, "node_modules", ".installed-lock");
}

/** @param {string} folder */
function hashLock(folder) {
  const lock = readFileSync(path.join(folder, "package-lock.json"));
  return createHash("sha256").update(lock).digest("hex");
}
