import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "faults", expectedErrors: /./ });

for (const { path, mistake, message } of [
  {
    path: "/hooks",
    mistake: "Docs feature without the docs plugin",
    message: 'Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin with id "handbook".',
  },
  {
    path: "/hooks",
    mistake: "No active docs plugin for the path",
    message: 'Can\'t find active docs plugin for "/hooks" pathname, while it was expected to be found.',
  },
  {
    path: "/root",
    mistake: "No docs route context",
    message: "Unexpected: no Docusaurus route context found",
  },
  {
    path: "/hooks",
    mistake: "Doc hook outside of a doc",
    message: "Hook useDoc is called outside the <DocProvider>.",
  },
  {
    path: "/hooks",
    mistake: "No docs sidebar",
    message: "Hook useDocsSidebar is called outside the <DocsSidebarProvider>.",
  },
  {
    path: "/head",
    mistake: "Nest head components",
    message: "You may be attempting to nest <Helmet> components within each other, which is not allowed.",
  },
  {
    path: "/head",
    mistake: "Put a div in the head",
    message:
      "Only elements types base, body, head, html, link, meta, noscript, script, style, title, Symbol(react.fragment) are allowed.",
  },
  {
    path: "/head",
    mistake: "Put markup in the title",
    message: "Helmet expects a string as a child of <title>.",
  },
]) {
  test(`developers are told: ${mistake}`, async ({ page }) => {
    await openPage(page, path);
    await page.getByRole("button", { name: mistake }).click();
    await expect(page.getByRole("heading", { name: "This page crashed" })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
  });
}

test("developers are told: storage used during server rendering", async ({ page }) => {
  await openPage(page, "/");
  const html = await page.evaluate(async () => (await fetch("/storage")).text());
  expect(html).toContain("Illegal storage API usage for storage key");
  expect(html).toContain("Docusaurus storage APIs are not supposed to be called on the server-rendering process.");
});
