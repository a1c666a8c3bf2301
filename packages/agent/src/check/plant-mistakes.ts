import type { Sdk } from "@docs/search";
import { readSnippetSources } from "@docs/snippets";
import { languageOf, maskCode } from "@docs/snippets/calls";
import type { DocsFacts } from "../data.ts";
import { spellApi } from "./spelled-api.ts";

/** A program in one SDK. */
export interface CheckedProgram {
  readonly file: string;
  readonly text: string;
  readonly language: Sdk;
}

/** Reads the programs of the site. */
export function readCheckedPrograms(): CheckedProgram[] {
  return readSnippetSources().flatMap(({ files }) =>
    files.map(({ file, code }) => ({ file, text: code, language: languageOf(file) as Sdk })),
  );
}

/** Names of functions that no other library in the programs has. */
const OWN = /^with_?[a-z]|container|directory|stdout|terminal|publish|asservice|as_service|cache_?volume/i;

/**
 * Makes versions of a program with one mistake each in the name of a function: a letter missing, doubled, or swapped with
 * the next, and the spelling of another SDK. Which call and which letter follow from the program, so each run is the same.
 */
export function plantMistakes(program: CheckedProgram, facts: DocsFacts): CheckedProgram[] {
  const api = spellApi(facts, program.language);
  const calls = [...maskCode(program.text, program.language).matchAll(/(?:\.|->)\s*(\w+)\s*\(/g)].filter(
    ([, name = ""]) => api.names.has(name) && name.length > 4 && OWN.test(name),
  );
  const call = calls[program.text.length % Math.max(calls.length, 1)];
  if (!call) {
    return [];
  }
  const name = call[1] ?? "";
  const at = call.index + call[0].indexOf(name);
  const letter = 1 + (program.text.length % (name.length - 2));
  const foreign = [...api.foreign].find(([, own]) => own === name)?.[0];
  const wrong = [
    name.slice(0, letter) + name.slice(letter + 1),
    name.slice(0, letter) + name.slice(letter - 1),
    `${name.slice(0, letter)}${name[letter + 1]}${name[letter]}${name.slice(letter + 2)}`,
    ...(foreign === undefined ? [] : [foreign]),
  ];
  return wrong
    .filter((one) => one !== name && !api.names.has(one))
    .map((one) => ({ ...program, text: program.text.slice(0, at) + one + program.text.slice(at + name.length) }));
}
