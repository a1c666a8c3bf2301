import { type CommandResult, runCommand } from "../../run-command.ts";
import type { Libraries } from "../libraries.ts";

const FOLDER = "snippets";

const SDK = "dagger.io/dagger";

/** The modules of `snippets/go.mod`, in the cache that Go shares between projects. */
export const goModules: Libraries = {
  name: `Go modules of ${FOLDER}/go.mod`,
  command: `go -C ${FOLDER} mod download`,
  isInstalled: async () => (await runGo(FOLDER, ["list", "-deps", SDK])).code === 0,
  async install() {
    const { code, output } = await runCommand("go", ["-C", FOLDER, "mod", "download"]);
    if (code !== 0) {
      throw new Error(`The Go modules of ${FOLDER}/go.mod can't be downloaded, expected those versions.\n${output}`);
    }
  },
};

/** Runs Go in a folder with the installed modules and toolchain, so compiling downloads nothing. */
export function runGo(folder: string, args: readonly string[]): Promise<CommandResult> {
  const env = { GOFLAGS: "-mod=readonly", GOWORK: "off", GOPROXY: "off", GOTOOLCHAIN: "local" };
  return runCommand("go", ["-C", folder, ...args], { env });
}
