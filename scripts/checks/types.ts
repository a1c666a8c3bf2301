import { runPackage } from "../run-command.ts";
import type { Check } from "./check.ts";
import { fromCommand } from "./from-command.ts";
import { CODE } from "./inputs.ts";

/** The types of all TypeScript, scripts and tests included. */
export const types: Check = {
  name: "types",
  needsBuild: false,
  isAlone: false,
  inputs: CODE,
  async run() {
    const cache = ["--incremental", "--tsBuildInfoFile", ".cache/site.tsbuildinfo"];
    return fromCommand(await runPackage("typescript", ["--noEmit", "--pretty", "false", ...cache], { program: "tsc" }));
  },
};
