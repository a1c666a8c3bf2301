import { expect, test } from "vitest";
import { readServeOptions } from "./read-options.ts";

test.each([
  [[], { port: 3000, dir: "build" }],
  [["--port", "8080"], { port: 8080, dir: "build" }],
  [["--port=8080", "--dir", "out"], { port: 8080, dir: "out" }],
])("%j gives %j", (args, expected) => {
  expect(readServeOptions(args)).toEqual(expected);
});

test.each([
  [["--port", "three"], 'Unexpected --port "three", expected a whole number from 1 to 65535.'],
  [["--port", "70000"], 'Unexpected --port "70000", expected a whole number from 1 to 65535.'],
  [["--prot", "3000"], "Unknown option '--prot'"],
  [["--port"], "argument missing"],
])("%j is refused: %s", (args, message) => {
  expect(() => readServeOptions(args)).toThrow(message);
});
