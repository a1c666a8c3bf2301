import path from "node:path";
import { fileURLToPath } from "node:url";

/** Root folder of the repository. */
export const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** The tested build: the site's own, unless `E2E_BUILD` names another folder. */
export const siteBuildDir = path.resolve(rootDir, process.env.E2E_BUILD ?? "build");

/** Folder in which the small sites are built when they're needed. */
export const variantsCacheDir = path.join(rootDir, ".cache/variants");
