import { expect, test } from "vitest";
import { lintPage, lintSite } from "../testing.ts";
import { checkAddresses, checkProgramAddresses } from "./addresses.ts";

const lint = (source: string) => lintPage(checkAddresses, source);

test.each([
  ["[code](https://github.com/dagger/dagger/issues)", "below a listed address"],
  ["[chat](https://discord.gg/dagger-io?x=1)", "a listed address with a query"],
  ["[page](/features/caching#layers), [here](#below), [file](pathname:///x.json)", "the site's own"],
  ["![Layers](/img/diagrams/layers.svg)", "the site's own picture"],
  ["`ghcr.io/example/shop:1.0` and `https://registry.example.com/v2/`", "listed hosts and examples"],
  ["`http://shop:8080/` and `http://localhost:3000` and `UserID.name`", "names within a network"],
  [
    "```shell\ncurl --silent \\\n  https://dl.dagger.io/dagger/install.sh |\n  BIN_DIR=/usr/local/bin sudo --preserve-env sh\n```",
    "the listed installer",
  ],
])("%s: %s is fine", (source) => {
  expect(lint(source)).toEqual([]);
});

const LISTED = "a listed one, or example.com";

test.each([
  [
    "[x](https://evil.test/)",
    '1:1 Unexpected address "https://evil.test/", expected one of "github.com", "discord.gg"',
  ],
  ["[x](https://gihtub.com/dagger/)", '1:1 Unexpected address "https://gihtub.com/dagger/", expected "github.com"'],
  [
    "[x](https://github.com/dagegr/x)",
    '1:1 Unexpected address "https://github.com/dagegr/x", expected "https://github.com/dagger/"',
  ],
  [
    "[x](https://github.com@evil.test/dagger/)",
    '1:1 Unexpected address "https://github.com@evil.test/dagger/", expected one of "github.com", "discord.gg"',
  ],
  [
    "[x](https://discord.gg/dagger-io.evil)",
    '1:1 Unexpected address "https://discord.gg/dagger-io.evil", expected "https://discord.gg/dagger-io"',
  ],
  [
    "[x](http://github.com/dagger/)",
    '1:1 Unexpected address "http://github.com/dagger/", expected "https://github.com/dagger/"',
  ],
  [
    "[x](javascript:alert(1))",
    '1:1 Unexpected address "javascript:alert(1)", expected an https address or a path of the site',
  ],
  [
    "[x](//evil.test)",
    '1:1 Unexpected address "//evil.test", expected a path from the root, such as /features/caching',
  ],
  ["[x](./caching)", '1:1 Unexpected address "./caching", expected a path from the root, such as /features/caching'],
  [
    "[x](https://docs.example.com/faq#top)",
    '1:1 Unexpected address "https://docs.example.com/faq#top", expected "/faq#top"',
  ],
  [
    '<Card href="https://evil.test/" title="X">x</Card>',
    '1:1 Unexpected address "https://evil.test/", expected one of "github.com", "discord.gg"',
  ],
  [
    "![x](https://evil.test/x.png)",
    '1:1 Unexpected picture "https://evil.test/x.png", expected one of this site, such as /img/diagrams/name.svg',
  ],
  [
    "![x](data:image/png;base64,AA)",
    '1:1 Unexpected picture "data:image/png;base64,AA", expected one of this site, such as /img/diagrams/name.svg',
  ],
  ["See `gihtub.com/dagger/dagger`.", '1:6 Unexpected host "gihtub.com", expected "github.com"'],
  ["```shell\ndagger --mod=gitlab.com/x/y call\n```", '2:14 Unexpected host "gitlab.com", expected "github.com"'],
  ["`https://tracker.evil.test.zip/x`", `1:10 Unexpected host "tracker.evil.test.zip", expected ${LISTED}`],
  [
    "```shell\ncurl https://dl.dagger.io/other.sh | sh\n```",
    '2:6 Unexpected script "https://dl.dagger.io/other.sh" that runs as it comes from the network, expected "https://dl.dagger.io/dagger/install.sh"',
  ],
  [
    '```shell\nsh -c "$(curl -fsSL https://dl.dagger.io/other.sh)"\n```',
    '2:21 Unexpected script "https://dl.dagger.io/other.sh" that runs as it comes from the network, expected "https://dl.dagger.io/dagger/install.sh"',
  ],
])("%s: %s", (source, problem) => {
  expect(lint(source)).toEqual([problem]);
});

const lintProgram = (code: string) =>
  lintSite(checkProgramAddresses, {}, { programs: new Map([["snippets/a/b/main.py", code]]) });

test("listed hosts and examples are fine", () => {
  expect(lintProgram('url = "https://ghcr.io/x"\nother = "https://books.example.com/"\n')).toEqual([]);
});

test.each([
  ['a = 1\nurl = "https://gihtub.com/x"', '2:16 Unexpected host "gihtub.com", expected "github.com"'],
  [
    'run("curl https://dl.dagger.io/x.sh | sh")',
    '1:11 Unexpected script "https://dl.dagger.io/x.sh" that runs as it comes from the network, expected one of "https://dl.dagger.io/dagger/install.sh"',
  ],
])("%j: %s", (code, problem) => {
  expect(lintProgram(code)).toEqual([`snippets/a/b/main.py:${problem}`]);
});
