import type { Page } from "@playwright/test";
import { checkAccessibility, switchToDark } from "../support/axe.ts";
import { seedStorage } from "../support/storage.ts";
import { expect, openPage, test } from "../support/test.ts";

test.use({ siteName: "stage" });

/** States of a page that its first view doesn't show. */
const STATES: readonly {
  readonly state: string;
  readonly path: string;
  readonly reach: (page: Page) => Promise<void>;
}[] = [
  {
    state: "another language chosen",
    path: "/tabs?sdk=java",
    reach: async (page) => {
      await page.getByRole("tab", { name: "Python" }).first().click();
      await expect(page.getByText("Compile the service from Python.").first()).toBeVisible();
    },
  },
  {
    state: "sections open and code copied",
    path: "/media",
    reach: async (page) => {
      await page.getByText("What the aside is about").click();
      await page.getByText("What the longer aside is about").click();
      await page.getByRole("button", { name: "Copy" }).first().click();
      await expect(page.getByText("The text of the aside, which stays hidden")).toBeVisible();
    },
  },
  {
    state: "pictures that can be zoomed",
    path: "/media",
    reach: (page) => expect(page.getByRole("button", { name: /^Zoom image/ })).toBeVisible(),
  },
  {
    state: "the drawer open with its secondary menu",
    path: "/tabs",
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole("button", { name: "Toggle navigation bar" }).click();
      await expect(page.getByRole("button", { name: "← Back to main menu" })).toBeInViewport();
    },
  },
  {
    state: "the drawer open with its primary menu",
    path: "/tabs",
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole("button", { name: "Toggle navigation bar" }).click();
      await page.getByRole("button", { name: "← Back to main menu" }).click();
      await expect(page.getByRole("listitem").getByRole("link", { name: "Cookbook" })).toBeInViewport();
    },
  },
  {
    state: "the table of contents open on a narrow screen",
    path: "/long",
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole("button", { name: "On this page" }).click();
      await expect(page.getByRole("link", { name: "Second part", exact: true })).toBeVisible();
    },
  },
];

for (const { state, path, reach } of STATES) {
  test(`axe finds nothing with ${state}, light and dark`, async ({ page }) => {
    await seedStorage(page, { theme: "light" });
    await openPage(page, path);
    await reach(page);
    expect(await checkAccessibility(page), "light").toEqual([]);
    await switchToDark(page);
    expect(await checkAccessibility(page), "dark").toEqual([]);
  });
}

test.describe("crashed", () => {
  test.use({ siteName: "faults", expectedErrors: /broke/ });

  test("axe finds nothing on a page that crashed", async ({ page }) => {
    await openPage(page, "/crash");
    await page.getByRole("button", { name: "Break the page" }).click();
    await expect(page.getByRole("heading", { name: "This page crashed." })).toBeVisible();
    expect(await checkAccessibility(page)).toEqual([]);
  });
});
