import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Hidden } from "@docs/facts";
import { type Declaration, type ModuleName, parseDeclarations, type Sdk } from "./declarations.ts";

/** The installed SDK. */
export interface PublishedSdk {
  /** Its exports, including those that later releases added. */
  readonly sdk: Sdk;
  /** Version of the package. */
  readonly version: string;
}

/** Reads the installed TypeScript SDK. */
export async function readSdk(): Promise<PublishedSdk> {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@dagger.io/dagger"));
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

/** Follows `export { Name } from "./file.js"` and keeps the re-exported names. */
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

/** Removes additions of later releases, leaving the documented version. */
export function hideSymbols(sdk: Sdk, { exports, members }: Hidden): Sdk {
  const entries = Object.entries(sdk).map(([module, exported]): [string, readonly Declaration[]] => [
    module,
    exported
      .filter(({ name }) => !exports.includes(name))
      .map((declaration) => hideMembers(declaration, members[declaration.name] ?? [])),
  ]);
  return Object.fromEntries(entries) as Record<ModuleName, readonly Declaration[]>;
}

function hideMembers(declaration: Declaration, names: readonly string[]): Declaration {
  const isShown = ({ name }: { readonly name: string }) => !names.includes(name);
  return { ...declaration, fields: declaration.fields.filter(isShown), methods: declaration.methods.filter(isShown) };
}

/** Returns the names of all members of a declaration. */
export function memberNames({ fields, methods }: Declaration): readonly string[] {
  return [...fields, ...methods].map(({ name }) => name);
}
