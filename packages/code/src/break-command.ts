/** Most characters of a line that no screen has to wrap, not even in a list on a phone. */
const SHORT_LINE = 20;

/** Longest word that a phone shows on one line, the same in a command of several lines, and what a wide screen shows. */
const LONG_WORD = 24;
const LONG_SMALL_WORD = 40;
const LONGEST_WORD = 60;

/** Where a long word may break: after the punctuation that joins its parts, and never after a hyphen. */
const BETWEEN_PARTS = /(?<=[/=,:])(?=[^/=,:])/;

/**
 * Marks where a line of a command may end: between its words, so that no flag is torn into a sign and a name. Only a
 * long word may end between its parts too, and if it still fits a wide screen, only on a narrow one.
 *
 * @param html the command's highlighted code; it stays the same text, because the marks aren't any.
 * @param code the same as plain text.
 */
export function breakCommand(html: string, code: string): string {
  const breaks = findBreaks(code);
  let offset = 0;
  return html.replaceAll(/<[^>]*>|&[^;]*;|./gs, (token) => {
    if (token.startsWith("<")) {
      return token;
    }
    offset += 1;
    return token + (breaks.get(offset) ?? "");
  });
}

/** Checks whether a command has a word that doesn't fit the narrowest phone, wherever it breaks. */
export function hasLongPart(code: string): boolean {
  return code.split(/\s/).some((word) => word.split(BETWEEN_PARTS).some(({ length }) => length > LONG_WORD));
}

/** Returns the element that allows a break, by the number of characters before it. */
function findBreaks(code: string): ReadonlyMap<number, string> {
  const longest = code.includes("\n") ? LONG_SMALL_WORD : LONG_WORD;
  const lines = [...code.matchAll(/.+/g)].filter(([line]) => line.length > SHORT_LINE);
  return new Map(
    lines.flatMap(({ index: start, 0: line }) =>
      [...line.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => [
        // Spaces before the first word are its indentation.
        ...(line.slice(0, index).trim() === "" ? [] : [[start + index, "<wbr>"] as const]),
        ...findBreaksInWord(word, longest).map(
          (place) => [start + index + place, word.length > LONGEST_WORD ? "<wbr>" : '<wbr class="narrow">'] as const,
        ),
      ]),
    ),
  );
}

function findBreaksInWord(word: string, longest: number): readonly number[] {
  const parts = word.length > longest ? word.split(BETWEEN_PARTS) : [];
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("").length);
}
