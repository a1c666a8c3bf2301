import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkTabs } from "./tabs.ts";

const lint = (source: string) => lintPage(checkTabs, source);

test.each([
  ['<Tabs group="os">\n<Tab value="linux" label="Linux">\n\nText.\n\n</Tab>\n</Tabs>', "a known value"],
  ['<Tabs group="shell">\n<Tab value="cli" label="dagger call">\n\nText.\n\n</Tab>\n</Tabs>', "named by a command"],
])("%s: %s is fine", (source) => {
  expect(lint(source)).toEqual([]);
});

test.each([
  ['<Tabs group="oss">\n</Tabs>', '1:1 Unexpected group "oss" of <Tabs>, expected "os"'],
  [
    '<Tabs group="os">\n<Tab value="linus" label="Linux">\n</Tab>\n</Tabs>',
    '2:1 Unexpected value "linus" of <Tab>, expected "linux"',
  ],
  [
    '<Tabs group="os">\n<Tab value="linux" label="macOS">\n</Tab>\n</Tabs>',
    '2:1 Unexpected label "macOS" of the tab linux, expected "Linux"',
  ],
  [
    '<Tab value="linux" label="Linux">\n</Tab>',
    '1:1 Unexpected <Tab> outside of <Tabs>, expected <Tabs group="…"> around it',
  ],
])("%s: %s", (source, problem) => {
  expect(lint(source)).toEqual([problem]);
});
