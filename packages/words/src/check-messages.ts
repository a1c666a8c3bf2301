import type { Message } from "@docs/facts";
import { closest, type PlacedFault } from "@docs/pages";

/** Minimum number of words in a message. A shorter one resembles a sentence from another program too easily. */
const FEWEST_WORDS = 4;

/** Reports lines of output that match a message of the product except for one misspelled word. */
export function checkMessages(text: string, messages: readonly Message[]): readonly PlacedFault[] {
  const lists = messages.map((message) => ({ message: message.text, words: readWords(message.text) }));
  return [...text.matchAll(/.+/g)].flatMap(({ 0: line, index }) => {
    const words = new Set(readWords(line));
    const near = lists.map((one) => ({ ...one, missing: one.words.filter((word) => !words.has(word)) }));
    if (near.some((one) => one.missing.length === 0 && one.words.length >= FEWEST_WORDS)) {
      return [];
    }
    return near.flatMap(({ message, words: all, missing: [word = "", ...others] }) => {
      const foreign = [...words].filter((one) => !all.includes(one));
      const slip = word.length < FEWEST_WORDS ? undefined : closest(word, foreign);
      return slip === undefined || others.length > 0 || all.length < FEWEST_WORDS
        ? []
        : [
            {
              offset: index + Math.max(line.toLowerCase().indexOf(slip), 0),
              found: `Unexpected "${slip}" in a message of Dagger`,
              expected: `"${message}"`,
              fix: "Correct it, or add the message to data/errors/messages.json with its source.",
            },
          ];
    });
  });
}

/** Returns the words of a message, without the values in place of `…`. */
function readWords(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .filter((word) => !word.includes("…"))
    .map((word) => word.toLowerCase().replace(/^\W+|\W+$/g, ""))
    .filter((word) => word !== "");
}
