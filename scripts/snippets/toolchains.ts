import { existsSync } from "node:fs";
import { announceInstall, isInstallAllowed } from "../install-packages.mjs";
import { isCi } from "../is-ci.ts";
import { listOnPath } from "../list-on-path.ts";
import { type CommandResult, runCommand } from "../run-command.ts";
import { goModules } from "./go/modules.ts";
import type { Libraries } from "./libraries.ts";
import { pythonPackages } from "./python/environment.ts";

/** A program that checks snippets and doesn't come with Node.js. */
export interface Toolchain {
  /** Id of the SDK language. */
  readonly language: string;
  readonly command: string;
  /** Arguments that print its version; the command has to succeed. */
  readonly versionArgs: readonly string[];
  /** Oldest supported release: major and minor version. */
  readonly least: readonly [number, number];
  /** Debian and Ubuntu packages that contain it. */
  readonly packages: readonly string[];
  /** Homebrew formula, for macOS. */
  readonly formula: string;
  readonly site: string;
  readonly libraries?: Libraries;
}

/** All toolchains, in the order of the tabs. TypeScript isn't listed because it needs only the site's own packages. */
export const toolchains: readonly Toolchain[] = [
  {
    language: "go",
    command: "go",
    versionArgs: ["version"],
    least: [1, 24],
    packages: ["golang-go"],
    formula: "go",
    site: "https://go.dev/dl/",
    libraries: goModules,
  },
  {
    language: "python",
    command: "python3",
    // Debian ships Python without the module that creates virtual environments.
    versionArgs: ["-c", "import ensurepip, platform; print(platform.python_version())"],
    least: [3, 10],
    packages: ["python3-venv"],
    formula: "python",
    site: "https://www.python.org/downloads/",
    libraries: pythonPackages,
  },
  {
    language: "php",
    command: "php",
    versionArgs: ["-r", "echo PHP_VERSION;"],
    least: [8, 2],
    packages: ["php-cli"],
    formula: "php",
    site: "https://www.php.net/downloads",
  },
  {
    language: "java",
    command: "javac",
    versionArgs: ["-version"],
    least: [17, 0],
    packages: ["default-jdk-headless"],
    formula: "openjdk",
    site: "https://adoptium.net/",
  },
];

/** Everything that a toolchain needs from the outside world. */
export interface ToolchainWorld {
  readonly run: (command: string, args: readonly string[]) => Promise<CommandResult>;
  /** Whether anything may be installed. */
  readonly mayInstall: boolean;
  /** Returns whether system packages can be installed. */
  readonly isRootOfDebian: () => Promise<boolean>;
}

/** Whether a toolchain is available and, if not, why and what to do about it. */
export type ToolchainState =
  | { readonly isReady: true; readonly version: string }
  | { readonly isReady: false; readonly reason: string };

const INSTALL_TIMEOUT_MS = 5 * 60 * 1000;

const realWorld: ToolchainWorld = {
  run: (command, args) =>
    runCommand(command, args, { timeoutMs: INSTALL_TIMEOUT_MS, env: { DEBIAN_FRONTEND: "noninteractive" } }),
  // Nobody expects a test to change their machine, so outside CI you need `npm run doctor -- --install`.
  mayInstall: isCi() && isInstallAllowed(),
  isRootOfDebian,
};

/** The current machine, after the user asked to install whatever is missing. */
export const installingWorld: ToolchainWorld = { ...realWorld, mayInstall: true };

/** Finds a toolchain and its version. */
export async function findToolchain(
  toolchain: Toolchain,
  world: Pick<ToolchainWorld, "run"> = realWorld,
): Promise<ToolchainState> {
  const { command, versionArgs, least } = toolchain;
  const result = await world.run(command, versionArgs).catch(() => undefined);
  const version = result?.code === 0 ? /\d+\.\d+(\.\d+)?/.exec(result.output)?.[0] : undefined;
  if (version === undefined) {
    return {
      isReady: false,
      reason: `${command} not found, expected ${least.join(".")} or newer. ${howTo(toolchain)}`,
    };
  }
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > least[0] || (major === least[0] && minor >= least[1])
    ? { isReady: true, version }
    : {
        isReady: false,
        reason: `${command} ${version} found, expected ${least.join(".")} or newer. ${howTo(toolchain)}`,
      };
}

/** Finds a toolchain and its libraries, and installs what's missing where that's allowed, such as in CI. */
export async function ensureToolchain(
  toolchain: Toolchain,
  world: ToolchainWorld = realWorld,
): Promise<ToolchainState> {
  const found = await findToolchain(toolchain, world);
  const canInstall = !found.isReady && world.mayInstall && (await world.isRootOfDebian());
  const state = canInstall ? await installToolchain(toolchain, world) : found;
  const obstacle = state.isReady ? await ensureLibraries(toolchain.libraries, world.mayInstall) : undefined;
  return obstacle === undefined ? state : { isReady: false, reason: obstacle };
}

async function installToolchain(toolchain: Toolchain, world: ToolchainWorld): Promise<ToolchainState> {
  const install = ["install", "--yes", "--no-install-recommends", ...toolchain.packages];
  announceInstall({ what: `${toolchain.command} for the snippets`, command: `apt-get ${install.join(" ")}` });
  const first = await world.run("apt-get", install);
  if (first.code !== 0) {
    // A new image has no package lists yet.
    await world.run("apt-get", ["update"]);
    await world.run("apt-get", install);
  }
  const after = await findToolchain(toolchain, world);
  return after.isReady ? after : { isReady: false, reason: `${after.reason} (apt-get install was tried.)` };
}

/** Returns why libraries can't be used, or nothing if they can. */
async function ensureLibraries(libraries: Libraries | undefined, mayInstall: boolean): Promise<string | undefined> {
  if (!libraries || (await libraries.isInstalled())) {
    return undefined;
  }
  const { name, command } = libraries;
  if (!mayInstall) {
    return `${name} not found, expected them to be installed. Install them with npm run doctor -- --install, which runs ${command}.`;
  }
  announceInstall({ what: name, command });
  await libraries.install();
  return undefined;
}

function howTo({ packages, formula, site }: Toolchain): string {
  const packageNames = packages.join(" ");
  return `Install it: apt-get install ${packageNames} (Debian, Ubuntu), brew install ${formula} (macOS), or ${site}; as root on Debian or Ubuntu, npm run doctor -- --install does it.`;
}

async function isRootOfDebian(): Promise<boolean> {
  return process.getuid?.() === 0 && listOnPath("apt-get").some(existsSync);
}
