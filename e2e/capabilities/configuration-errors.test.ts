import { buildVariant } from "../support/build-variant.ts";
import { expect, test } from "../support/test.ts";

/** Builds are slow while others run at the same time. */
test.setTimeout(120_000);

const build = (mistake: string) => buildVariant("failing", { label: mistake, env: { MISTAKE: mistake } });

for (const { mistake, messages } of [
  {
    mistake: "while-rendering",
    messages: [
      "No docs version exist for name '0.18', please verify your 'docsVersionDropdown' navbar item versions config.",
      "Available version names:",
      'DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.',
      "The page component at /nameless doesn't have a default export. This makes it impossible to render anything.",
    ],
  },
  { mistake: "locale-without-configuration", messages: ["Docusaurus couldn't get default locale config for x"] },
  { mistake: "broken-link", messages: ["Docusaurus found broken links!", "linking to /no/such/page"] },
  {
    mistake: "broken-in-markdown",
    messages: [
      "Markdown link with URL `./no-such-file.mdx`",
      "Markdown image with URL `./no-such-picture.png`",
      "/img/no-such-picture.svg not found",
    ],
  },
]) {
  test(`the build fails and says why: ${mistake.replaceAll("-", " ")}`, async () => {
    const { isBuilt, output } = await build(mistake);
    expect(isBuilt, output).toBe(false);
    for (const message of messages) {
      expect(output).toContain(message);
    }
  });
}

test("broken anchors and duplicate routes only warn", async () => {
  const { isBuilt, output } = await build("only-warnings");
  expect(isBuilt, output).toBe(true);
  expect(output).toContain("[WARNING] Docusaurus found broken anchors!");
  expect(output).toContain("linking to /#no-such-heading");
  expect(output).toContain("[WARNING] Duplicate routes found!");
  expect(output).toContain("Attempting to create page at /twin");
});
