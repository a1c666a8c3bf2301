import { capitalize, enumSpellingsOf, type Facts, listKeys, spellingsOf } from "@docs/facts";
import type { Resolution, WordIndex } from "./resolution.ts";

/** Lists every name of the product that a page may put in code font on its own. */
export function buildWordIndex(facts: Facts): WordIndex {
  const index = new Map<string, Resolution>();
  const add = (word: string, kind: Resolution["kind"], target: string) => {
    const known = index.get(word);
    // The first kind wins; a bare name of one kind collects everything that it may refer to.
    if (known === undefined || known.kind === kind) {
      index.set(word, { kind, targets: [...new Set([...(known?.targets ?? []), target])] });
    }
  };
  addTypes(facts, add);
  addFunctions(facts, add);
  addOthers(facts, add);
  // A pattern doesn't name a single variable, so no form of a name finds it.
  for (const { name } of facts.variables.filter((variable) => variable.name.endsWith("*"))) {
    add(name, "variable", name);
  }
  for (const [file, schema] of facts.configuration) {
    for (const { path: fullPath } of listKeys(schema)) {
      // Names that the user chooses and list brackets may be omitted.
      const path = fullPath.replace(/\[\]|\.NAME/g, "");
      add(fullPath, "configuration key", `${file} ${path}`);
      add(path, "configuration key", `${file} ${path}`);
      add(path.replace(/^.*\./, ""), "configuration key", `${file} ${path}`);
    }
  }
  return index;
}

type Add = (word: string, kind: Resolution["kind"], target: string) => void;

function addTypes({ api, modules }: Facts, add: Add): void {
  for (const type of ["Boolean", "Float", "ID", "Int", "String", ...api.scalars]) {
    add(type, "scalar", type);
  }
  for (const type of api.types.keys()) {
    add(type, "type", type);
    add(`${type}ID`, "scalar", `${type}ID`);
  }
  for (const [name, values] of api.enums) {
    add(name, "enum", name);
    for (const value of [...values.keys()].flatMap((key) => enumSpellingsOf(key).map((text) => [text, key] as const))) {
      add(value[0], "enum value", `${name}.${value[1]}`);
      add(`${name}.${value[0]}`, "enum value", `${name}.${value[1]}`);
    }
  }
  for (const [name, fields] of api.inputs) {
    add(name, "input", name);
    for (const field of fields) {
      add(`${name}.${field.name}`, "input", `${name}.${field.name}`);
    }
  }
  for (const { name, reference, objects } of modules) {
    add(name, "example", reference);
    for (const [object, { functions }] of Object.entries(objects)) {
      add(object, "example", object);
      for (const fn of Object.keys(functions)) {
        add(`${object}.${fn}`, "example", `${object}.${fn}`);
      }
    }
  }
}

function addFunctions({ api }: Facts, add: Add): void {
  for (const [type, { functions }] of api.types) {
    for (const name of functions.keys()) {
      add(`${type}.${name}`, "function", `${type}.${name}`);
      for (const spelling of spellingsOf(name)) {
        add(spelling, "function", `${type}.${name}`);
      }
      // Names of option types: Go and TypeScript, then Java.
      add(`${type}${capitalize(name)}Opts`, "type", `${type}.${name}`);
      add(`${type}.${capitalize(name)}Arguments`, "type", `${type}.${name}`);
      add(`${capitalize(name)}Arguments`, "type", `${type}.${name}`);
    }
    for (const [name, { args }] of functions) {
      for (const argument of args) {
        for (const spelling of spellingsOf(argument.name)) {
          add(spelling, "argument", `${type}.${name}(${argument.name})`);
        }
      }
    }
  }
}

function addOthers({ shell, syntax, sdks, cachePolicies, models, cli }: Facts, add: Add): void {
  for (const [sdk, words] of syntax) {
    for (const { word } of words) {
      addSyntax(sdk, word, add);
    }
  }
  const flags = [...cli.globalFlags, ...[...cli.commands.values()].flatMap((command) => command.flags)];
  const simple: readonly (readonly [Resolution["kind"], readonly string[]])[] = [
    ["shell builtin", shell.builtins.map(({ name }) => name)],
    ["shell option", shell.options.map(({ name }) => name)],
    ["key", shell.keys.flatMap(({ keys }) => keys)],
    ["core command", shell.coreCommands],
    ["sdk", sdks],
    ["cache policy", cachePolicies],
    ["model", [...models.names, ...models.prefixes]],
    ["tool", models.tools],
  ];
  for (const [kind, names] of simple) {
    for (const name of names) {
      add(name, kind, name);
    }
  }
  for (const { name, values = [] } of flags) {
    for (const value of values) {
      add(value, "flag", name);
    }
  }
}

/** Adds an element of an SDK's syntax, with and without its surrounding markers. */
function addSyntax(sdk: string, word: string, add: Add): void {
  const bare = word.replace(/^#\[(.*)\]$/, "$1");
  for (const spelling of [word, bare, `// ${word}`, `${word}()`, `${bare}()`]) {
    add(spelling, "syntax", `${sdk} ${word}`);
  }
}
