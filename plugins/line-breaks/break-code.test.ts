import { expect, test } from "vitest";
import { breakCode } from "./break-code.ts";

test.each([
  ["-mod=vendor", ["-mod=vendor"]],
  ["127.0.0.1:8080", ["127.0.0.1:8080"]],
  ["dagger call test", ["dagger call test"]],
  ["go build -mod=vendor ./...", ["go build -mod=vendor ./..."]],
  ["go build -mod=vendor ./cmd/bookshop", ["go ", "build ", "-mod=vendor ", "./cmd/bookshop"]],
  ["_EXPERIMENTAL_DAGGER_RUNNER_HOST", ["_EXPERIMENTAL_", "DAGGER_", "RUNNER_", "HOST"]],
  [
    "https://github.com/dagger/dagger/tree/main",
    ["https://", "github.", "com/", "dagger/", "dagger/", "tree/", "main"],
  ],
  [
    "a-name-of-many-words-and-no-other-sign",
    ["a-", "name-", "of-", "many-", "words-", "and-", "no-", "other-", "sign"],
  ],
  ["ContainerWithMountedDirectoryOptions", ["Container", "With", "Mounted", "Directory", "Options"]],
  ["gc.policies[].reservedSpace.bytes", ["gc.", "policies[].", "reservedSpace.", "bytes"]],
  ["0123456789abcdef0123456789abcdef", ["0123456789abcdef", "0123456789abcdef"]],
])("lines may end only between the parts of %s", (code, pieces) => {
  expect(breakCode(code, 30)).toEqual(pieces);
});

test("no character is lost or added", () => {
  const code = "docker run  --rm -v /var/lib/dagger:/var/lib/dagger registry.dagger.io/engine:v0.19.4";
  expect(breakCode(code, 30).join("")).toBe(code);
});
