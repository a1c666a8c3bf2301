import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../../run-command.ts";

const FOLDER = ".cache/snippets/python-environment";

const REQUIREMENTS = "snippets/requirements.txt";

/** Written last, so that an interrupted installation is begun again. */
const STAMP = path.join(FOLDER, "installed");

/**
 * Makes a virtual environment with the exact versions of snippets/requirements.txt, once.
 *
 * @returns the path of its Python.
 */
export async function ensurePython(): Promise<string> {
  const python = path.join(FOLDER, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  const wanted = createHash("sha256")
    .update(await readFile(REQUIREMENTS))
    .digest("hex");
  if ((await readFile(STAMP, "utf8").catch(() => "")) === wanted) {
    return python;
  }
  await rm(FOLDER, { recursive: true, force: true });
  await run("python3", ["-m", "venv", FOLDER]);
  // Without dependencies of its own choice: every package stands in the file.
  await run(python, ["-m", "pip", "install", "--quiet", "--no-input", "--no-deps", "--requirement", REQUIREMENTS]);
  await writeFile(STAMP, wanted);
  return python;
}

/** Gives the folder of the installed SDK. */
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
