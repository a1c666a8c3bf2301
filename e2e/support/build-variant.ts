import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { withLock } from "./lock.ts";
import { rootDir, variantsCacheDir } from "./paths.ts";
import { copyVariant, startDocusaurus } from "./variant.ts";

/** The inputs of a build, besides the variant's folder. */
export interface VariantOptions {
  /** Part of the build's name, needed if one folder is built in several ways. */
  readonly label?: string;
  /** Variables that the variant's configuration reads. */
  readonly env?: Readonly<Record<string, string>>;
  /** The languages to build. Defaults to all of those in the configuration. */
  readonly locales?: readonly string[];
}

/** The result of a build. */
export interface BuildResult {
  readonly isBuilt: boolean;
  /** Everything that the build printed. */
  readonly output: string;
  /** Folder of the published files. */
  readonly dir: string;
}

/** Sources of a variant outside its own folder. A change in any of them makes the last build stale. */
const SHARED_SOURCES = [
  "config",
  "data",
  "docusaurus.config.ts",
  "package-lock.json",
  "packages",
  "plugins",
  "src",
  "static",
];

const BUILD_TIMEOUT_MS = 120_000;

/**
 * Builds a small site from `e2e/variants/`, or returns the last build if none of its inputs have changed.
 *
 * Workers that ask at the same time wait for one build.
 */
export async function buildVariant(name: string, options: VariantOptions = {}): Promise<BuildResult> {
  const source = path.join(rootDir, "e2e/variants", name);
  const target = path.join(variantsCacheDir, options.label ? `${name}-${options.label}` : name);
  await mkdir(variantsCacheDir, { recursive: true });
  return withLock(`${target}.lock`, async () => {
    const hash = await hashSources(JSON.stringify(options), [
      source,
      path.dirname(source),
      ...SHARED_SOURCES.map((file) => path.join(rootDir, file)),
    ]);
    const resultFile = path.join(target, "result.json");
    if (existsSync(resultFile)) {
      const last = JSON.parse(await readFile(resultFile, "utf8")) as BuildResult & { hash: string };
      if (last.hash === hash) {
        return last;
      }
    }
    await rm(target, { recursive: true, force: true });
    await copyVariant(name, target);
    const result = await runBuild(target, options);
    await writeFile(resultFile, JSON.stringify({ ...result, hash }));
    return result;
  });
}

async function runBuild(siteDir: string, { env, locales = [] }: VariantOptions): Promise<BuildResult> {
  const { ended, output } = startDocusaurus(
    siteDir,
    ["build", "--no-minify", ...locales.flatMap((locale) => ["--locale", locale])],
    { env: { NODE_ENV: "production", ...env }, timeout: BUILD_TIMEOUT_MS },
  );
  return { isBuilt: (await ended) === 0, output: output(), dir: path.join(siteDir, "build") };
}

async function hashSources(options: string, sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(options);
  for (const source of sources) {
    for (const file of await listFiles(source)) {
      hash.update(file).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

/**
 * Lists a folder's files, or returns the file itself. For `e2e/variants`, it lists only the files that all variants
 * share.
 */
async function listFiles(source: string): Promise<string[]> {
  const entries = await readdir(source, { withFileTypes: true, recursive: path.basename(source) !== "variants" }).catch(
    () => undefined,
  );
  if (!entries) {
    return [source];
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
