import { searchOn } from "../support/search.ts";
import { readStorage, seedStorage } from "../support/storage.ts";
import { expect, test } from "../support/test.ts";

test.use({ siteName: "stage" });

const hit = (url: string, title: string) => ({ url, kind: "section", title, page: "Long" });
const SAVED = {
  recent: [hit("/long#second-part", "Second part"), hit("/long#third-part", "Third part")],
  favorite: [],
};

test.describe("start", () => {
  test("a new reader sees No recent searches", async ({ page }) => {
    const { open, dialog } = searchOn(page);
    await open("/");
    await expect(dialog.getByText("No recent searches")).toBeVisible();
  });

  test("a hit that was followed stands under Recent, and leads there again", async ({ page }) => {
    const { open, dialog, active } = searchOn(page);
    await open("/", "third part");
    await expect(active).toContainText("Third part");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/long#third-part");
    await open("/");
    const recent = dialog.getByRole("rowgroup", { name: "Recent" });
    await expect(recent.getByRole("row")).toHaveCount(1);
    await recent.getByRole("link", { name: "Third part" }).click();
    await expect(page).toHaveURL("/long#third-part");
  });

  test("a recent hit can be made a favourite, and removed as either, by mouse and by keyboard", async ({ page }) => {
    await seedStorage(page, { "search.saved": JSON.stringify(SAVED) });
    const { open, dialog, box } = searchOn(page);
    await open("/");
    const favorite = dialog.getByRole("rowgroup", { name: "Favorite" });
    await dialog.getByRole("button", { name: "Save this search: Second part" }).click();
    await expect(favorite.getByRole("row")).toContainText(["Second part"]);
    await expect(box, "the focus does not go with the button").toBeFocused();
    await dialog.getByRole("button", { name: "Remove this search from history: Third part" }).press("Enter");
    await expect(dialog.getByRole("rowgroup", { name: "Recent" })).toHaveCount(0);
    await page.reload();
    await open("/");
    await expect(favorite.getByRole("row")).toHaveCount(1);
    await dialog.getByRole("button", { name: "Remove this search from favorites: Second part" }).click();
    await expect(dialog.getByText("No recent searches")).toBeVisible();
    expect(JSON.parse((await readStorage(page, "search.saved")) ?? "")).toEqual({ recent: [], favorite: [] });
  });

  test("Enter does nothing until a row was chosen with the arrow keys", async ({ page }) => {
    await seedStorage(page, { "search.saved": JSON.stringify(SAVED) });
    const { open, active } = searchOn(page);
    await open("/");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(active).toContainText("Third part");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/long#third-part");
  });
});

test.describe("before typing", () => {
  test.use({ siteName: "site" });

  test("the dialog offers six places and two questions, which the arrow keys reach", async ({ page }) => {
    const { open, dialog, active } = searchOn(page);
    await open("/");
    await expect(dialog.getByText("No recent searches")).toBeVisible();
    await expect(dialog.getByRole("rowgroup", { name: "Questions to try" }).getByRole("row")).toHaveCount(2);
    const places = dialog.getByRole("rowgroup", { name: "Places to start" });
    await expect(places.getByRole("row")).toHaveCount(6);
    await page.keyboard.press("ArrowDown");
    await expect(active).toContainText("Install Dagger");
    for (let place = 1; place <= 6; place += 1) {
      await page.keyboard.press("ArrowDown");
    }
    await expect(active).toContainText("Ask AI: How do I cache");
    for (let place = 1; place <= 6; place += 1) {
      await page.keyboard.press("ArrowUp");
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/getting-started/installation");
  });

  test("a question to try is answered", async ({ page }) => {
    const { open, dialog } = searchOn(page);
    await open("/");
    await dialog.getByRole("button", { name: /How do I pass a secret to a function/ }).click();
    await expect(dialog.getByRole("heading", { name: "How do I pass a secret to a function?" })).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Related sources" })).toBeVisible();
  });
});
