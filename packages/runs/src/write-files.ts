import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { toKebab } from "@docs/facts";
import { type Program, readModule, readSnippet } from "@docs/snippets";
import type { FileStep } from "./list-steps.ts";
import type { Plan } from "./plan.ts";
import { openShellSession, type ShellSession } from "./shell-session.ts";

/** What writing a program needs to know besides the program. */
export interface ProgramOptions {
  readonly language: string;
  readonly plan: Plan;
  /** Variables that lead the `dagger` on the path to its engine. */
  readonly env: NodeJS.ProcessEnv;
  /** Folder for modules that `dagger init` has made, which are copied instead of made again. */
  readonly modules: string;
}

/** Folder of a new module's code in a folder that has files, and the file that holds it. */
const SOURCE = ".dagger";

/**
 * Runs scripts that aren't part of the page.
 *
 * @throws Error if one fails, because then no later command says anything.
 */
export async function runScripts(session: ShellSession, scripts: readonly (string | undefined)[]): Promise<void> {
  const script = scripts.filter(Boolean).join("\n");
  const { exit, stderr } = await session.run(script);
  if (exit !== 0) {
    throw new Error(`The preparation failed with exit code ${exit}:\n${script}\n${stderr}`);
  }
}

/** Saves a file that a page shows. Returns false for an excerpt or a title that is no file name. */
export function saveFile({ path: title, text }: FileStep, session: ShellSession, { excerpts }: Plan): boolean {
  // Titles that aren't file names, such as "Module reference", are labels.
  if (excerpts.includes(title) || !/^[\w./-]*[./][\w./-]*$|^\w+file$/.test(title)) {
    return false;
  }
  const file = path.join(session.folder(), title);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

/**
 * Writes a program into its module, which is made first if the page does not do it. Returns false if it has no place.
 *
 * @param named file that the page names for a program that isn't a module.
 */
export async function writeProgram(
  program: Program,
  session: ShellSession,
  options: ProgramOptions,
  named?: string,
): Promise<boolean> {
  const { plan, language } = options;
  const name = readModuleName(program);
  const given = plan.programs[language] ?? (name ? undefined : named);
  if (given !== undefined) {
    saveFile({ path: given, text: program.code } as FileStep, session, plan);
    return true;
  }
  if (!name) {
    return false;
  }
  const folder = path.join(session.folder(), plan.modules?.[program.snippet] ?? plan.module ?? "");
  if (!plan.ownModule && !existsSync(path.join(folder, "dagger.json"))) {
    cpSync(await makeModule(name, options), folder, { recursive: true });
  }
  const root = findModule(folder);
  const config = JSON.parse(readFileSync(path.join(root, "dagger.json"), "utf8"));
  const file = path.join(root, config.source ?? ".", entryFile(config.name, program));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, program.code);
  return true;
}

/** What marks a program as a module, with the name of its object. */
const OBJECTS: Readonly<Record<string, RegExp>> = {
  go: /^(?:func \(\w+ \*?|type )(?<name>[A-Z]\w*)(?:\)| struct)/m,
  java: /^@(?:Object|Enum)$[\s\S]*?\b(?:class|enum) (?<name>\w+)/m,
  php: /^#\[DaggerObject\]$[\s\S]*?\bclass (?<name>\w+)/m,
  python: /^@(?:dagger\.)?object_type\b.*\nclass (?<name>\w+)/m,
  typescript: /^@object\(\)$[\s\S]*?\bclass (?<name>\w+)/m,
};

/** Returns the name of the module that a program is; undefined if it's none. */
function readModuleName({ snippet, language, code }: Program): string | undefined {
  const name = OBJECTS[language]?.exec(code)?.groups?.name;
  // A program may have several objects, of which only a parser finds the main one.
  return name && (readModule(snippet, readSnippet(snippet))?.name ?? toKebab(name));
}

function findModule(folder: string): string {
  const parent = path.dirname(folder);
  if (existsSync(path.join(folder, "dagger.json")) || parent === folder) {
    return folder;
  }
  return findModule(parent);
}

/** Returns the file of a new module that holds its program, below the folder of its code. */
function entryFile(name: string, { language, file }: Program): string {
  const folders: Readonly<Record<string, string>> = {
    python: path.join("src", name.replaceAll("-", "_")),
    typescript: "src",
    java: path.join("src/main/java/io/dagger/modules", name.replaceAll("-", "")),
    php: "src",
  };
  return path.join(folders[language] ?? "", path.basename(file));
}

async function makeModule(name: string, { language, modules, env }: ProgramOptions): Promise<string> {
  const folder = path.join(modules, `${language}-${name}`);
  if (!existsSync(path.join(folder, "dagger.json"))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // The CLI writes from the root of the repository, and would replace links on the way by folders.
    const session = openShellSession(realpathSync(folder), `${folder}.state`, env);
    await runScripts(session, [`dagger init --license= --sdk=${language} --name=${name} --source=${SOURCE}`]);
  }
  return folder;
}
