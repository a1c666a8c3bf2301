import { rm } from "node:fs/promises";
import path from "node:path";
import { writeFiles } from "@docs/pages";
import { toIdentifier } from "@docs/snippets";
import { runCommand } from "../../run-command.ts";
import { type Compiler, createFindingParser } from "../compiler.ts";
import { loadExtendedApi } from "../dependencies/extend-api.ts";
import { explain } from "../explain.ts";
import { renderJavaStubs } from "./render-stubs.ts";
import { renderJavaSupport } from "./render-support.ts";

const DRIVER = "scripts/snippets/java/ReadPrograms.java";

/** Checks Java programs with `javac` and declarations generated from the API, because no registry has the SDK. */
export const javaCompiler: Compiler = {
  language: "java",
  inputs: ["scripts/snippets/java", "scripts/snippets/dependencies"],
  async compile(programs, work, modules = []) {
    const api = loadExtendedApi(modules);
    await rm(work, { recursive: true, force: true });
    const files = new Map(programs.map((program) => [toIdentifier(program.snippet), program]));
    await writeFiles(work, [
      ...[...renderJavaStubs(api), ...renderJavaSupport()].map(
        ([name, code]) => [`stubs/${name.replaceAll(".", "/")}.java`, code] as const,
      ),
      ...[...files].map(([name, { file, code }]) => [`programs/${name}/${path.basename(file)}`, code] as const),
    ]);
    const folders = ["stubs", "classes", "programs"].map((name) => path.join(work, name));
    const { code, output } = await runCommand("java", [DRIVER, ...folders]);
    if (code !== 0) {
      throw new Error(`javac could not read the programs:\n${output}`);
    }
    const findings = parseFindings(output, (name) => files.get(name)?.file);
    const compiled = [...output.matchAll(/^(?<name>\w+):read$/gm)].map(({ groups }) => groups?.name ?? "");
    return {
      problems: findings.map((finding) => explain(finding, "Java")),
      read: new Set(compiled.flatMap((name) => files.get(name)?.file ?? [])),
    };
  },
};

/** Parses the driver's error lines, `name:line:column:message`, and removes package names from class names. */
export const parseFindings = createFindingParser(
  /^(?<name>\w+):(?<line>\d+):(?<column>\d+):(?<message>.*)$/gm,
  (message) => message.replaceAll(/\b(?:[a-z]\w*\.)+(?=[A-Z])/g, ""),
);
