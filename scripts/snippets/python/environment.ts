import { copyFile, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../../run-command.ts";
import type { Libraries } from "../libraries.ts";
import { findSdkSource } from "../sdk-sources.ts";

const FOLDER = ".cache/snippets/python-environment";

const REQUIREMENTS = "snippets/requirements.txt";

/** The SDK in the sources of Dagger. */
const SDK_SOURCE = "sdk/python/src/dagger";

/** Copy of the requirements that's written last, so an interrupted installation starts over. */
const STAMP = path.join(FOLDER, "installed");

/** The virtual environment's Python. */
export const PYTHON = path.join(FOLDER, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");

/** A virtual environment with the exact versions in `snippets/requirements.txt`. */
export const pythonPackages: Libraries = {
  name: `Python packages of ${REQUIREMENTS}`,
  command: `pip install --no-deps --requirement ${REQUIREMENTS}, in ${FOLDER}`,
  isInstalled: async () => (await readRequirements(STAMP).catch(() => "")) === (await readRequirements(REQUIREMENTS)),
  async install() {
    await rm(FOLDER, { recursive: true, force: true });
    await run("python3", ["-m", "venv", FOLDER]);
    // Don't let pip choose dependencies: the file lists every package.
    await run(PYTHON, ["-m", "pip", "install", "--quiet", "--no-input", "--no-deps", "--requirement", REQUIREMENTS]);
    await copyFile(REQUIREMENTS, STAMP);
  },
};

/** Reads a list of packages, without the SDK if that's taken from the sources. */
async function readRequirements(file: string): Promise<string> {
  const text = await readFile(file, "utf8");
  return findSdkSource(SDK_SOURCE) === undefined ? text : text.replace(/^dagger-io==.*$/m, "");
}

/** Returns the folder of the SDK. */
export async function findSdk(): Promise<string> {
  const source = findSdkSource(SDK_SOURCE);
  if (source !== undefined) {
    return source;
  }
  const folders = path.join(FOLDER, process.platform === "win32" ? "Lib/site-packages" : "lib");
  const [sdk] = (await readdir(folders, { recursive: true })).filter((name) =>
    /(?:^|site-packages[\\/])dagger$/.test(name),
  );
  if (sdk === undefined) {
    throw new Error(`No package dagger found below ${folders}, expected the SDK of ${REQUIREMENTS}. Remove ${FOLDER}.`);
  }
  return path.join(folders, sdk);
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(command, args, { env: { PIP_DISABLE_PIP_VERSION_CHECK: "1" } });
  if (code !== 0) {
    throw new Error(
      `${command} ${args.join(" ")} ended with ${code}, expected the packages of ${REQUIREMENTS}.\n${output}`,
    );
  }
}
