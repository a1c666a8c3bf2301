import { parseTypeScriptModule } from "@docs/snippets";
import { expect, test } from "vitest";
import { facts } from "../testing.ts";
import { checkQuery, createSchema } from "./check-query.ts";
import { renderSchema } from "./render-schema.ts";

const shop = parseTypeScriptModule(
  "a",
  "@object() class BookShop { @func() page(source: File, note?: string): File { return x } }",
);
const schema = createSchema(renderSchema(facts.api, shop ? [shop] : []));

test.each([
  ['query { container { from(address: "a") { withExec(args: ["go"]) { stdout } } } }', []],
  ['{ bookShop { page(source: "id") { contents } } }', []],
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
  expect(checkQuery(source, schema).map((f) => `${f.offset} ${f.found}, expected ${f.expected}`)).toEqual(expected);
});
