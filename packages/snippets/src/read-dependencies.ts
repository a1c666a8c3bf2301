import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ExternalModule } from "@docs/facts";
import { type JsonSchema, validateJson } from "@docs/facts";
import { listFiles } from "@docs/pages";

/** Modules that the snippets of a topic depend on, by topic. */
export type Dependencies = ReadonlyMap<string, readonly ExternalModule[]>;

/** Name of the file in which a topic declares its dependencies. */
export const DEPENDENCIES_FILE = "dependencies.json";

/** Path in the repository itself, even if the build is that of a small site in another folder. */
const schemasFile = fileURLToPath(new URL("../../../data/schemas.json", import.meta.url));

/**
 * Reads `snippets/<topic>/dependencies.json` for every topic that has one. It lists modules that the topic's programs
 * call but that compilers can't find, because Dagger would generate their bindings.
 *
 * @throws Error listing every mismatch with data/schemas.json, or naming two topics that disagree.
 */
export function readDependencies(folder = "snippets"): Dependencies {
  const schemas = JSON.parse(readFileSync(schemasFile, "utf8")) as Readonly<Record<string, JsonSchema>>;
  const schema = schemas["snippets/dependencies.json"] ?? {};
  const files = listFiles(folder, (file) => path.posix.basename(file) === DEPENDENCIES_FILE);
  const topics = files.map((file): [string, readonly ExternalModule[]] => {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    const faults = validateJson(value, schema).map(({ path: place, found, expected }) => {
      return `${file} at ${place.join(".") || "the root"}: ${found}, expected ${expected}. Correct the file.`;
    });
    if (faults.length > 0) {
      throw new Error(faults.join("\n"));
    }
    return [path.posix.basename(path.posix.dirname(file)), value as readonly ExternalModule[]];
  });
  refuseConflicts(topics);
  return new Map(topics);
}

/** Rejects conflicting definitions: a single compiler run reads all topics, so a module has to be the same in each. */
function refuseConflicts(topics: readonly (readonly [string, readonly ExternalModule[]])[]): void {
  const first = new Map<string, readonly [topic: string, text: string]>();
  for (const [topic, modules] of topics) {
    for (const module of modules) {
      const text = JSON.stringify(module);
      const [other, known] = first.get(module.name) ?? [topic, text];
      if (known !== text) {
        throw new Error(
          `snippets/${topic}/${DEPENDENCIES_FILE} declares the module "${module.name}" in another way than ` +
            `snippets/${other}/, expected the same. Give it another name, or make both alike.`,
        );
      }
      first.set(module.name, [other, known]);
    }
  }
}

/** Returns every module once. */
export function listModules(dependencies: Dependencies): readonly ExternalModule[] {
  return [...new Map([...dependencies.values()].flat().map((module) => [module.name, module])).values()];
}
