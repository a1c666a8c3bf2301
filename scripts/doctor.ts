// `npm run doctor`: lists everything that you may need to work on the site, whether it's installed, and the command
// that installs it. `npm run doctor -- --install` runs those commands; installing system packages requires root on
// Debian or Ubuntu. `npm run doctor -- snippets` looks only at what compiles programs, with or without `--install`.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { describeChoices } from "@docs/pages";
import { DOWNLOAD, findChromium, type Machine, thisMachine } from "./chromium.ts";
import { installPackages } from "./install-packages.mjs";
import { main } from "./main.ts";
import { ensureToolchain, findToolchain, installingWorld, type Toolchain, toolchains } from "./snippets/toolchains.ts";

/** A line of the report. */
interface Item {
  readonly name: string;
  /** Its version or location; undefined if it's missing. */
  readonly found: string | undefined;
  readonly command: string;
  /** The work that requires it. */
  readonly use: string;
}

/** Without `--install`, the doctor changes nothing: it may ask programs for their version, but never installs any. */
const untouched: Machine = {
  ...thisMachine,
  mayInstall: false,
  run: (command, args) => args.includes("--version") && spawnSync(command, [...args]).status === 0,
};

/** What the doctor can be asked to look at. */
const PARTS = ["everything", "snippets"];

await main(async () => {
  const options = { install: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [part = "everything"] = positionals;
  if (!PARTS.includes(part)) {
    throw new Error(
      `Unexpected part "${part}", expected ${describeChoices(part, PARTS)}. Correct it, or leave it out.`,
    );
  }
  const items: Item[] = [
    { name: "node", found: process.versions.node, command: "the version of .nvmrc", use: "everything" },
    // Always installed, because this command itself needs them.
    { name: "npm packages", found: "those of package-lock.json", command: "npm ci", use: "everything" },
  ];
  if (part === "everything") {
    items.push(
      describePackages("server", "the answer server and its tests", values.install),
      describePackages("bench/lighthouse", "npm run bench lighthouse", values.install),
      describePackages("bench/clients", "npm run bench agent", values.install),
      describeChromium(values.install),
    );
  }
  // One at a time, because `apt-get` locks out other instances while it runs.
  for (const toolchain of toolchains) {
    items.push(...(await describeToolchain(toolchain, values.install)));
  }
  console.log(renderItems(items));
  return items.every(({ found }) => found !== undefined) ? 0 : 1;
});

function describePackages(folder: string, use: string, isInstalling: boolean): Item {
  const isThere = isInstalling
    ? installPackages(folder, `the packages of ${folder}/`)
    : existsSync(`${folder}/node_modules/.installed-lock`);
  const found = isThere ? `those of ${folder}/package-lock.json` : undefined;
  return { name: `${folder} packages`, found, command: `npm ci --prefix ${folder}`, use };
}

function renderItems(items: readonly Item[]): string {
  const width = Math.max(...items.map(({ name }) => name.length));
  return items
    .map(({ name, found, command, use }) => {
      const state = found === undefined ? `missing, needed for ${use}` : found;
      return `${found === undefined ? "✗" : "✓"} ${name.padEnd(width)}  ${state}\n  ${"".padEnd(width)}  ${command}`;
    })
    .join("\n");
}

async function describeToolchain(toolchain: Toolchain, isInstalling: boolean): Promise<readonly Item[]> {
  const { command, packages, formula, site, language, libraries } = toolchain;
  if (isInstalling) {
    await ensureToolchain(toolchain, installingWorld);
  }
  const state = await findToolchain(toolchain);
  const use = `the ${language} snippets`;
  const install = `apt-get install ${packages.join(" ")} (Debian, Ubuntu), brew install ${formula} (macOS), ${site}`;
  const own: Item = { name: command, found: state.isReady ? state.version : undefined, command: install, use };
  const isThere = state.isReady && (await libraries?.isInstalled());
  return libraries
    ? [own, { ...libraries, name: `${command} libraries`, found: isThere ? libraries.name : undefined, use }]
    : [own];
}

function describeChromium(isInstalling: boolean): Item {
  const item = { name: "chromium", command: `${DOWNLOAD}, or CHROMIUM_PATH=…`, use: "the tests in the browser" };
  try {
    const file = findChromium(isInstalling ? { ...thisMachine, mayInstall: true } : untouched);
    const version = spawnSync(file, ["--version"], { encoding: "utf8" }).stdout.trim();
    return { ...item, found: `${version}, ${file}` };
  } catch (error) {
    return { ...item, found: undefined, use: error instanceof Error ? error.message : String(error) };
  }
}
