import { expect, test } from "vitest";
import { listNewerNames } from "./newer-names.ts";

const symbols = [
  ...["Query", "Query.file", "Query.file(path)", "File", "File.name"],
  ...["Kind", "Kind.LOCAL_SOURCE", "Label", "Label.key", "JSON"],
];

function declare(kind: string, name: string, ...members: readonly string[]) {
  return { kind, name, members };
}

test("what a release has is spelled as in the SDK, and nothing of it is newer", () => {
  const exports = [
    declare("class", "Client", "file", "getGQLClient"),
    declare("class", "File", "name", "with"),
    declare("alias", "ClientFileOpts", "path"),
    declare("alias", "FileID"),
    declare("alias", "Label", "key"),
    declare("enum", "Kind", "LocalSource"),
    declare("alias", "JSON"),
    declare("alias", "float"),
    declare("variable", "dag"),
  ];
  expect(listNewerNames(exports, symbols)).toEqual({ exports: [], members: {} });
});

test("exports, methods, options, and values that a release doesn't have are newer", () => {
  const exports = [
    declare("class", "Stat"),
    declare("class", "File", "name", "stat"),
    declare("alias", "ClientFileOpts", "path", "follow"),
    declare("enum", "Kind", "LocalSource", "GitSource"),
  ];
  expect(listNewerNames(exports, symbols)).toEqual({
    exports: ["Stat"],
    members: { ClientFileOpts: ["follow"], File: ["stat"], Kind: ["GitSource"] },
  });
});
