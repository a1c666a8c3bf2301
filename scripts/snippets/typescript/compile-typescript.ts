import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../../run-command.ts";
import type { Compiler } from "../compiler.ts";
import { explain } from "../explain.ts";
import type { Reading } from "./read-with-typescript.ts";

const SCRIPT = "scripts/snippets/typescript/read-with-typescript.ts";

const NEWER = "data/sdk-reference/hide.json";

/**
 * Checks TypeScript programs with the compiler and the installed SDK, minus anything newer than the documented release.
 */
export const typescriptCompiler: Compiler = {
  language: "typescript",
  inputs: [
    "scripts/snippets/typescript",
    "scripts/snippets/dependencies",
    "snippets/tsconfig.json",
    NEWER,
    "node_modules/@dagger.io/dagger/package.json",
    "node_modules/typescript/package.json",
  ],
  async compile(programs, work, modules = []) {
    const request = path.join(work, "request.json");
    await mkdir(work, { recursive: true });
    await writeFile(
      request,
      JSON.stringify({
        programs: Object.fromEntries(programs.map(({ file, code }) => [file, code])),
        newer: JSON.parse(await readFile(NEWER, "utf8")),
        modules,
      }),
    );
    const { code, output } = await runCommand(process.execPath, ["--import", "tsx", SCRIPT, request]);
    if (code !== 0) {
      throw new Error(`The TypeScript compiler could not read the programs:\n${output}`);
    }
    const { findings, read } = JSON.parse(output) as Reading;
    return { problems: findings.map((finding) => explain(finding, "TypeScript")), read: new Set(read) };
  },
};
