import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "faults", expectedErrors: /broke|failed to render|Minified React error|ColorModeProvider/ });

test("a page crash shows its title, the chain of messages with their causes, and a way to try again", async ({
  page,
}) => {
  await openPage(page, "/crash");
  await page.getByRole("button", { name: "Break the page" }).click();
  await expect(page.getByRole("heading", { name: "This page crashed.", exact: true })).toBeVisible();
  const message = page.getByText("The page broke.");
  await expect(message).toHaveText(
    "The page broke.\n\nCause:\nA file could not be written.\n\nCause:\nThe disk is full.",
    {
      useInnerText: true,
    },
  );
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Crash" })).toBeVisible();
});

test("after a page crash the rest of the site can be reached", async ({ page }) => {
  await openPage(page, "/crash");
  await page.getByRole("button", { name: "Break the page" }).click();
  await expect(page.getByRole("heading", { name: "This page crashed." })).toBeVisible();
  await page.getByRole("link", { name: "Faults" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Faults");
});

test("an error boundary shows the error message with a Try again button, and the page around it stays", async ({
  page,
}) => {
  await openPage(page, "/crash");
  await page.getByRole("button", { name: "Break a part" }).click();
  await expect(page.getByText("The page broke.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Crash" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Break a part" })).toBeVisible();
  await expect(page.getByText("The page broke.")).toHaveCount(0);
});

test("a crash at the root has the title Page Error, the message and a way to try again", async ({ page }) => {
  await openPage(page, "/root");
  await page.getByRole("button", { name: "Break everything" }).click();
  await expect(page.getByRole("heading", { name: "This page crashed", exact: true })).toBeVisible();
  await expect(page.getByText("The root broke.")).toBeVisible();
  await expect(page).toHaveTitle(/^Page Error/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Root" })).toBeVisible();
});

test("a navbar item that fails to render asks to double-check its configuration and names the cause", async ({
  page,
}) => {
  await openPage(page, "/root");
  await page.getByRole("button", { name: "Break the navbar item" }).click();
  await expect(page.getByText("A theme navbar item failed to render.")).toBeVisible();
  await expect(page.getByText("Please double-check the following navbar item")).toContainText(
    '"label": "Fragile item"',
  );
  await expect(page.getByText("The item broke.")).toBeVisible();
});

test("a hook used outside its provider says which hook and which provider", async ({ page }) => {
  await openPage(page, "/root");
  await page.getByRole("button", { name: "Use a hook above its provider" }).click();
  await expect(page.getByText("Hook useColorMode is called outside the <ColorModeProvider>.")).toBeVisible();
});
