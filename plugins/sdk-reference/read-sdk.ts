import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Declaration, Sdk } from "./declarations.ts";
import { parseDeclarations } from "./parse-declarations.ts";

/** The SDK as it is installed. */
export interface PublishedSdk {
  /** What it exports, additions of later releases included. */
  readonly sdk: Sdk;
  /** Version of the package. */
  readonly version: string;
}

/** Reads the installed TypeScript SDK. */
export async function readSdk(): Promise<PublishedSdk> {
  const entry = createRequire(import.meta.url).resolve("@dagger.io/dagger");
  const folder = path.dirname(entry);
  const [manifest, api, errors, connect] = await Promise.all([
    readFile(path.join(folder, "../../package.json"), "utf8"),
    readDeclarations(path.join(folder, "api/client.gen.d.ts")),
    readReExports(path.join(folder, "common/errors/index.d.ts")),
    Promise.all(["connect.d.ts", "connectOpts.d.ts"].map((name) => readDeclarations(path.join(folder, name)))),
  ]);
  const { version } = JSON.parse(manifest) as { readonly version: string };
  return { version, sdk: { "api/client.gen": api, "common/errors": errors, connect: connect.flat() } };
}

async function readDeclarations(file: string): Promise<Declaration[]> {
  return parseDeclarations(await readFile(file, "utf8"));
}

/** Follows `export { Name } from "./file.js"` and keeps the names that are passed on. */
async function readReExports(file: string): Promise<Declaration[]> {
  const source = await readFile(file, "utf8");
  const lines = [...source.matchAll(/export \{ ([^}]+) \} from "(\.[^"]+)\.js"/g)];
  const found = await Promise.all(
    lines.map(async ([, names = "", specifier = ""]) => {
      const declarations = await readDeclarations(path.join(path.dirname(file), `${specifier}.d.ts`));
      return declarations.filter(({ name }) => names.split(", ").includes(name));
    }),
  );
  return found.flat();
}
