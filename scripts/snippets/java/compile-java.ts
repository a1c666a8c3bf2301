import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeFiles } from "@docs/pages";
import { type Program, toIdentifier } from "@docs/snippets";
import { runCommand } from "../../run-command.ts";
import { type Compiler, createFindingParser, type FindingParser, type Verdict } from "../compiler.ts";
import { loadExtendedApi } from "../dependencies/extend-api.ts";
import { explain } from "../explain.ts";
import { renderJavaStubs } from "./render-stubs.ts";
import { renderJavaSupport } from "./render-support.ts";

const RULES = "scripts/snippets/java/ModuleRules.java";

/** Lists every error, in English, and goes on with the other programs after one. */
const OPTIONS = ["-J-Duser.language=en", "-Xlint:none", "-Xmaxerrs", "10000", "-XDshould-stop.ifError=FLOW"];

/** Checks Java programs with `javac` and declarations generated from the API, because no registry has the SDK. */
export const javaCompiler: Compiler = {
  language: "java",
  inputs: ["scripts/snippets/java", "scripts/snippets/dependencies"],
  async compile(programs, work, modules = []) {
    await rm(work, { recursive: true, force: true });
    const stubs = [...renderJavaStubs(loadExtendedApi(modules)), ...renderJavaSupport()].map(
      ([name, code]) => [`stubs/${name.replaceAll(".", "/")}.java`, code] as const,
    );
    const files = new Map(programs.map((program) => [toFile(program), program]));
    await writeFiles(work, [...stubs, ...[...files].map(([name, program]) => [name, movePackage(program)] as const)]);
    const names = [RULES, ...stubs.map(([name]) => path.join(work, name))];
    const { code, output } = await runJavac(names, work, ["-proc:none"]);
    if (code !== 0) {
      throw new Error(`The stubs of the Java SDK do not compile:\n${output}`);
    }
    return compile(files, work);
  },
};

function toFile({ snippet, file }: Program): string {
  return `programs/${toIdentifier(snippet)}/${path.basename(file)}`;
}

/** Moves a program to a unique package, because programs that share class names are compiled together. */
function movePackage({ snippet, code }: Program): string {
  const name = `package ${toIdentifier(snippet)};`;
  return /^package /m.test(code) ? code.replace(/^package .*;/m, name) : `${name} ${code}`;
}

/** Compiles programs until all that are left have no errors: a syntax error keeps `javac` from looking at the others. */
async function compile(files: ReadonlyMap<string, Program>, work: string): Promise<Verdict> {
  if (files.size === 0) {
    return { problems: [], read: new Set() };
  }
  const names = [...files.keys()].map((name) => path.join(work, name));
  const { code, output } = await runJavac(names, work, ["-processor", "ModuleRules"]);
  if (code === 0) {
    return { problems: [], read: new Set([...files.values()].map(({ file }) => file)) };
  }
  const findings = parseFindings(output, (name) => files.get(name)?.file);
  if (findings.length === 0) {
    throw new Error(`javac could not read the programs:\n${output}`);
  }
  const rest = [...files].filter(([, { file }]) => !findings.some((finding) => finding.file === file));
  const { problems, read } = await compile(new Map(rest), work);
  return { problems: [...findings.map((finding) => explain(finding, "Java")), ...problems], read };
}

async function runJavac(names: readonly string[], work: string, options: readonly string[]) {
  const list = path.join(work, "sources.txt");
  await writeFile(list, names.map((name) => `"${name}"\n`).join(""));
  const classes = path.join(work, "classes");
  return runCommand("javac", [...OPTIONS, "-encoding", "UTF-8", "-cp", classes, "-d", classes, ...options, `@${list}`]);
}

/** An error of `javac`: its place and message, then the line of code, a mark below the column, and details. */
const ERROR = /^\S*?(programs\/\S+\.java:\d+): error: (.*(?:\n.*)*?)\n.*\n( *)\^((?:\n {2}.*)*)/gm;

const parseLines = createFindingParser(
  /^(?<name>\S+?\.java):(?<line>\d+):(?<column>\d+):(?<message>.*)$/gm,
  // Names of packages only make names of classes longer.
  (message) => message.replaceAll(/\b(?:[a-z]\w*\.)+(?=[A-Z])/g, ""),
);

/** Parses the errors in the output of `javac`. */
export const parseFindings: FindingParser = (output, findFile) => {
  const lines = [...output.matchAll(ERROR)].map(([, place, message, indent = "", details]) => {
    return `${place}:${indent.length + 1}:${`${message}${details}`.replaceAll("\n", "\t")}`;
  });
  return parseLines(lines.join("\n"), findFile);
};
