import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../../run-command.ts";
import { API_FOLDER, readApi } from "../api/read-api.ts";
import type { Compiler, Finding } from "../compiler.ts";
import { explain } from "../explain.ts";
import { toIdentifier } from "../program.ts";
import { ensurePython } from "./environment.ts";
import { createPythonReadings } from "./readings.ts";

const CONFIG = "snippets/pyproject.toml";

/** Reads Python programs with mypy and the published SDK. */
export const pythonCompiler: Compiler = {
  language: "python",
  inputs: ["scripts/snippets/python", CONFIG, "snippets/requirements.txt", API_FOLDER],
  async compile(programs, work) {
    const python = await ensurePython();
    const files = new Map(programs.map((program) => [toIdentifier(program.snippet), program]));
    const source = path.join(work, "src");
    await rm(source, { recursive: true, force: true });
    await mkdir(source, { recursive: true });
    // Every program is a main.py; as modules of their own names they can be read together.
    for (const [name, { code }] of files) {
      await writeFile(path.join(source, `${name}.py`), code);
    }
    const args = ["-m", "mypy", "--config-file", CONFIG, "--cache-dir", path.join(work, "mypy"), source];
    const { code, output } = await runCommand(python, args, { env: { MYPY_FORCE_COLOR: "0" } });
    const findings = parseFindings(output, (name) => files.get(name)?.file);
    if (code !== 0 && findings.length === 0) {
      throw new Error(`mypy could not read the programs:\n${output}`);
    }
    const readings = createPythonReadings(readApi());
    return findings.map((finding) => explain(finding, readings, "Python"));
  },
};

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
