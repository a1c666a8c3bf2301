import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const STAND_IN = path.join(path.dirname(fileURLToPath(import.meta.url)), "tslib.cjs");

/** What the stand-in has. */
const KNOWN = Object.keys(require(STAND_IN));

/**
 * Gives the bundler's rule that has one package take `tslib.cjs` for the whole of tslib, of which it calls one function.
 *
 * @param folder the package's compiled code, in CommonJS.
 * @throws Error when the package calls a function that the stand-in lacks.
 */
export function replaceTslib(folder: string) {
  const missing = listCalls(folder).filter((name) => !KNOWN.includes(name));
  if (missing.length > 0) {
    throw new Error(
      `${folder} calls ${missing.join(", ")} of tslib, expected ${KNOWN.join(", ")} alone. Add what is missing to plugins/lean-bundle/tslib.cjs, or remove the rule.`,
    );
  }
  return { include: [folder], resolve: { alias: { tslib: STAND_IN } } };
}

function listCalls(folder: string): string[] {
  const files = readdirSync(folder, { encoding: "utf8", recursive: true }).filter((file) => file.endsWith(".js"));
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), "utf8").matchAll(/\btslib_\d+\.(\w+)/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)];
}
