import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkHeadingCase } from "./heading-case.ts";

const terms = ["Dagger Shell", "Go", "daggerverse"];

test.each([
  ["## Cache a build\n", []],
  ["## Run Go in Dagger Shell\n", []],
  ["## Set up CI with an LLM and GraphQL\n", []],
  ["## Use `Container` twice\n", []],
  ["## Troubleshooting: Where to look\n", []],
  ["## Cache A Build\n", ['1:12 warning: Unexpected capital in "Build", expected "build"']],
  ["## Open the Shell\n", ['1:13 warning: Unexpected capital in "Shell", expected "shell"']],
  ["---\ntitle: Cache Volumes\n---\n", ['2:14 warning: Unexpected capital in "Volumes", expected "volumes"']],
  ["Text with a Capital.\n", []],
])("%j", (source, expected) => {
  expect(lintPage(checkHeadingCase, source, { terms })).toEqual(expected);
});
