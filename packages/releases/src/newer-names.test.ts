import { expect, test } from "vitest";
import { listNewerNames } from "./newer-names.ts";

const symbols = [
  ...["Query", "Query.file", "Query.file(path)", "File", "File.name"],
  ...["Kind", "Kind.LOCAL_SOURCE", "Label", "Label.key", "JSON"],
];

test("what a release has is spelled as in the SDK, and nothing of it is newer", () => {
  const exports = {
    Client: ["file", "getGQLClient"],
    File: ["name", "with"],
    ClientFileOpts: ["path"],
    FileID: [],
    Label: ["key"],
    Kind: ["LocalSource"],
    JSON: [],
    float: [],
  };
  expect(listNewerNames(exports, symbols)).toEqual({ exports: [], members: {} });
});

test("exports, methods, options, and values that a release doesn't have are newer", () => {
  const exports = {
    Stat: ["size"],
    File: ["name", "stat"],
    ClientFileOpts: ["path", "follow"],
    Kind: ["LocalSource", "GitSource"],
  };
  expect(listNewerNames(exports, symbols)).toEqual({
    exports: ["Stat"],
    members: { ClientFileOpts: ["follow"], File: ["stat"], Kind: ["GitSource"] },
  });
});
