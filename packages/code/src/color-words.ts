/** A piece of a command, with the class of its color: `d` for a flag's name, `s` for a value, none for other words. */
export interface ColoredWord {
  readonly name: string;
  readonly text: string;
}

const FLAG = /^--?[a-z?][\w.-]*=?/i;
const ASSIGNED = /^[a-z_]\w*=/i;
const NAME = /^[a-z_][\w-]*$/i;

/** What comes before a program, a part of a word, and a flag's value: Dagger's own flags have theirs after `=`. */
const BEFORE_PROGRAM = /(?:^|[|;&(]|(?<!\\)\n)\s*$/;
const IN_WORD = /[^\s(]$/;
const AFTER_FLAG = /(?:^|\s)--?[a-z][\w-]*\s+$/i;
const IN_DAGGER = /\bdagger\s(?:[^|;&\n]|\\\n)*$/;

/**
 * Colors the words of a command by what they are: its program and subcommands are ink, and a flag's name differs from
 * its value. A word that couldn't be the name of a subcommand, such as an address, is a value too.
 *
 * @param before the code before the text, which tells whether it goes on with a word.
 * @example colorWords("call build --source=.", "dagger ") // "call build ", d: "--source=", s: "."
 */
export function colorWords(text: string, before: string): readonly ColoredWord[] {
  return [...text.matchAll(/\s+|\$?\(|\)|(?:(?!\$\()[^\s()])+/g)].flatMap(({ 0: word, index }) => {
    const start = /[\w.]/.test(word) ? findStart(word, before + text.slice(0, index)) : word;
    const rest = word.slice(start.length);
    return [
      ...(start === "" ? [] : [{ name: FLAG.test(start) ? "d" : "", text: start }]),
      ...(rest === "" ? [] : [{ name: "s", text: rest }]),
    ];
  });
}

/** Returns the part of a word that comes before a value: all of a subcommand, and nothing of an address. */
function findStart(word: string, before: string): string {
  if (IN_WORD.test(before)) {
    return "";
  }
  const [assigned] = ASSIGNED.exec(word) ?? [];
  if (BEFORE_PROGRAM.test(before)) {
    return assigned ?? word;
  }
  if (AFTER_FLAG.test(before) && !IN_DAGGER.test(before)) {
    return FLAG.exec(word)?.[0] ?? "";
  }
  return NAME.test(word) ? word : (assigned ?? FLAG.exec(word)?.[0] ?? "");
}
