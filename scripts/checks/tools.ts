import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { runPackage } from "../run-command.ts";
import { type Check, fromCommand } from "./check.ts";
import { CODE } from "./inputs.ts";
import { installServerPackages, skipServer } from "./server-packages.ts";

/** Format, order of imports and lint rules of the code, as biome.json has them. */
export const lint: Check = {
  name: "lint",
  inputs: CODE,
  async run() {
    const result = await runPackage("@biomejs/biome", ["check", "--max-diagnostics=100"], { program: "biome" });
    const warnings = /Found (\d+ warnings?)\./.exec(result.output)?.[1];
    return { ...fromCommand(result), note: warnings };
  },
};

/**
 * The types of all TypeScript, scripts and tests included; then of each package by itself, which sees only what its
 * tsconfig allows: no DOM where pages are made, no Node in what a browser loads.
 */
export const types: Check = {
  name: "types",
  inputs: CODE,
  async run() {
    const hasServer = installServerPackages();
    const packages = readdirSync("packages").map((name) => `packages/${name}`);
    const projects = [".", ...packages, ...(hasServer ? ["server"] : [])].filter(isProject);
    const outputs: string[] = [];
    for (const project of projects) {
      const cache = ["--incremental", "--tsBuildInfoFile", `.cache/types/${project.replaceAll("/", "-")}.tsbuildinfo`];
      const options = ["--project", project, "--noEmit", "--pretty", "false", ...cache];
      const result = fromCommand(await runPackage("typescript", options, { program: "tsc" }));
      outputs.push(...(result.isPassed ? [] : [result.output]));
    }
    const result = { isPassed: outputs.length === 0, output: outputs.join("\n") };
    return hasServer ? result : skipServer(result, "The types of server/ are");
  },
};

function isProject(folder: string): boolean {
  return existsSync(path.join(folder, "tsconfig.json"));
}

/** The direction of imports, faces of packages, and cycles, as `.dependency-cruiser.cjs` has them. */
export const imports: Check = {
  name: "imports",
  inputs: [...CODE, ".dependency-cruiser.cjs"],
  async run() {
    const folders = ["packages", "plugins", "src", "scripts", "config", "bench", "e2e"];
    const options = ["--config", ".dependency-cruiser.cjs", "--output-type", "err-long"];
    return fromCommand(
      await runPackage("dependency-cruiser", [...options, ...folders, "docusaurus.config.ts"], {
        program: "depcruise",
      }),
    );
  },
};

/** Files, exports and packages that nothing uses. */
export const unused: Check = {
  name: "unused",
  inputs: CODE,
  run: async () => fromCommand(await runPackage("knip", ["--no-progress"])),
};
