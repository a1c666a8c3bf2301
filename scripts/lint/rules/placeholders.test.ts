import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkPlaceholders } from "./placeholders.ts";

const shell = (command: string, text = "") => `## A\n\n\`\`\`shell\n${command}\n\`\`\`\n\n${text}\n`;

test.each([
  [shell("dagger init --name=bookshop"), []],
  [shell("dagger init --name=NAME", "- `NAME`: the module."), []],
  [shell("dagger install github.com/ORG/REPOSITORY@TAG", "`ORG/REPOSITORY@TAG` is the address."), []],
  [
    shell("dagger init --name=NAME"),
    ['4:20 Unexpected placeholder "NAME" that the page does not explain, expected `NAME` in its text'],
  ],
  [
    shell("dagger init --name=NAME", "Then run `dagger call --name=NAME`."),
    ['4:20 Unexpected placeholder "NAME" that the page does not explain, expected `NAME` in its text'],
  ],
  [shell("dagger init --name=NAME", "## B\n\nFor `NAME`, see above."), []],
  [shell("container | with-env-variable SHOP open | with-exec -- sh -c 'echo $SHOP'"), []],
  [shell("dagger core container with-env-variable --name=SHOP --value=open"), []],
  [shell("container | with-secret-variable TOKEN env://TOKEN"), []],
  [shell('TOKEN=a dagger call run --token=env://TOKEN "$HOME" %PATH%'), []],
  [shell("curl --request POST https://example.com"), []],
  [shell("dagger init --name=<module name>"), ['4:20 Unexpected placeholder "<module name>", expected "MODULE_NAME"']],
  [shell("dagger init --name=my-module"), ['4:20 Unexpected placeholder "my-module", expected "MODULE"']],
  [shell("dagger init --name=your_module"), ['4:20 Unexpected placeholder "your_module", expected "MODULE"']],
  ["```text\nNAME <a>\n```\n", []],
])("%j", (source, expected) => {
  const problems = lintPage(checkPlaceholders, source);
  expect(problems).toHaveLength(expected.length);
  expect(problems.join("\n")).toContain(expected.join("\n"));
});
