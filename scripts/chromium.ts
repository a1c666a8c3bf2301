import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { announceInstall, isInstallAllowed } from "./install-packages.mjs";
import { isCi } from "./is-ci.ts";
import { listOnPath } from "./list-on-path.ts";

/** The parts of a machine that determine where a browser can come from; tests pass their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Whether a browser may be downloaded or installed; nobody expects a test to do that to their machine. */
  readonly mayInstall: boolean;
  /** Where Playwright keeps the browser it downloads, whether or not it exists. */
  readonly playwrightPath: string;
  readonly exists: (file: string) => boolean;
  /** Runs a program to completion and returns whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean;
  /** Announces to the reader what is about to be installed. */
  readonly announce: typeof announceInstall;
}

/** Command that downloads the browser that this version of Playwright was tested with. */
export const DOWNLOAD = "npx playwright install chromium";

/** Package and program of a Chromium that draws no windows of its own. */
const HEADLESS_SHELL = "chromium-headless-shell";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Reports that there's no browser, and how to get one. */
export class NoChromiumError extends Error {}

/**
 * Returns the path of a Chromium that runs on this machine: `CHROMIUM_PATH`, a system browser, or Playwright's own.
 * Where it may install one, such as in CI, it downloads Playwright's browser or installs one with the system's package
 * manager.
 *
 * @throws NoChromiumError when none of them is available.
 */
export function findChromium(machine: Machine = thisMachine): string {
  const { CHROMIUM_PATH: chosen } = machine.env;
  if (chosen) {
    if (!machine.exists(chosen)) {
      throw new Error(
        `Unexpected CHROMIUM_PATH="${chosen}", expected the path of a Chromium or Chrome. Correct or unset it.`,
      );
    }
    return chosen;
  }
  const found = findInstalled(machine) ?? findPlaywrights(machine) ?? install(machine);
  if (!found) {
    throw new NoChromiumError(
      "No Chromium found, expected one for the tests in the browser. Install it with npm run doctor -- --install, or " +
        "Chromium or Google Chrome with the system's package manager (Debian: apt-get install chromium), or set " +
        "CHROMIUM_PATH to the one you have.",
    );
  }
  return found;
}

/**
 * Returns the path of the Chromium that opens pages fastest: Debian's headless shell, which takes about half of the
 * processor's time because it has no window around the page, or else what `findChromium` finds. It behaves the same but
 * colors some pixels differently.
 *
 * @throws NoChromiumError when none of them is available.
 */
export function findFastChromium(machine: Machine = thisMachine): string {
  const chromium = findChromium(machine);
  return machine.env.CHROMIUM_PATH
    ? chromium
    : (listOnPath(HEADLESS_SHELL, machine.env).find((file) => isBrowser(machine, file)) ?? chromium);
}

function findInstalled(machine: Machine): string | undefined {
  const onPath = NAMES.flatMap((name) => listOnPath(name, machine.env));
  return [...onPath, ...USUAL_PLACES].find((candidate) => isBrowser(machine, candidate));
}

function findPlaywrights(machine: Machine): string | undefined {
  return isBrowser(machine, machine.playwrightPath) ? machine.playwrightPath : undefined;
}

/**
 * Checks that a file is a working browser, because the right name isn't enough: Ubuntu's `chromium-browser` may be a
 * script that only asks you to install a snap.
 */
function isBrowser(machine: Machine, file: string): boolean {
  return machine.exists(file) && machine.run(file, ["--version"]);
}

function install(machine: Machine): string | undefined {
  return machine.mayInstall ? (download(machine) ?? installPackage(machine)) : undefined;
}

function download(machine: Machine): string | undefined {
  machine.announce({ what: "the Chromium of Playwright, some 200 MB", command: DOWNLOAD });
  machine.run(process.execPath, [path.resolve("node_modules/@playwright/test/cli.js"), "install", "chromium"]);
  return findPlaywrights(machine);
}

function installPackage(machine: Machine): string | undefined {
  if (!listOnPath("apt-get", machine.env).some(machine.exists)) {
    return undefined;
  }
  // `-n`: without it, a password prompt would hang forever when nobody is at the terminal.
  const [command, prefix] = machine.isRoot ? ["apt-get", []] : ["sudo", ["-n", "apt-get"]];
  const install = [...prefix, "install", "--yes", "--no-install-recommends"];
  const packages = ["chromium", HEADLESS_SHELL];
  machine.announce({
    what: "the Chromium of the system's packages",
    command: [command, ...install, ...packages].join(" "),
  });
  machine.run(command, [...prefix, "update"]);
  for (const name of packages) {
    // One at a time, because Ubuntu doesn't have the second.
    machine.run(command, [...install, name]);
  }
  return findInstalled(machine);
}

/** Long enough to download 200 MB on a slow connection. */
const TIMEOUT_MS = 5 * 60 * 1000;

/** The current machine, where software may be installed without asking only in CI. */
export const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  mayInstall: isCi() && isInstallAllowed(),
  playwrightPath: chromium.executablePath(),
  exists: existsSync,
  run: (command, args) => spawnSync(command, args, { stdio: "ignore", timeout: TIMEOUT_MS }).status === 0,
  announce: announceInstall,
};
