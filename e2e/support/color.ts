import { expect, type Locator, type Page } from "@playwright/test";

/** Finds the color toggle by its label, such as "light mode". */
export function findToggle(page: Page, mode: "system mode" | "light mode" | "dark mode"): Locator {
  return page.getByRole("button", { name: `Switch between dark and light mode (currently ${mode})`, exact: true });
}

/** Waits until the page looks dark or light to a reader, because colors may take a moment to change. */
export async function expectGround(page: Page, ground: "dark" | "light"): Promise<void> {
  await expect.poll(() => readGround(page), { message: "the ground of the page" }).toBe(ground);
}

function readGround(page: Page): Promise<"dark" | "light"> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return (red + green + blue) / 3 < 128 ? "dark" : "light";
  });
}
