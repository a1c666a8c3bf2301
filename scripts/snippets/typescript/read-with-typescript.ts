// `compile-typescript.ts` starts this as a separate process, because the compiler keeps a core busy for seconds.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ExternalModule } from "@docs/facts";
import ts from "typescript";
import type { Finding } from "../compiler.ts";
import { loadExtendedApi } from "../dependencies/extend-api.ts";
import { addTypescriptBindings } from "../dependencies/render-bindings.ts";
import { findSdkSource } from "../sdk-sources.ts";
import { hideNewer, type Newer } from "./hide-newer.ts";

const CONFIG = "snippets/tsconfig.json";

const DECLARATIONS = `${path.sep}${path.join("node_modules", "@dagger.io", "dagger", "dist")}${path.sep}`;

/** The SDK in the sources of Dagger, which is that of the documented release and has nothing newer. */
const SOURCE = findSdkSource("sdk/typescript/src");

/** Decorators, which the SDK doesn't generate from the API, with the method of the API that each calls. */
const DECORATORS = [
  ["check", "withCheck"],
  ["generate", "withGenerator"],
] as const;

/**
 * Programs by path, the names that are newer than the documented release, and the dependencies that the programs call.
 */
interface Request {
  readonly programs: Readonly<Record<string, string>>;
  readonly newer: Newer;
  readonly modules: readonly ExternalModule[];
}

/** The compiler's findings, and the programs that it read. */
export interface Reading {
  readonly findings: readonly Finding[];
  readonly read: readonly string[];
}

function readPrograms({ programs, newer, modules }: Request): Reading {
  const { options: own, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(CONFIG, ts.sys.readFile).config,
    ts.sys,
    path.dirname(CONFIG),
  );
  const options = SOURCE === undefined ? own : { ...own, paths: listPaths(SOURCE) };
  const roots = Object.keys(programs).map((file) => path.resolve(file));
  const api = loadExtendedApi(modules);
  const decorators = DECORATORS.flatMap(([name, method]) => (newer.members.Function_?.includes(method) ? [name] : []));
  const hidden = { ...newer, exports: [...newer.exports, ...decorators] };
  const host = createHost(options, programs, (file, text) => {
    const shown = SOURCE === undefined ? hideNewer(text, hidden) : text;
    return /client\.gen(?:\.d)?\.ts$/.test(file) ? addTypescriptBindings(shown, modules, api) : shown;
  });
  const program = ts.createProgram(roots, options, host);
  const sources = roots.flatMap((root) => program.getSourceFile(root) ?? []);
  const diagnostics = [
    ...errors.filter(({ code }) => code !== NO_INPUTS),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...sources.flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]),
  ];
  const faults = diagnostics.filter(({ code }) => code !== UNUSED);
  // An import that doesn't exist is also unused; report it only once.
  const unused = diagnostics.filter(
    ({ code, file, start }) => code === UNUSED && !faults.some((one) => one.file === file && one.start === start),
  );
  return {
    findings: [...faults, ...unused].map(toFinding),
    // With this comment, the compiler reports no errors.
    read: sources.filter(({ text }) => !text.includes("@ts-nocheck")).map(({ fileName }) => toName(fileName)),
  };
}

/** Lists where the compiler finds what programs import from the SDK. */
function listPaths(source: string): Record<string, string[]> {
  return {
    "@dagger.io/dagger": [path.join(source, "index.ts")],
    "@dagger.io/dagger/telemetry": [path.join(source, "telemetry/index.ts")],
  };
}

/** Error code for a name that's declared but never used. */
const UNUSED = 6133;

/**
 * Error code for a configuration without files: `tsconfig.json` lists files only for editors; here they're passed in.
 */
const NO_INPUTS = 18_003;

/**
 * Creates a compiler host that reads the given programs.
 *
 * @param change modifies the text of the SDK's declarations.
 */
function createHost(
  options: ts.CompilerOptions,
  programs: Request["programs"],
  change: (file: string, text: string) => string,
): ts.CompilerHost {
  const given = new Map(Object.entries(programs).map(([file, code]) => [path.resolve(file), code]));
  const host = ts.createCompilerHost(options);
  const readFile: typeof host.readFile = (file) => {
    const text = given.get(path.resolve(file)) ?? ts.sys.readFile(file);
    const isSdk = /\.ts$/.test(file) && path.resolve(file).includes(SOURCE ?? DECLARATIONS);
    return text !== undefined && isSdk ? change(file, text) : text;
  };
  return {
    ...host,
    readFile,
    fileExists: (file) => given.has(path.resolve(file)) || host.fileExists(file),
    getSourceFile: (file, language) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, language, true);
    },
  };
}

function toFinding({ file, start = 0, messageText }: ts.Diagnostic): Finding {
  const message = ts.flattenDiagnosticMessageText(messageText, "\n");
  if (!file) {
    return { file: CONFIG, line: 1, column: 1, message };
  }
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return { file: toName(file.fileName), line: line + 1, column: character + 1, message };
}

/** Returns the path of a file as the caller wrote it. */
function toName(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join("/");
}

const [requestFile = ""] = process.argv.slice(2);
console.log(JSON.stringify(readPrograms(JSON.parse(readFileSync(requestFile, "utf8")) as Request)));
