import { expect, test } from "vitest";
import { checks, selectChecks } from "./checks.ts";

test("without names, every check is run, the build before those that need it", () => {
  const selected = selectChecks([]).map(({ name }) => name);
  expect(selected).toEqual(checks.map(({ name }) => name));
  const builtFirst = checks.filter(({ needsBuild }) => needsBuild).map(({ name }) => name);
  expect(builtFirst[0]).toBe("build");
});

test("names select checks in the order in which they are run", () => {
  expect(selectChecks(["links", "prose"]).map(({ name }) => name)).toEqual(["prose", "links"]);
});

test("what few machines can run is run only when it's named", () => {
  expect(selectChecks([]).map(({ name }) => name)).not.toContain("engines");
  expect(selectChecks(["engines", "links"]).map(({ name }) => name)).toEqual(["links", "engines"]);
});

test.each([
  ["prse", 'Unknown check "prse", expected "prose".'],
  ["everything", 'Unknown check "everything", expected one of the'],
])("the unknown name %s is an error: %s", (name, message) => {
  expect(() => selectChecks(["lint", name])).toThrow(message);
});
