import { expect, test } from "vitest";
import { hideNewer } from "./hide-newer.ts";

test.each([
  [
    "an exported class",
    "export class Check { a: 1 }\nexport class Env {}",
    "                           \nexport class Env {}",
  ],
  ["a decorator", "export declare const check: () => void;", " ".repeat(39)],
  ["a method of a class", "class Env { withCheck(): Env; id(): 1 }", "class Env {                  id(): 1 }"],
  ["an option of a type", "type Opts = { a?: 1; deprecated?: 2 }", "type Opts = { a?: 1;                }"],
  ["nothing else", "class Other { withCheck(): Env }", "class Other { withCheck(): Env }"],
])("%s is blanked out in place", (_, text, expected) => {
  const newer = { exports: ["Check", "check"], members: { Env: ["withCheck"], Opts: ["deprecated"] } };
  const result = hideNewer(text, newer);
  expect(
    result
      .replaceAll(/ /g, " ")
      .split("\n")
      .map((line) => line.replaceAll(/\s+/g, " ").trim()),
  ).toEqual(expected.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim()));
  expect(result).toHaveLength(text.length);
});
