import { appendFile, cp, mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { writeFiles } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { type Compiler, createFindingParser, type Finding } from "../compiler.ts";
import { loadExtendedApi } from "../dependencies/extend-api.ts";
import { renderGoBindings } from "../dependencies/render-bindings.ts";
import { explain } from "../explain.ts";
import { findSdkSource } from "../sdk-sources.ts";
import { runGo, SDK, SDK_SOURCE } from "./modules.ts";
import { findGoModule, renderGoLibrary, renderGoMain } from "./shim.ts";

const MANIFESTS = ["snippets/go.mod", "snippets/go.sum"];

/** Folder for programs that run without a module: plain packages in the work folder. */
const NO_MODULE = "plain";

/** Checks Go programs with `go vet` and the SDK. */
export const goCompiler: Compiler = {
  language: "go",
  inputs: ["scripts/snippets/go", "scripts/snippets/dependencies", ...MANIFESTS],
  async compile(programs, work, modules = []) {
    const api = loadExtendedApi(modules);
    await prepare(programs, work, renderGoBindings(modules, api));
    const folders = new Map(programs.map((program) => [findFolder(program), program]));
    const { findings, read } = await vet(folders, work);
    return { problems: findings.map((finding) => explain(finding, "Go")), read };
  },
};

function findFolder({ snippet, code }: Program): string {
  return `${findGoModule(code) ?? NO_MODULE}/${snippet}`;
}

/** Recreates the work folder with one module that contains every program, and the shims. */
async function prepare(programs: readonly Program[], work: string, dependencies: string): Promise<void> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  for (const file of MANIFESTS) {
    await cp(file, path.join(work, path.basename(file)));
  }
  const source = findSdkSource(SDK_SOURCE);
  if (source !== undefined) {
    await appendFile(path.join(work, "go.mod"), `\nreplace ${SDK} => ${source}\n`);
  }
  const library = renderGoLibrary(await readSdk(work), dependencies);
  const files = programs.flatMap((program): [string, string][] => {
    const folder = findFolder(program);
    const module = findGoModule(program.code);
    const own: [string, string] = [`${folder}/main.go`, program.code];
    return module === undefined
      ? [own]
      : [own, [`${folder}/dagger.gen.go`, renderGoMain(module)], [`${module}/internal/dagger/dagger.gen.go`, library]];
  });
  await writeFiles(work, new Map(files));
}

async function readSdk(work: string): Promise<string> {
  const { code, output } = await runGo(work, ["list", "-m", "-f", "{{.Dir}}", SDK]);
  if (code !== 0) {
    throw new Error(`The Go SDK is not there, expected the version of snippets/go.mod.\n${output}`);
  }
  return readFile(path.join(output.trim(), "dagger.gen.go"), "utf8");
}

/** Output of `go list` for a package after compiling it. */
interface GoPackage {
  readonly ImportPath: string;
  /** File with the compiled package; undefined if it didn't compile. */
  readonly Export?: string;
  readonly Error?: GoListError;
  /** Errors in its imports. */
  readonly DepsErrors?: readonly GoListError[];
}

interface GoListError {
  /** Place, such as `bookshop/a/main.go:4:2`; empty for compiler output, which includes its own places. */
  readonly Pos: string;
  readonly Err: string;
}

/** The module of `snippets/go.mod`, in which every program is a package. */
const ROOT = "dagger/";

/**
 * Compiles and vets the programs.
 *
 * `go vet` checks nothing if even one import can't be resolved, and its exit code doesn't say what it checked. That's
 * why `go list` first compiles every package separately and names those that compiled.
 */
async function vet(programs: ReadonlyMap<string, Program>, work: string) {
  const find = (file: string) => programs.get(path.posix.dirname(file))?.file;
  const packages = await listPackages(work);
  const blocked = packages.filter(({ DepsErrors = [], Error: error }) => DepsErrors.length > 0 || error?.Pos);
  const fromImports = parseFindings(blocked.flatMap(renderErrors).join("\n"), find);
  const fromCompiler = parseFindings(packages.flatMap(({ Error: error }) => error?.Err ?? []).join("\n"), find);
  const rest = packages.filter((one) => !blocked.includes(one)).map(({ ImportPath }) => ImportPath);
  const fromVet = rest.length === 0 ? [] : await vetPackages(rest, work, find);
  const findings = sayOnce([fromImports, fromVet, fromCompiler]);
  const compiled = packages.filter((one) => one.Export !== undefined && !blocked.includes(one));
  const read = compiled.flatMap(({ ImportPath }) => programs.get(ImportPath.replace(ROOT, ""))?.file ?? []);
  return { findings, read: new Set(read) };
}

/** Removes a later tool's findings in a file where an earlier tool already found errors, because they'd be the same. */
function sayOnce(tools: readonly (readonly Finding[])[]): readonly Finding[] {
  return tools.flatMap((findings, index) => {
    const told = new Set(tools.slice(0, index).flatMap((earlier) => earlier.map(({ file }) => file)));
    return findings.filter(({ file }) => !told.has(file));
  });
}

async function listPackages(work: string): Promise<readonly GoPackage[]> {
  const { code, output } = await runGo(work, [
    ...["list", "-e", "-export", "-json=ImportPath,Export,Error,DepsErrors", "./..."],
  ]);
  // JSON objects in sequence, each starting and ending in the first column.
  const packages = [...output.matchAll(/^\{$[\s\S]*?^\}$/gm)].map(([text]) => JSON.parse(text) as GoPackage);
  if (code !== 0 || packages.length === 0) {
    throw new Error(`go list could not read the programs:\n${output}`);
  }
  return packages;
}

function renderErrors({ Error: error, DepsErrors = [] }: GoPackage): readonly string[] {
  return [...(error ? [error] : []), ...DepsErrors].map(({ Pos, Err }) => `${Pos}: ${Err}`);
}

async function vetPackages(
  packages: readonly string[],
  work: string,
  find: (file: string) => string | undefined,
): Promise<readonly Finding[]> {
  const { code, output } = await runGo(work, ["vet", ...packages]);
  const findings = parseFindings(output, find);
  if (code !== 0 && findings.length === 0) {
    throw new Error(`go vet could not read the programs:\n${output}`);
  }
  return findings;
}

/** Parses the output of `go vet`, which names a type by its package path if two packages have the same name. */
export const parseFindings = createFindingParser(
  /^(?:vet: )?(?:\.\/)?(?<name>[^\s:]+\.go):(?<line>\d+):(?<column>\d+): (?<message>.*(?:\n\t.*)*)/gm,
  (message) => message.replaceAll(/"(?:[\w./-]*\/)?(\w+)"\.(?=[A-Z])/g, "$1."),
);
