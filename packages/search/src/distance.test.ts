import { expect, test } from "vitest";
import { measureDistance } from "./distance.ts";
import { createRandom } from "./testing.ts";

test.each([
  ["secret", "secret", 0],
  ["secert", "secret", 1],
  ["contructor", "constructor", 1],
  ["actoins", "actions", 1],
  ["dockerfle", "dockerfile", 1],
  ["sceert", "secret", 2],
  ["abc", "xyz", 3],
])("from %s to %s: %i", (word, term, distance) => {
  expect(measureDistance(word, term, { limit: 2 })).toBe(distance);
});

test.each([
  ["contru", "constructor", 1],
  ["withMou", "withMountedCache", 0],
  ["xyz", "constructor", 3],
])("from %s to the beginning of %s: %i", (word, term, distance) => {
  expect(measureDistance(word, term, { limit: 2, isPrefix: true })).toBe(distance);
});

test("one change to any word is a distance of at most one", () => {
  const random = createRandom(2);
  const letters = () => String.fromCharCode(97 + random.below(26));
  for (let run = 0; run < 500; run += 1) {
    const word = Array.from({ length: 3 + random.below(12) }, letters);
    const at = random.below(word.length - 1);
    const changed = [...word];
    random.oneOf([
      () => changed.splice(at, 1),
      () => changed.splice(at, 0, letters()),
      () => changed.splice(at, 1, letters()),
      () => changed.splice(at, 2, word[at + 1] ?? "", word[at] ?? ""),
    ])();
    expect(measureDistance(changed.join(""), word.join(""), { limit: 2 })).toBeLessThanOrEqual(1);
  }
});
