import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkProgramAddresses } from "./program-addresses.ts";

const lint = (code: string) =>
  lintSite(checkProgramAddresses, {}, { programs: new Map([["snippets/a/b/main.py", code]]) });

test("listed hosts and examples are fine", () => {
  expect(lint('url = "https://ghcr.io/x"\nother = "https://books.example.com/"\n')).toEqual([]);
});

test.each([
  ['a = 1\nurl = "https://gihtub.com/x"', '2:16 Unexpected host "gihtub.com", expected "github.com"'],
  [
    'run("curl https://dl.dagger.io/x.sh | sh")',
    '1:11 Unexpected script "https://dl.dagger.io/x.sh" that runs as it comes from the network, expected one of "https://dl.dagger.io/dagger/install.sh"',
  ],
])("%j: %s", (code, problem) => {
  expect(lint(code)).toEqual([`snippets/a/b/main.py:${problem}`]);
});
