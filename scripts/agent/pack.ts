import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { DocsData } from "@docs/agent";
import { build } from "esbuild";

/** Bytes that the package may take; more would make `npx` slow. */
const MOST_BYTES = 2_000_000;

/** A finished package. */
export interface PackedAgent {
  readonly folder: string;
  readonly bytes: number;
}

/**
 * Makes the npm package of the documentation server: one program, and one release of the documentation. It needs no
 * other package and no network.
 *
 * @throws Error when the package is too large.
 */
export async function packAgent(data: DocsData, folder: string): Promise<PackedAgent> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: ["server/src/agent/cli.ts"],
    outfile: path.join(folder, "cli.js"),
    bundle: true,
    minify: true,
    platform: "node",
    target: "node20",
    format: "esm",
    banner: { js: "#!/usr/bin/env node" },
    logLevel: "error",
  });
  writeFileSync(path.join(folder, "data.json.br"), compress(JSON.stringify(data)));
  writeFileSync(path.join(folder, "package.json"), renderManifest(data.version));
  writeFileSync(path.join(folder, "README.md"), readFileSync("packages/agent/README.md", "utf8"));
  const bytes = ["cli.js", "data.json.br", "package.json", "README.md"]
    .map((name) => statSync(path.join(folder, name)).size)
    .reduce((sum, size) => sum + size, 0);
  if (bytes > MOST_BYTES) {
    throw new Error(`${folder} has ${bytes} bytes, expected at most ${MOST_BYTES}. Leave something out of the data.`);
  }
  return { folder, bytes };
}

/** Compresses with a window that's large enough to see a page's other languages again. */
function compress(text: string): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(text, { params });
}

function renderManifest(version: string): string {
  const manifest = {
    name: "dagger-docs",
    version,
    description: `The documentation of Dagger ${version} for coding agents: an MCP server and a command that work offline`,
    license: "Apache-2.0",
    type: "module",
    bin: { "dagger-docs": "cli.js" },
    engines: { node: ">=20" },
    files: ["cli.js", "data.json.br"],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
