import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { runPackage } from "../run-command.ts";
import { type Check, fromCommand } from "./check.ts";
import { CODE } from "./inputs.ts";
import { installServerPackages, skipServer } from "./server-packages.ts";

/** The code's format, import order, and lint rules, as set in `biome.json`. */
export const lint: Check = {
  name: "lint",
  inputs: CODE,
  async run() {
    const result = await runPackage("@biomejs/biome", ["check", "--max-diagnostics=100"], { program: "biome" });
    const warnings = /Found (\d+ warnings?)\./.exec(result.output)?.[1];
    const { isPassed, output } = fromCommand(result);
    return {
      isPassed,
      output: isPassed ? output : `${output}\n\nnpm run fix formats files and sorts imports.`,
      note: warnings,
    };
  },
};

/**
 * The types of all TypeScript, including scripts and tests. Each package is then checked separately, so it sees only
 * what its `tsconfig` allows: no DOM types where pages are generated, and no Node.js types in browser code.
 */
export const types: Check = {
  name: "types",
  inputs: CODE,
  async run() {
    const hasServer = installServerPackages();
    const packages = readdirSync("packages").map((name) => `packages/${name}`);
    const projects = [".", ...packages, ...(hasServer ? ["server"] : [])].filter(isProject);
    // One process for all of them reads the libraries' types once, and keeps what it found beside each `tsconfig.json`.
    const options = ["--build", ...projects, "--noEmit", "--incremental", "--pretty", "false"];
    const result = fromCommand(await runPackage("typescript", options, { program: "tsc" }));
    return hasServer ? result : skipServer(result, "The types of server/ are");
  },
};

function isProject(folder: string): boolean {
  return existsSync(path.join(folder, "tsconfig.json"));
}

/** The direction of imports, the public entry points of packages, and cycles, as set in `.dependency-cruiser.cjs`. */
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

/** Unused files, exports, and packages. */
export const unused: Check = {
  name: "unused",
  inputs: CODE,
  run: async () => fromCommand(await runPackage("knip", ["--no-progress"])),
};
