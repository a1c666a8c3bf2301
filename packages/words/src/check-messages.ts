import type { Message } from "@docs/facts";
import type { PlacedFault } from "@docs/pages";
import { closest } from "@docs/pages";

/** With fewer words, a sentence of somebody else's program is nearly a message by chance. */
const FEWEST_WORDS = 4;

/** Reports lines of output that are a message of the product but for one misspelled word. */
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

/** The words of a message without the values that stand for `…`. */
function readWords(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .filter((word) => !word.includes("…"))
    .map((word) => word.toLowerCase().replace(/^\W+|\W+$/g, ""))
    .filter((word) => word !== "");
}
