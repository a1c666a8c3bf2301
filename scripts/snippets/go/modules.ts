import { type CommandResult, runCommand } from "../../run-command.ts";
import type { Libraries } from "../libraries.ts";
import { findSdkSource } from "../sdk-sources.ts";

const FOLDER = "snippets";

export const SDK = "dagger.io/dagger";

/** The SDK in the sources of Dagger. */
export const SDK_SOURCE = "sdk/go";

/** The modules of `snippets/go.mod`, in the cache that Go shares between projects. */
export const goModules: Libraries = {
  name: `Go modules of ${FOLDER}/go.mod`,
  command: `go -C ${FOLDER} mod download`,
  isInstalled: async () =>
    findSdkSource(SDK_SOURCE) !== undefined || (await runGo(FOLDER, ["list", "-deps", SDK])).code === 0,
  async install() {
    const { code, output } = await runCommand("go", ["-C", FOLDER, "mod", "download"]);
    if (code !== 0) {
      throw new Error(`The Go modules of ${FOLDER}/go.mod can't be downloaded, expected those versions.\n${output}`);
    }
  },
};

/**
 * Runs Go in a folder with the installed modules and toolchain, so compiling downloads nothing. Only an SDK from the
 * sources may need other modules than those of `snippets/go.mod`.
 */
export function runGo(folder: string, args: readonly string[]): Promise<CommandResult> {
  const isPublished = findSdkSource(SDK_SOURCE) === undefined;
  const env = { GOFLAGS: isPublished ? "-mod=readonly" : "-mod=mod", GOWORK: "off", GOTOOLCHAIN: "local" };
  return runCommand("go", ["-C", folder, ...args], { env: isPublished ? { ...env, GOPROXY: "off" } : env });
}
