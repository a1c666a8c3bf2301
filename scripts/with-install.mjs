// Runs a TypeScript script after making sure that the packages of package-lock.json are installed.
// Plain JavaScript on purpose: on a fresh clone nothing else can run yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [script, ...args] = process.argv.slice(2);
process.chdir(root);

/** The oldest release that can `require` an ES module, which the configuration relies on. */
const LEAST_NODE = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
  console.error(
    `Node ${process.versions.node} found, expected ${LEAST_NODE.join(".")} or newer. Install the version named in .nvmrc.`,
  );
  process.exit(1);
}

const stamp = "node_modules/.installed-lock";
const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const isInstalled = existsSync(stamp) && readFileSync(stamp, "utf8") === lock;
if (!isInstalled && lstatSync("node_modules", { throwIfNoEntry: false })?.isSymbolicLink()) {
  // npm ci would empty the folder behind the link, which belongs to another checkout.
  console.error(
    "node_modules is a link to packages of another package-lock.json, expected a folder. Remove the link and run the command again.",
  );
  process.exit(1);
}
if (!isInstalled) {
  console.log("Installing the packages of package-lock.json (about two minutes the first time) …");
  // npm_execpath is the npm that started us; without it (node run by hand) the one on the PATH serves.
  const npm = process.env.npm_execpath;
  const [command, prefix] = npm ? [process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(command, [...prefix, "ci", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: !npm && process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci did not succeed. Its message is above; run the command again once that is mended.");
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}

const child = spawn(process.execPath, ["--import", "tsx", script, ...args], { stdio: "inherit" });
// Who stops this process means the script. Ctrl+C reaches both by itself.
process.on("SIGINT", () => undefined);
for (const signal of ["SIGTERM", "SIGHUP"]) {
  process.on(signal, () => child.kill(signal));
}
child.on("exit", (status, signal) => process.exit(signal ? 1 : (status ?? 1)));
