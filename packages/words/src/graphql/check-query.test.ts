import { expect, test } from "vitest";
import { checkQuery } from "./check-query.ts";

test.each([
  ['query { container { from(address: "a") { withExec(args: ["go"]) { stdout } } } }', []],
  ['{ container { form(address: "a") { stdout } } }', ['14 Unexpected field "form" of Container, expected "from"']],
  [
    '{ container { from(adress: "a") { stdout } } }',
    [
      '19 Unexpected argument "adress" of Container.from, expected "address"',
      '14 Unexpected query (Field "from" argument "address" of type "String!" is required, but it was not provided), expected one that the schema of the API accepts',
    ],
  ],
  [
    "{ container { from(address: 3) { stdout } } }",
    [
      "28 Unexpected query (String cannot represent a non string value: 3), expected one that the schema of the API accepts",
    ],
  ],
  [
    "{ container { ",
    ["14 Unexpected query (Syntax Error: Expected Name, found <EOF>), expected one that the schema of the API accepts"],
  ],
])("%s", (source, expected) => {
  expect(checkQuery(source).map((f) => `${f.offset} ${f.found}, expected ${f.expected}`)).toEqual(expected);
});
