import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ExternalModule } from "../../facts/facts.ts";
import { runCommand } from "../../run-command.ts";
import type { Api } from "../api/api.ts";
import { API_FOLDER, readApi } from "../api/read-api.ts";
import type { Compiler, Finding } from "../compiler.ts";
import { extendApi } from "../dependencies/extend-api.ts";
import { addPythonDependencies } from "../dependencies/render-python.ts";
import { explain } from "../explain.ts";
import { toIdentifier } from "../program.ts";
import { ensurePython, findSdk } from "./environment.ts";
import { createPythonReadings } from "./readings.ts";

const CONFIG = "snippets/pyproject.toml";

/** Reads Python programs with mypy and the published SDK. */
export const pythonCompiler: Compiler = {
  language: "python",
  inputs: ["scripts/snippets/python", "scripts/snippets/dependencies", CONFIG, "snippets/requirements.txt", API_FOLDER],
  async compile(programs, work, modules = []) {
    const python = await ensurePython();
    const api = extendApi(readApi(), modules);
    const files = new Map(programs.map((program) => [toIdentifier(program.snippet), program]));
    const source = path.join(work, "src");
    await rm(source, { recursive: true, force: true });
    await mkdir(source, { recursive: true });
    // Every program is a main.py; as modules of their own names they can be read together.
    for (const [name, { code }] of files) {
      await writeFile(path.join(source, `${name}.py`), code);
    }
    const args = ["-m", "mypy", "--config-file", CONFIG, "--cache-dir", path.join(work, "mypy"), source];
    const sdk = await writeSdk(path.join(work, "sdk"), modules, api);
    const { code, output } = await runCommand(python, [...args, ...sdk.args], {
      env: { MYPY_FORCE_COLOR: "0", ...sdk.env },
    });
    const findings = parseFindings(output, (name) => files.get(name)?.file);
    if (code !== 0 && findings.length === 0) {
      throw new Error(`mypy could not read the programs:\n${output}`);
    }
    const readings = createPythonReadings(api);
    return findings.map((finding) => explain(finding, readings, "Python"));
  },
};

/**
 * Writes a copy of the SDK with the bindings of dependencies, as Dagger generates them; without any, the SDK is used
 * where it is installed.
 */
async function writeSdk(
  folder: string,
  modules: readonly ExternalModule[],
  api: Api,
): Promise<{ readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> }> {
  await rm(folder, { recursive: true, force: true });
  if (modules.length === 0) {
    return { args: [], env: {} };
  }
  await cp(await findSdk(), path.join(folder, "dagger"), { recursive: true });
  const generated = path.join(folder, "dagger/client/gen.py");
  await writeFile(generated, addPythonDependencies(await readFile(generated, "utf8"), modules, api));
  // The copy is no program of ours: what mypy thinks of it stays untold.
  return { args: ["--follow-imports", "silent"], env: { MYPYPATH: path.resolve(folder) } };
}

/** Takes the places out of what mypy prints; its notes only add to the error before them. */
export function parseFindings(output: string, findFile: (module: string) => string | undefined): readonly Finding[] {
  const lines = output.matchAll(/^(?<path>.+\.py):(?<line>\d+)(?::(?<column>\d+))?: error: (?<message>.*)$/gm);
  return [...lines].flatMap(({ groups = {} }) => {
    const file = findFile(path.basename(groups.path ?? "", ".py"));
    return file === undefined
      ? []
      : [{ file, line: Number(groups.line), column: Number(groups.column ?? 1), message: groups.message ?? "" }];
  });
}
