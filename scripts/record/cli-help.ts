import { writeFileSync } from "node:fs";
import { loadFacts } from "@docs/facts";
import type { CliHelp } from "@docs/releases";
import { daggerVersion } from "../../data/version.ts";
import { HELP_FILE } from "../gen/files.ts";
import { askDagger } from "./find-dagger.ts";

/** Records what every command of the CLI prints with `--help`, hidden commands too. Returns the exit code. */
export async function recordCliHelp(env: NodeJS.ProcessEnv): Promise<number> {
  const commands: Record<string, string> = {};
  for (const name of loadFacts().cli.commands.keys()) {
    commands[name] = await askDagger([...name.split(" ").slice(1), "--help"], { ...env, NO_COLOR: "1" });
  }
  const help: CliHelp = { dagger: `v${daggerVersion}`, date: new Date().toISOString().slice(0, 10), commands };
  const file = `data/${HELP_FILE}`;
  writeFileSync(file, `${JSON.stringify(help, null, 2)}\n`);
  console.log(`${file}: ${Object.keys(commands).length} commands`);
  return 0;
}
