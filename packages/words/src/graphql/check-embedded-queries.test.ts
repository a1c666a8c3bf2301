import { expect, test } from "vitest";
import { facts } from "../testing.ts";
import { checkEmbeddedQueries } from "./check-embedded-queries.ts";
import { createSchema } from "./check-query.ts";
import { renderSchema } from "./render-schema.ts";

const schema = createSchema(renderSchema(facts.api, []));

test.each([
  ['{"query": "{ contaner { id } }"}', '13 Unexpected field "contaner" of Query, expected "container"'],
  [
    '{"query": "query A { container { from(address: \\"a\\") { idd } } }"}',
    '56 Unexpected field "idd" of Container, expected "id"',
  ],
  ['{"query": "{\\n  container { id }"}', "Unexpected query (Syntax Error"],
  [
    `curl --data '{"query":"{container{fromm(address:\\"a\\"){id}}}"}' http://127.0.0.1`,
    'Unexpected field "fromm" of Container, expected "from"',
  ],
])("%s", (text, problem) => {
  const said = checkEmbeddedQueries(text, () => schema).map(
    (one) => `${one.offset} ${one.found}, expected ${one.expected}`,
  );
  expect(said).toContainEqual(expect.stringContaining(problem));
});

test.each(['{"query": "{ container { id } }"}', '{"query": "how do I cache?"}', '{"query": {"a": 1}}'])(
  "%s is right",
  (text) => {
    expect(checkEmbeddedQueries(text, () => schema)).toEqual([]);
  },
);
