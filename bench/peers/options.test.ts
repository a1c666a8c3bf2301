import { expect, test } from "vitest";
import { parts, readOptions } from "./options.ts";

test("without options everything is measured", () => {
  expect(readOptions([])).toMatchObject({ only: parts, pages: ["300", "1500"], isFresh: false });
});

test("a part of it can be asked for", () => {
  const options = readOptions(["--only=load,build", "--pages=1500,32", "--peers=vitepress,this-site", "--rounds=2"]);
  expect(options).toMatchObject({
    only: ["build", "load"],
    pages: ["32", "1500"],
    peers: ["this-site", "vitepress"],
    rounds: 2,
  });
});

test.each([
  ["--only=laod", 'Unexpected "laod" in --only, did you mean "load"?'],
  ["--peers=vitepres", 'did you mean "vitepress"?'],
  ["--pages=3", 'Unexpected "3" in --pages, expected a number of pages from 20 up'],
  ["--rounds=0", 'Unexpected --rounds="0", expected a whole number from 1 up.'],
])("%s says what is known instead", (argument, message) => {
  expect(() => readOptions([argument])).toThrow(message);
});
