// Runs a TypeScript script after making sure that the packages of `package-lock.json` are installed, along with those
// of the script's own folder if it has a `package-lock.json`. Plain JavaScript on purpose: on a fresh clone, nothing
// else can run yet.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installPackages, NO_INSTALL } from "./install-packages.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [script, ...given] = process.argv.slice(2);
const args = given.filter((arg) => arg !== NO_INSTALL.option);
if (args.length < given.length) {
  process.env[NO_INSTALL.variable] = "1";
}

/** The oldest release that can `require` an ES module, which the configuration relies on. */
const LEAST_NODE = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < LEAST_NODE[0] || (major === LEAST_NODE[0] && minor < LEAST_NODE[1])) {
  stop(
    `Node ${process.versions.node} found, expected ${LEAST_NODE.join(".")} or newer. Install the version named in .nvmrc.`,
  );
}

try {
  const isInstalled = installPackages(".", "the site's packages (about two minutes the first time)");
  // Packages from another `package-lock.json` are better than none if nothing may be installed.
  if (!isInstalled && !existsSync("node_modules/tsx")) {
    stop("Nothing was run: not even the program that reads TypeScript is there.");
  }
  const [folder] = script.split("/");
  // A folder with a `package-lock.json` has packages that the rest of the site doesn't need.
  if (existsSync(`${folder}/package-lock.json`) && !installPackages(folder, `the packages of ${folder}/`)) {
    stop(`Nothing was run: ${script} needs the packages of ${folder}/.`);
  }
} catch (error) {
  stop(error.message);
}

const child = spawn(process.execPath, ["--import", "tsx", script, ...args], { stdio: "inherit" });
// Stopping this process means stopping the script. Ctrl+C already reaches both.
process.on("SIGINT", () => undefined);
for (const signal of ["SIGTERM", "SIGHUP"]) {
  process.on(signal, () => child.kill(signal));
}
child.on("exit", (status, signal) => process.exit(signal ? 1 : (status ?? 1)));

function stop(message) {
  console.error(message);
  process.exit(1);
}
