import { expect, test } from "vitest";
import { readType } from "./read-type.ts";

test.each([
  ["sources []*File", "go", "[]*File"],
  ["use_entrypoint: bool | None", "python", "bool | None"],
  ["expect?: ReturnType", "typescript", "ReturnType"],
  ["DirectoryId|Directory|null $source", "php", "DirectoryId|Directory|null"],
  ["List<String> args", "java", "List<String>"],
  ["withExpand(Boolean expand)", "java", "Boolean"],
])("the type in %s is that of %s", (code, sdk, type) => {
  expect(readType(code, sdk)).toBe(type);
});
