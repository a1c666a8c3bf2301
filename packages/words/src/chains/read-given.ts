import { namedType, toKebab } from "@docs/facts";
import type { Word } from "../shell/script.ts";
import type { Reached } from "./call-function.ts";
import type { Given } from "./match-arguments.ts";
import type { Candidate } from "./world.ts";

/** Returns the types of a word that is `$name` or `$(…)` as a whole; undefined for text. */
export type ReadTypes = (word: Word) => Reached;

/** Splits the words after a Dagger Shell function into flags with values and positional words. */
export function readGiven(
  words: readonly Word[],
  candidates: readonly Candidate[],
  readTypes: ReadTypes,
): readonly Given[] {
  const given: Given[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) {
      break;
    }
    if (word.text === "--" && !word.isQuoted) {
      given.push(...words.slice(index + 1).map((item) => toPositional(item, readTypes)));
      break;
    }
    const flag = readFlagName(word);
    if (flag === undefined) {
      given.push(toPositional(word, readTypes));
    } else if (word.text.includes("=")) {
      given.push({ flag, value: word.text.slice(word.text.indexOf("=") + 1), offset: word.offset });
    } else if (isSwitch(flag, candidates)) {
      given.push({ flag, offset: word.offset });
    } else {
      const next = words[index + 1];
      given.push({ flag, value: next?.text, types: next && readTypes(next), offset: word.offset });
      index += 1;
    }
  }
  return given;
}

/** Returns the name of a flag; undefined for other words, including quoted ones. */
function readFlagName(word: Word): string | undefined {
  const match = /^--?(?<flag>[A-Za-z][\w-]*)(?:=[\s\S]*)?$/.exec(word.isQuoted ? "" : word.text);
  return match?.groups?.flag ?? /^--(?<flag>[\w-]+)=/.exec(word.text)?.groups?.flag;
}

/** Checks whether a flag takes no value. */
export function isSwitch(flag: string, candidates: readonly Candidate[]): boolean {
  return candidates.some(({ fn }) =>
    fn.args.some(({ name, type }) => toKebab(name) === flag && namedType(type) === "Boolean" && !type.startsWith("[")),
  );
}

function toPositional(word: Word, readTypes: ReadTypes): Given {
  return { value: word.text, types: readTypes(word), offset: word.offset };
}
