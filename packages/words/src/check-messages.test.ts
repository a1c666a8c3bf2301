import { expect, test } from "vitest";
import { checkMessages } from "./check-messages.ts";
import { facts } from "./testing.ts";

test.each([
  [
    "module requires daggr v9, but you have v8",
    'Unexpected "daggr" in a message of Dagger, expected "module requires da',
  ],
  [
    "! ok\nunable to find wgte or curl",
    '20 Unexpected "wgte" in a message of Dagger, expected "unable to find wget or',
  ],
  [
    'process "ls" did not complet successfully: exit code: 1',
    '"complet" in a message of Dagger, expected "process … d',
  ],
])("%j", (text, problem) => {
  const said = checkMessages(text, facts.messages).map((one) => `${one.offset} ${one.found}, expected ${one.expected}`);
  expect(said).toContainEqual(expect.stringContaining(problem));
});

test.each(['process "ls" did not complete successfully: exit code: 1', "the tests of the bookshop pass", "CACHED"])(
  "%j is right",
  (text) => {
    expect(checkMessages(text, facts.messages)).toEqual([]);
  },
);
