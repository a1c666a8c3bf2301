// Started by compile-typescript.ts as a process of its own: the compiler keeps a core busy for seconds.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ExternalModule } from "@docs/facts";
import ts from "typescript";
import type { Finding } from "../compiler.ts";
import { loadExtendedApi } from "../dependencies/extend-api.ts";
import { addTypescriptBindings } from "../dependencies/render-bindings.ts";
import { hideNewer, type Newer } from "./hide-newer.ts";

const CONFIG = "snippets/tsconfig.json";

const DECLARATIONS = `${path.sep}${path.join("node_modules", "@dagger.io", "dagger", "dist")}${path.sep}`;

/** The SDK's decorators are written by hand, so the list of the generated reference does not have the newest. */
const NEWER_DECORATORS = ["check"];

/** Programs by path, what is newer than the documented release, and the dependencies that they call. */
interface Request {
  readonly programs: Readonly<Record<string, string>>;
  readonly newer: Newer;
  readonly modules: readonly ExternalModule[];
}

/** What the compiler found, and the programs that it looked at. */
export interface Reading {
  readonly findings: readonly Finding[];
  readonly read: readonly string[];
}

function readPrograms({ programs, newer, modules }: Request): Reading {
  const { options, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(CONFIG, ts.sys.readFile).config,
    ts.sys,
    path.dirname(CONFIG),
  );
  const roots = Object.keys(programs).map((file) => path.resolve(file));
  const api = loadExtendedApi(modules);
  const hidden = { ...newer, exports: [...newer.exports, ...NEWER_DECORATORS] };
  const host = createHost(options, programs, (file, text) => {
    const shown = hideNewer(text, hidden);
    return file.endsWith("client.gen.d.ts") ? addTypescriptBindings(shown, modules, api) : shown;
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
  // What an import does not have, nothing uses either; that is said once.
  const unused = diagnostics.filter(
    ({ code, file, start }) => code === UNUSED && !faults.some((one) => one.file === file && one.start === start),
  );
  return {
    findings: [...faults, ...unused].map(toFinding),
    // With this comment the compiler has no errors to tell.
    read: sources.filter(({ text }) => !text.includes("@ts-nocheck")).map(({ fileName }) => toName(fileName)),
  };
}

/** A name that is declared and not used. */
const UNUSED = 6133;

/** tsconfig.json lists files for editors; here they are given. */
const NO_INPUTS = 18_003;

/** @param change what becomes of the text of the SDK's declarations. */
function createHost(
  options: ts.CompilerOptions,
  programs: Request["programs"],
  change: (file: string, text: string) => string,
): ts.CompilerHost {
  const given = new Map(Object.entries(programs).map(([file, code]) => [path.resolve(file), code]));
  const host = ts.createCompilerHost(options);
  const readFile: typeof host.readFile = (file) => {
    const text = given.get(path.resolve(file)) ?? ts.sys.readFile(file);
    const isSdk = file.endsWith(".d.ts") && path.resolve(file).includes(DECLARATIONS);
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

/** Gives the path of a file as the caller wrote it. */
function toName(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join("/");
}

const [requestFile = ""] = process.argv.slice(2);
console.log(JSON.stringify(readPrograms(JSON.parse(readFileSync(requestFile, "utf8")) as Request)));
