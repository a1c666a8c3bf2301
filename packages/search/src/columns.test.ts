import { expect, test } from "vitest";
import { decodeNumbers, encodeNumbers } from "./columns.ts";
import { IndexError } from "./index-error.ts";
import { createRandom } from "./testing.ts";

test("any numbers come back as they were", () => {
  const random = createRandom(1);
  for (let run = 0; run < 200; run += 1) {
    const numbers = Array.from({ length: random.below(40) }, () => random.below(2 ** random.below(30)));
    const text = encodeNumbers(numbers);
    expect([...decodeNumbers(text)]).toEqual(numbers);
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  }
});

test("small numbers take one character", () => {
  expect(encodeNumbers([0, 1, 71])).toHaveLength(3);
});

test.each([
  ["a character that is no digit", 'a"b'],
  ["an end within a number", encodeNumbers([5000]).slice(0, -1)],
])("%s is an error", (_, text) => {
  expect(() => decodeNumbers(text)).toThrow(IndexError);
});
