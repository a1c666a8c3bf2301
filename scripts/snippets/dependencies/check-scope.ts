import { capitalize, toCamel } from "@docs/facts";
import { type Problem, toPlace } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { DEPENDENCIES_FILE, type Dependencies, listModules } from "@docs/snippets";

/** Checks that a program calls only its own topic's dependencies, because the compilers accept those of every topic. */
export function checkScope({ snippet, file, code }: Program, dependencies: Dependencies): readonly Problem[] {
  const [topic = ""] = snippet.split("/");
  const own = dependencies.get(topic)?.map(({ name }) => name) ?? [];
  const others = listModules(dependencies).filter(({ name }) => !own.includes(name));
  return others.flatMap(({ name }) => {
    const pattern = new RegExp(`\\bdag(?:\\(\\))?\\s*(?:\\.|->)\\s*(?:${spellingsOf(name).join("|")})\\(`, "g");
    return [...code.matchAll(pattern)].map(({ index }) => ({
      file,
      ...toPlace(code, index),
      found: `Unexpected module "${name}", which is no dependency of ${topic}`,
      expected: `it in snippets/${topic}/${DEPENDENCIES_FILE}`,
      fix: "Declare it there, or call another module.",
    }));
  });
}

function spellingsOf(module: string): readonly string[] {
  return [...new Set([toCamel(module), capitalize(toCamel(module)), module.replaceAll("-", "_")])];
}
