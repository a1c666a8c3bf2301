import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { announceInstall, isInstallAllowed } from "./install-packages.mjs";
import { isCi } from "./is-ci.ts";

/** The parts of a machine that decide where a browser can come from; tests hand in their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Whether a browser may be downloaded or installed; nobody expects a test to do that to their machine. */
  readonly mayInstall: boolean;
  /** Where Playwright keeps the browser that it downloads, whether that exists or not. */
  readonly playwrightPath: string;
  readonly exists: (file: string) => boolean;
  /** Runs a program to its end and tells whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean;
  /** Tells the reader what is about to be installed. */
  readonly announce: typeof announceInstall;
}

/** Downloads the browser that Playwright was tested with. */
export const DOWNLOAD = "npx playwright install chromium";

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

/** Says that there is no browser, and how to get one. */
export class NoChromiumError extends Error {}

/**
 * Returns the path of a Chromium that runs here: CHROMIUM_PATH, one of the system, or Playwright's own. Where it may
 * install one, such as in CI, it downloads Playwright's or takes the one of the system's package manager.
 *
 * @throws NoChromiumError when none of them can be had.
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

function findInstalled(machine: Machine): string | undefined {
  const folders = (machine.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...USUAL_PLACES];
  return candidates.find((candidate) => isBrowser(machine, candidate));
}

function findPlaywrights(machine: Machine): string | undefined {
  return isBrowser(machine, machine.playwrightPath) ? machine.playwrightPath : undefined;
}

/** A file of the right name is not enough: Ubuntu's `chromium-browser` may be a script that only asks for a snap. */
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
  const isKnown = (machine.env.PATH ?? "").split(path.delimiter).some((folder) => machine.exists(`${folder}/apt-get`));
  if (!isKnown) {
    return undefined;
  }
  // -n: a question for a password would wait for ever where nobody sits.
  const [command, prefix] = machine.isRoot ? ["apt-get", []] : ["sudo", ["-n", "apt-get"]];
  const install = [...prefix, "install", "--yes", "--no-install-recommends", "chromium"];
  machine.announce({ what: "the Chromium of the system's packages", command: [command, ...install].join(" ") });
  machine.run(command, [...prefix, "update"]);
  machine.run(command, install);
  return findInstalled(machine);
}

/** Long enough for a download of 200 MB on a slow line. */
const TIMEOUT_MS = 5 * 60 * 1000;

/** This computer, on which only CI may install something unasked. */
export const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  mayInstall: isCi() && isInstallAllowed(),
  playwrightPath: chromium.executablePath(),
  exists: existsSync,
  run: (command, args) => spawnSync(command, args, { stdio: "ignore", timeout: TIMEOUT_MS }).status === 0,
  announce: announceInstall,
};
