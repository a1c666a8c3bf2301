import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkSingleCommands } from "./single-commands.ts";

test.each([
  ["dagger call build", []],
  ["# Why\ndagger call build \\\n  --source=.", []],
  ["cat <<EOF | dagger\ncontainer\nEOF", []],
  [
    "cd bookshop\ndagger init --sdk=go",
    ['3:1 warning: Unexpected second command "dagger init --sdk=go", expected one command in a block'],
  ],
])("%j", (command, expected) => {
  expect(lintPage(checkSingleCommands, `\`\`\`shell\n${command}\n\`\`\`\n`)).toEqual(expected);
});
