import { IndexError } from "./index-error.ts";

/**
 * Digits for encoding numbers as text. Small numbers take one character, and JSON doesn't have to escape any of them.
 * Nested JSON arrays of numbers would take three times as many bytes before compression and a third more after it.
 */
const DIGITS = " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";

/** Number of digits that can end a number; each of the others means that another digit follows. */
const LAST_DIGITS = 72;
const MORE_DIGITS = DIGITS.length - LAST_DIGITS;

const VALUES = new Map([...DIGITS].map((digit, value) => [digit.charCodeAt(0), value]));

/** Encodes whole numbers, starting at 0. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = "";
  for (const number of numbers) {
    let rest = number;
    let digits = "";
    while (rest >= LAST_DIGITS) {
      const high = Math.floor((rest - LAST_DIGITS) / MORE_DIGITS);
      digits += DIGITS[LAST_DIGITS + ((rest - LAST_DIGITS) % MORE_DIGITS)];
      rest = high;
    }
    text += digits + DIGITS[rest];
  }
  return text;
}

/**
 * Decodes the output of `encodeNumbers`.
 *
 * @throws IndexError if the text contains anything else or ends within a number.
 */
export function decodeNumbers(text: string): Int32Array {
  const numbers = new Int32Array(text.length);
  let count = 0;
  let base = 0;
  let factor = 1;
  for (let position = 0; position < text.length; position += 1) {
    const value = VALUES.get(text.charCodeAt(position));
    if (value === undefined) {
      throw new IndexError(`Unexpected character ${JSON.stringify(text[position])} in the search index.`);
    }
    if (value < LAST_DIGITS) {
      numbers[count] = base + factor * value;
      count += 1;
      base = 0;
      factor = 1;
    } else {
      base += factor * value;
      factor *= MORE_DIGITS;
    }
  }
  if (factor !== 1) {
    throw new IndexError("The search index ends within a number, expected all of it. Load it again.");
  }
  return numbers.subarray(0, count);
}
