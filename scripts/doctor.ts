// `npm run doctor`: what this machine lacks for working on the site, and the command that installs it.
// `npm run doctor -- --install` runs those commands where it may: as root on Debian and Ubuntu.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { findChromium, type Machine, thisMachine } from "./chromium.ts";
import { main } from "./main.ts";
import { ensureToolchain, findToolchain, installingWorld, type Toolchain, toolchains } from "./snippets/toolchains.ts";

/** Without `--install`, the doctor touches nothing: programs may say their version, not install anything. */
const untouched: Machine = {
  ...thisMachine,
  mayInstall: false,
  run: (command, args) => args.includes("--version") && spawnSync(command, [...args]).status === 0,
};

await main(async () => {
  const { values } = parseArgs({ options: { install: { type: "boolean", default: false } } });
  const lines = [`✓ node ${process.versions.node}`, describeChromium(values.install)];
  // One at a time: apt-get lets nobody else in while it works.
  for (const toolchain of toolchains) {
    lines.push(await describeToolchain(toolchain, values.install));
  }
  console.log(lines.join("\n"));
  return lines.every((line) => line.startsWith("✓")) ? 0 : 1;
});

async function describeToolchain(toolchain: Toolchain, isInstalling: boolean): Promise<string> {
  const state = await (isInstalling ? ensureToolchain(toolchain, installingWorld) : findToolchain(toolchain));
  return state.isReady
    ? `✓ ${toolchain.command} ${state.version}`
    : `✗ ${state.reason} Without it, the ${toolchain.language} snippets are not read.`;
}

function describeChromium(isInstalling: boolean): string {
  try {
    return `✓ chromium ${findChromium(isInstalling ? { ...thisMachine, mayInstall: true } : untouched)}`;
  } catch (error) {
    return `✗ ${error instanceof Error ? error.message : String(error)}`;
  }
}
