import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { runPackage } from "../run-command.ts";
import type { Check } from "./check.ts";
import { fromCommand } from "./from-command.ts";
import { CODE } from "./inputs.ts";

/**
 * The types of all TypeScript, scripts and tests included; then of each package by itself, which sees only what its
 * tsconfig allows: no DOM where pages are made, no Node in what a browser loads.
 */
export const types: Check = {
  name: "types",
  needsBuild: false,
  isAlone: false,
  inputs: CODE,
  async run() {
    const projects = [".", ...readdirSync("packages").map((name) => `packages/${name}`)].filter(isProject);
    const outputs: string[] = [];
    for (const project of projects) {
      const cache = ["--incremental", "--tsBuildInfoFile", `.cache/types/${project.replaceAll("/", "-")}.tsbuildinfo`];
      const options = ["--project", project, "--noEmit", "--pretty", "false", ...cache];
      const result = fromCommand(await runPackage("typescript", options, { program: "tsc" }));
      outputs.push(...(result.isPassed ? [] : [result.output]));
    }
    return { isPassed: outputs.length === 0, output: outputs.join("\n") };
  },
};

function isProject(folder: string): boolean {
  return existsSync(path.join(folder, "tsconfig.json"));
}
