import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkShellPrompts } from "./shell-prompts.ts";

const expected = "expected the command alone";

test.each([
  ["```shell\ndagger call build\n```\n", []],
  ["```shell\n$ dagger call build\n```\n", [`2:1 Unexpected prompt "$", ${expected}`]],
  ["```shell\nls\n> ls\n```\n", [`3:1 Unexpected prompt ">", ${expected}`]],
  ["```powershell\nPS C:\\> ls\n```\n", [`2:1 Unexpected prompt "PS C:\\>", ${expected}`]],
  ["```dagger\n⋈ container\n```\n", [`2:1 Unexpected prompt "⋈", ${expected}`]],
  ["```shell\n$HOME/bin/dagger version\n# a comment\n```\n", []],
  ["```text\n$ output may show one\n```\n", []],
])("%j", (source, problems) => {
  expect(lintPage(checkShellPrompts, source)).toEqual(problems);
});
