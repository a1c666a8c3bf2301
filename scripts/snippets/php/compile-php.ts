import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "@docs/pages";
import { type Program, toIdentifier } from "@docs/snippets";
import { runCommand } from "../../run-command.ts";
import type { Compiler, Verdict } from "../compiler.ts";
import { loadExtendedApi } from "../dependencies/extend-api.ts";
import { explain } from "../explain.ts";
import { renderPhpStubs } from "./render-stubs.ts";

const FOLDER = "scripts/snippets/php";

/** The driver's output. */
interface DriverResult {
  readonly errors: readonly {
    readonly name: string;
    readonly line: number;
    /** 0 if PHP doesn't report it. */
    readonly column: number;
    readonly message: string;
    readonly isFatal: boolean;
  }[];
  /** Programs that PHP read to the end. */
  readonly read: readonly string[];
}

/**
 * Checks PHP programs by running them against stubs of the SDK, which no registry has: every function is called several
 * times, with made-up values of its declared types, and each `if` goes both ways.
 *
 * This finds everything that PHP itself rejects. It misses the parts of `?:`, `??`, `&&`, and `match` that no call
 * reached, in which only the names of classes, functions, and methods are checked; extra arguments to a function of the
 * program; and anything after a function's first error, until that's fixed.
 */
export const phpCompiler: Compiler = {
  language: "php",
  inputs: [FOLDER, "scripts/snippets/dependencies"],
  async compile(programs, work, modules = []) {
    const api = loadExtendedApi(modules);
    const folder = path.join(work, "programs");
    await rm(work, { recursive: true, force: true });
    await mkdir(path.join(folder, "vendor"), { recursive: true });
    await writeFile(path.join(work, "stubs.php"), renderPhpStubs(api));
    // Standalone programs load the SDK from here.
    await writeFile(path.join(folder, "vendor", "autoload.php"), "<?php\n");
    const byName = new Map(programs.map((program) => [toIdentifier(program.snippet), program]));
    for (const [name, { code }] of byName) {
      await writeFile(path.join(folder, `${name}.php`), renameNamespace(code, name));
    }
    return run(byName, work);
  },
};

/**
 * Moves a program to a unique namespace, because programs share class names and one PHP process has to load them all.
 */
function renameNamespace(code: string, name: string): string {
  return code.replace(/^namespace DaggerModule\b/m, `$&\\${name}`);
}

async function run(programs: ReadonlyMap<string, Program>, work: string): Promise<Verdict> {
  // No matter how system functions are faked, a program can't reach anything outside its folder.
  const settings = [`open_basedir=${FOLDER}:${work}`, "disable_functions=shell_exec", "allow_url_fopen=0"];
  const args = ["display_errors=0", "log_errors=0", ...settings].flatMap((setting) => ["-d", setting]);
  const files = [path.join(work, "stubs.php"), path.join(work, "programs")].map((file) => path.resolve(file));
  const { output } = await runCommand("php", [...args, `${FOLDER}/run-programs.php`, ...files]);
  const { errors, read } = readResult(output);
  const explainOne = ({ name, line, column, message }: DriverResult["errors"][number]): Problem => {
    const program = programs.get(name);
    const text = message.replaceAll(`\\${name}`, "").replace(/ in \S+ on line \d+/, "");
    const place = {
      file: program?.file ?? FOLDER,
      line,
      column: column || findColumn(program?.code ?? "", line, text),
    };
    return explain({ ...place, message: text }, "PHP");
  };
  const fatal = errors.find(({ isFatal }) => isFatal);
  if (fatal && programs.has(fatal.name)) {
    // The error ended PHP, so the programs after it weren't read.
    await rm(path.join(work, "programs", `${fatal.name}.php`));
    const rest = await run(programs, work);
    return { problems: [explainOne(fatal), ...rest.problems], read: rest.read };
  }
  return {
    problems: errors.map(explainOne),
    read: new Set(read.flatMap((name) => programs.get(name)?.file ?? [])),
  };
}

/** Returns the column of the last word in a message that its line of code has too. */
function findColumn(code: string, line: number, message: string): number {
  const text = code.split("\n")[line - 1] ?? "";
  const indexes = (message.match(/\w+/g) ?? []).map((word) => text.search(new RegExp(`\\b${word}\\b`)));
  return (indexes.findLast((index) => index !== -1) ?? 0) + 1;
}

function readResult(output: string): DriverResult {
  try {
    return JSON.parse(output) as DriverResult;
  } catch (error) {
    throw new Error(`PHP could not read the programs:\n${output.slice(0, 2000)}`, { cause: error });
  }
}
