import type { Page } from "@playwright/test";
import { test } from "../support/kept-context.ts";
import { expect, openPage } from "../support/test.ts";

test.use({ siteName: "stage" });

interface Animation {
  readonly duration: number;
  readonly easing: string;
}

/** Records every animation that a script starts. */
async function recordAnimations(page: Page): Promise<() => Promise<Animation[]>> {
  await page.addInitScript(() => {
    const recorded: unknown[] = [];
    const { animate } = Element.prototype;
    Object.assign(window, { recordedAnimations: recorded });
    Element.prototype.animate = function (keyframes, options) {
      recorded.push(options);
      return animate.call(this, keyframes, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { recordedAnimations: Animation[] }).recordedAnimations);
}

const SHORT = "What the aside is about";
const LONG = "What the longer aside is about";
const SHORT_TEXT = "The text of the aside, which stays hidden";

test("a click while a section is still opening closes it, and one while it's closing opens it again", async ({
  page,
}) => {
  await openPage(page, "/media");
  const section = page.locator("details", { hasText: SHORT_TEXT });
  const click = (times: number) =>
    section.evaluate((own, count) => {
      for (let done = 0; done < count; done += 1) {
        own.querySelector("summary")?.click();
      }
    }, times);
  const settled = () => section.evaluate((own) => Promise.all(own.getAnimations().map(({ finished }) => finished)));
  await click(2);
  await settled();
  await expect(page.getByText(SHORT_TEXT)).toBeHidden();
  await click(3);
  await settled();
  await expect(page.getByText(SHORT_TEXT)).toBeVisible();
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a collapsible section opens and closes (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, "/media");
    const text = page.getByText(SHORT_TEXT);
    await expect(text).toBeHidden();
    await page.getByText(SHORT).click();
    await expect(text).toBeVisible();
    await page.getByText(SHORT).click();
    await expect(text).toBeHidden();
  });
}

test("the keyboard opens and closes a collapsible section", async ({ page }) => {
  await openPage(page, "/media");
  const text = page.getByText(SHORT_TEXT);
  await page.locator("summary", { hasText: SHORT }).focus();
  await page.keyboard.press("Enter");
  await expect(text).toBeVisible();
  await page.keyboard.press("Space");
  await expect(text).toBeHidden();
});

test("the animation eases in and out, and its duration grows with the height of the content", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const readAnimations = await recordAnimations(page);
  await openPage(page, "/media");
  await page.getByText(SHORT).click();
  await page.getByText(LONG).click();
  const [short, long] = await readAnimations();
  expect([short?.easing, long?.easing]).toEqual(["ease-in-out", "ease-in-out"]);
  expect(short?.duration).toBeGreaterThan(1);
  expect(long?.duration).toBeGreaterThan(short?.duration ?? Number.POSITIVE_INFINITY);
});

test("under reduced motion the animation lasts 1 ms", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const readAnimations = await recordAnimations(page);
  await openPage(page, "/media");
  await page.getByText(LONG).click();
  expect((await readAnimations()).map(({ duration }) => duration)).toEqual([1]);
});
