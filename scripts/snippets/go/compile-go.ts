import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../../run-command.ts";
import { API_FOLDER, readApi } from "../api/read-api.ts";
import type { Compiler, Finding } from "../compiler.ts";
import { extendApi } from "../dependencies/extend-api.ts";
import { renderGoDependencies } from "../dependencies/render-go.ts";
import { explain } from "../explain.ts";
import type { Program } from "../program.ts";
import { createGoReadings } from "./readings.ts";
import { findGoModule, renderGoLibrary, renderGoMain } from "./shim.ts";

const MANIFESTS = ["snippets/go.mod", "snippets/go.sum"];

/** Programs that run without a module: plain packages of the work folder. */
const NO_MODULE = "plain";

/** Reads Go programs with `go vet` and the published SDK. */
export const goCompiler: Compiler = {
  language: "go",
  inputs: ["scripts/snippets/go", "scripts/snippets/dependencies", ...MANIFESTS, API_FOLDER],
  async compile(programs, work, modules = []) {
    const api = extendApi(readApi(), modules);
    await prepare(programs, work, renderGoDependencies(modules, api));
    const readings = createGoReadings(api);
    const findings = await vet(new Map(programs.map((program) => [findFolder(program), program])), work);
    return findings.map((finding) => explain(finding, readings, "Go"));
  },
};

function findFolder({ snippet, code }: Program): string {
  return `${findGoModule(code) ?? NO_MODULE}/${snippet}`;
}

/** Makes the work folder anew: one module that holds every program, and the shims. */
async function prepare(programs: readonly Program[], work: string, dependencies: string): Promise<void> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  for (const file of MANIFESTS) {
    await cp(file, path.join(work, path.basename(file)));
  }
  const library = renderGoLibrary(await readSdk(work), dependencies);
  for (const module of new Set(programs.flatMap(({ code }) => findGoModule(code) ?? []))) {
    await write(path.join(work, module, "internal/dagger/dagger.gen.go"), library);
  }
  for (const program of programs) {
    const folder = path.join(work, findFolder(program));
    const module = findGoModule(program.code);
    await write(path.join(folder, "main.go"), program.code);
    if (module !== undefined) {
      await write(path.join(folder, "dagger.gen.go"), renderGoMain(module));
    }
  }
}

async function readSdk(work: string): Promise<string> {
  const { code, output } = await runGo(work, ["mod", "download", "-json", "dagger.io/dagger"]);
  const folder = /"Dir": "(?<folder>[^"]+)"/.exec(output)?.groups?.folder;
  if (code !== 0 || folder === undefined) {
    throw new Error(`The Go SDK could not be downloaded, expected the version of snippets/go.mod.\n${output}`);
  }
  return readFile(path.join(folder, "dagger.gen.go"), "utf8");
}

/** An import that cannot be resolved keeps Go from looking at anything, so those programs are taken out first. */
async function vet(programs: ReadonlyMap<string, Program>, work: string): Promise<readonly Finding[]> {
  if (programs.size === 0) {
    return [];
  }
  const { code, output } = await runGo(work, ["vet", "./..."]);
  const findings = parseFindings(output, (file) => programs.get(path.posix.dirname(file))?.file);
  if (code !== 0 && findings.length === 0) {
    throw new Error(`go vet could not read the programs:\n${output}`);
  }
  const unresolved = new Set(findings.filter(({ message }) => UNRESOLVED.test(message)).map(({ file }) => file));
  const rest = new Map([...programs].filter(([, { file }]) => !unresolved.has(file)));
  if (rest.size === programs.size) {
    return findings;
  }
  for (const [folder, { file }] of programs) {
    if (unresolved.has(file)) {
      await rm(path.join(work, folder), { recursive: true });
    }
  }
  return [...findings.filter(({ file }) => unresolved.has(file)), ...(await vet(rest, work))];
}

const UNRESOLVED = /^package \S+ is not in std|no required module provides package|is not a package path/;

function runGo(work: string, args: readonly string[]) {
  return runCommand("go", ["-C", work, ...args], { env: { GOFLAGS: "-mod=readonly", GOWORK: "off" } });
}

/** Takes the places out of what `go vet` prints; the names of packages between them have none. */
export function parseFindings(output: string, findFile: (file: string) => string | undefined): readonly Finding[] {
  const lines = output.matchAll(
    /^(?:vet: )?(?:\.\/)?(?<name>[^\s:]+\.go):(?<line>\d+):(?<column>\d+): (?<message>.*(?:\n\t.*)*)/gm,
  );
  return [...lines].flatMap(({ groups = {} }) => {
    const file = findFile(path.posix.normalize(groups.name ?? ""));
    return file === undefined
      ? []
      : [{ file, line: Number(groups.line), column: Number(groups.column), message: shorten(groups.message ?? "") }];
  });
}

/** Go names a type by the path of its package where two packages have the same name. */
function shorten(message: string): string {
  return message.replaceAll(/"(?:[\w./-]*\/)?(\w+)"\.(?=[A-Z])/g, "$1.");
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
