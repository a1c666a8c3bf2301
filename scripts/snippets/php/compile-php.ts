import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { API_FOLDER, readApi } from "@docs/facts/snippet-api";
import type { Problem } from "@docs/pages";
import { type Program, toIdentifier } from "@docs/snippets";
import { runCommand } from "../../run-command.ts";
import type { Compiler } from "../compiler.ts";
import { extendApi } from "../dependencies/extend-api.ts";
import { explain } from "../explain.ts";
import { analyse } from "./analyse.ts";
import { renderPhpStubs } from "./render-stubs.ts";
import type { Symbols } from "./symbols.ts";

const DRIVER = "scripts/snippets/php/read-programs.php";

/** What the driver prints. */
interface DriverResult {
  readonly errors: readonly {
    readonly name: string;
    readonly line: number;
    readonly message: string;
    readonly isFatal: boolean;
  }[];
  /** Programs that PHP went through to their end. */
  readonly read: readonly string[];
  readonly symbols: Symbols;
}

/** What loading the programs told. */
interface Loaded {
  readonly problems: readonly Problem[];
  readonly read: ReadonlySet<string>;
  readonly symbols: Symbols;
}

/** Reads PHP programs with PHP itself, then with our own analysis over typed stubs: no registry has the SDK. */
export const phpCompiler: Compiler = {
  language: "php",
  inputs: ["scripts/snippets/php", "scripts/snippets/dependencies", "node_modules/php-parser/package.json", API_FOLDER],
  async compile(programs, work, modules = []) {
    await rm(work, { recursive: true, force: true });
    await mkdir(path.join(work, "programs"), { recursive: true });
    await writeFile(path.join(work, "stubs.php"), renderPhpStubs(extendApi(readApi(), modules)));
    const byName = new Map(programs.map((program) => [toIdentifier(program.snippet), program]));
    for (const [name, { code }] of byName) {
      await writeFile(path.join(work, "programs", `${name}.php`), renameNamespace(code, name));
    }
    const { problems, read, symbols } = await load(byName, work);
    const broken = new Set(problems.map(({ file }) => file));
    const readable = programs.filter(({ file }) => !broken.has(file) && read.has(file));
    return { problems: [...problems, ...readable.flatMap((program) => analyse(program, symbols))], read };
  },
};

/** Programs share the names of their classes; in namespaces of their own, one PHP can load them all. */
function renameNamespace(code: string, name: string): string {
  return code.replace(/^namespace DaggerModule\b/m, `$&\\${name}`);
}

async function load(programs: ReadonlyMap<string, Program>, work: string): Promise<Loaded> {
  const args = [DRIVER, path.join(work, "stubs.php"), path.join(work, "programs")];
  const { output } = await runCommand("php", ["-d", "display_errors=0", "-d", "log_errors=0", ...args]);
  const { errors: all, read: names, symbols } = readResult(output);
  const read = new Set(names.flatMap((name) => programs.get(name)?.file ?? []));
  // The analysis says the same with a column and the import that is missing.
  const errors = all.filter(({ message }) => !/^Attribute class .* not found$/.test(message));
  const problems = errors.map(({ name, line, message }): Problem => {
    const file = programs.get(name)?.file ?? "scripts/snippets/php/render-stubs.ts";
    return explain({ file, line, column: 1, message: message.replaceAll(`\\${name}`, "") }, [], "PHP");
  });
  const fatal = errors.find(({ isFatal }) => isFatal);
  if (!fatal || !programs.has(fatal.name)) {
    return { problems, read, symbols };
  }
  // It ended PHP, so those after it were not read.
  await rm(path.join(work, "programs", `${fatal.name}.php`));
  const rest = await load(programs, work);
  const ofFatal = problems.filter((_, index) => errors[index] === fatal);
  return { problems: [...ofFatal, ...rest.problems], read: rest.read, symbols: rest.symbols };
}

function readResult(output: string): DriverResult {
  try {
    return JSON.parse(output) as DriverResult;
  } catch (error) {
    throw new Error(`PHP could not read the programs:\n${output.slice(0, 2000)}`, { cause: error });
  }
}
