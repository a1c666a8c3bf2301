import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeNumbers, encodeNumbers } from "./columns.ts";
import { IndexError } from "./index-error.ts";

test("any numbers come back as they were, from text that JSON holds without escapes", () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      const text = encodeNumbers(numbers);
      expect([...decodeNumbers(text)]).toEqual(numbers);
      expect(JSON.stringify(text)).toHaveLength(text.length + 2);
    }),
  );
});

test("any other text is an IndexError or numbers from 0 on, never another failure", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => {
      try {
        expect(decodeNumbers(text).length).toBeLessThanOrEqual(text.length);
      } catch (error) {
        expect(error).toBeInstanceOf(IndexError);
      }
    }),
  );
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
