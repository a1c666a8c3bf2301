import { buildVariant } from "../support/build-variant.ts";
import { expect, test } from "../support/test.ts";

/** A build takes as long as it takes while another one runs beside it. */
test.setTimeout(120_000);

const build = (mistake: string) => buildVariant("failing", { label: mistake, env: { MISTAKE: mistake } });

for (const { mistake, messages } of [
  {
    mistake: "unknown-version",
    messages: [
      "No docs version exist for name '0.18', please verify your 'docsVersionDropdown' navbar item versions config.",
      "Available version names:",
    ],
  },
  {
    mistake: "empty-sidebar",
    messages: ['DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.'],
  },
  { mistake: "unknown-item-type", messages: ["Bad navbar item type megaMenu"] },
  { mistake: "unknown-colour-mode", messages: ['"colorMode.defaultMode" must be one of [dark, light]'] },
  { mistake: "locale-without-configuration", messages: ["Docusaurus couldn't get default locale config for x"] },
  {
    mistake: "half-a-search-service",
    messages: ["themeConfig.search has appId without apiKey and indexName, expected all three or none."],
  },
  {
    mistake: "other-search-widget",
    messages: ["Ask AI only works with search widget major version 4."],
  },
  {
    mistake: "no-default-export",
    messages: [
      "The page component at /nameless doesn't have a default export. This makes it impossible to render anything.",
    ],
  },
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
