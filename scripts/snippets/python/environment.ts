import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../../run-command.ts";
import type { Libraries } from "../libraries.ts";

const FOLDER = ".cache/snippets/python-environment";

const REQUIREMENTS = "snippets/requirements.txt";

/** Marker file that's written last, so an interrupted installation starts over. */
const STAMP = path.join(FOLDER, "installed");

/** The virtual environment's Python. */
export const PYTHON = path.join(FOLDER, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");

/** A virtual environment with the exact versions in `snippets/requirements.txt`. */
export const pythonPackages: Libraries = {
  name: `Python packages of ${REQUIREMENTS}`,
  command: `pip install --no-deps --requirement ${REQUIREMENTS}, in ${FOLDER}`,
  isInstalled: async () => (await readFile(STAMP, "utf8").catch(() => "")) === (await hashRequirements()),
  async install() {
    await rm(FOLDER, { recursive: true, force: true });
    await run("python3", ["-m", "venv", FOLDER]);
    // Don't let pip choose dependencies: the file lists every package.
    await run(PYTHON, ["-m", "pip", "install", "--quiet", "--no-input", "--no-deps", "--requirement", REQUIREMENTS]);
    await writeFile(STAMP, await hashRequirements());
  },
};

async function hashRequirements(): Promise<string> {
  return createHash("sha256")
    .update(await readFile(REQUIREMENTS))
    .digest("hex");
}

/** Returns the folder of the installed SDK. */
export async function findSdk(): Promise<string> {
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
