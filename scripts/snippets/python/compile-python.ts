import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Api, ExternalModule } from "@docs/facts";
import { type Program, toIdentifier } from "@docs/snippets";
import { type CommandResult, runCommand } from "../../run-command.ts";
import { type Compiler, createFindingParser, type Finding } from "../compiler.ts";
import { loadExtendedApi } from "../dependencies/extend-api.ts";
import { addPythonBindings } from "../dependencies/render-bindings.ts";
import { explain } from "../explain.ts";
import { findSdk, PYTHON } from "./environment.ts";

const CONFIG = "snippets/pyproject.toml";

/** Checks Python programs with mypy and the SDK. */
export const pythonCompiler: Compiler = {
  language: "python",
  inputs: ["scripts/snippets/python", "scripts/snippets/dependencies", CONFIG, "snippets/requirements.txt"],
  async compile(programs, work, modules = []) {
    const api = loadExtendedApi(modules);
    const files = new Map(programs.map((program) => [toIdentifier(program.snippet), program]));
    const source = path.join(work, "src");
    await rm(source, { recursive: true, force: true });
    await mkdir(source, { recursive: true });
    // Every program is a `main.py`; giving them unique module names lets mypy read them together.
    for (const [name, { code }] of files) {
      await writeFile(path.join(source, `${name}.py`), code);
    }
    const sdk = await writeSdk(path.join(work, "sdk"), modules, api);
    const options = ["--config-file", CONFIG, "--cache-dir", path.join(work, "mypy"), ...sdk.args];
    const { findings, read } = await runMypy(files, [], {
      source,
      run: () => runCommand(PYTHON, ["-m", "mypy", ...options, source], { env: { MYPY_FORCE_COLOR: "0", ...sdk.env } }),
    });
    return { problems: findings.map((finding) => explain(finding, "Python")), read };
  },
};

/** Programs by module name. */
type Modules = ReadonlyMap<string, Program>;

/**
 * Runs mypy until it confirms that it checked every remaining program. A program with an error that stops mypy, such as
 * a syntax error, is removed before the next run.
 *
 * @param blocked findings in programs that would stop it.
 */
async function runMypy(
  files: Modules,
  blocked: readonly Finding[],
  world: { readonly source: string; readonly run: () => Promise<CommandResult> },
): Promise<{ readonly findings: readonly Finding[]; readonly read: ReadonlySet<string> }> {
  const isBlocked = (file: string) => blocked.some((finding) => finding.file === file);
  const rest = new Map([...files].filter(([, { file }]) => !isBlocked(file)));
  for (const [name] of files) {
    await (rest.has(name) ? undefined : rm(path.join(world.source, `${name}.py`), { force: true }));
  }
  if (rest.size === 0) {
    return { findings: blocked, read: new Set() };
  }
  const { code, output } = await world.run();
  const findings = parseFindings(output, (name) => rest.get(name)?.file);
  if (countChecked(output) === rest.size && (code === 0 || findings.length > 0)) {
    return { findings: [...blocked, ...findings], read: new Set([...rest.values()].map(({ file }) => file)) };
  }
  if (findings.length === 0) {
    throw new Error(`mypy could not read the programs:\n${output}`);
  }
  return runMypy(rest, [...blocked, ...findings], world);
}

/** Returns the number of files that mypy checked, or 0 if it says that errors prevented checking. */
export function countChecked(output: string): number {
  return Number(/\b(?:checked|no issues found in) (?<count>\d+) source files?\b/.exec(output)?.groups?.count ?? 0);
}

/**
 * Writes a copy of the SDK with the bindings of dependencies, as Dagger generates them; without dependencies, the
 * installed SDK is used.
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
  await writeFile(generated, addPythonBindings(await readFile(generated, "utf8"), modules, api));
  // The copy isn't one of our programs, so mypy's findings in it are hidden.
  return { args: ["--follow-imports", "silent"], env: { MYPYPATH: path.resolve(folder) } };
}

/** Parses mypy's output, whose notes only add to the preceding error. */
export const parseFindings = createFindingParser(
  /^(?:.*\/)?(?<name>[^/\n]+)\.py:(?<line>\d+)(?::(?<column>\d+))?: error: (?<message>.*)$/gm,
);
