import { expect, openPage, test } from "../support/test.ts";

/** A page with recordings, and the program and commands that its first notes are about. */
const PAGE = "/extending/functions";
const RUN = `/runs${PAGE}`;

test("a note says when a program was run, and leads to its run and back", async ({ page }) => {
  await openPage(page, PAGE);
  const note = page.locator(".snippet + .run-note").first();
  await expect(note).toHaveText(/^Run in .* with Dagger \d+\.\d+\.\d+ on \w+ \d+(?: – (?:\w+ )?\d+)?, 20\d\d/);
  await note.getByRole("link").first().click();
  await expect(page).toHaveURL(`${RUN}#the-smallest-module`);
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText("The run of “Functions”");
  await expect(article.getByRole("heading", { name: "A first module" })).toBeInViewport();
  await page.goBack();
  await expect(article.getByRole("heading", { level: 1 })).toHaveText("Functions");
  await page.goForward();
  await expect(article.getByRole("heading", { level: 1 })).toHaveText("The run of “Functions”");
});

test("a note on what didn't run begins with a dash, and no check", async ({ page }) => {
  await openPage(page, "/features/caching");
  const readSign = (note: Element) => getComputedStyle(note, "::before").rotate;
  const ran = page.locator(".run-note").filter({ has: page.getByRole("link") });
  expect(await ran.first().evaluate(readSign)).toBe("45deg");
  expect(await page.locator(".run-note", { hasText: "Not run here" }).first().evaluate(readSign)).not.toBe("45deg");
});

test("a picture of a terminal begins with its command and ends with a note that leads to the run", async ({ page }) => {
  await openPage(page, "/features/caching");
  const picture = page.locator(".terminal").first();
  await expect(picture.locator(".code-command")).toContainText("dagger core container from");
  const note = page.locator(".terminal + .run-note").first();
  await expect(note).toHaveText(/^Recorded on \w+ \d+, 20\d\d\.$/);
  await expect(note.getByRole("link")).toHaveAttribute("href", "/runs/features/caching#three-kinds-of-cache");
});

test("the arrows of a recorded display have the colors of its legend, as the steps of a run do", async ({ page }) => {
  const readColor = (selector: string) =>
    page
      .locator(`.terminal ${selector}`)
      .first()
      .evaluate((part) => getComputedStyle(part).color);
  await openPage(page, "/features/observability");
  const [ran, cached] = [await readColor("pre > .step-done"), await readColor("pre > .step-cached")];
  expect([await readColor("p > .step-done"), await readColor("p > .step-cached")]).toEqual([ran, cached]);
  expect(new Set([ran, cached, await readColor("pre")]).size).toBe(3);
  await expect(page.locator(".terminal", { hasText: "0.0s" })).toHaveCount(0);
  await openPage(page, "/features/caching");
  expect([await readColor(".step-done > b"), await readColor(".step-cached > b")]).toEqual([ran, cached]);
});

test("the sign of a run is right before the button of its command", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, "/styleguide");
  const sign = await page.locator(".code-command + .run-brief a").first().boundingBox();
  const copy = await page.locator(".code-command:has(+ .run-brief) .code-copy").first().boundingBox();
  const gap = (copy?.x ?? 0) - (sign?.x ?? 0) - (sign?.width ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(24);
});

test("the sign of a run is beside the lines of an output, not on them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/extending/secrets");
  const output = page.locator(".code-output:has(+ .run-brief)").first();
  const lines = await output.locator("pre").boundingBox();
  const sign = await page.locator(".code-output + .run-brief a").first().boundingBox();
  expect((lines?.x ?? 0) + (lines?.width ?? 0)).toBeLessThanOrEqual(sign?.x ?? 0);
});

for (const { path, isWhole } of [
  { path: PAGE, isWhole: true },
  { path: "/features/caching", isWhole: false },
]) {
  test(`${path} says at its end how many of its examples ran, and leads to the runs`, async ({ page }) => {
    await openPage(page, path);
    const proof = page.getByRole("article").getByRole("link", { name: /examples run with Dagger/ });
    const [, run, total] = /^(\d+)(?: of (\d+))? examples run with Dagger/.exec(await proof.innerText()) ?? [];
    const notes = await page.locator(".run-note, .run-brief").filter({ hasText: /^Run / }).count();
    expect(Number(run), "as many as there are notes that say so").toBe(notes);
    expect(total === undefined, "whether all of them ran").toBe(isWhole);
    await proof.click();
    await expect(page).toHaveURL(`/runs${path}`);
    await expect(page.locator(".page-kind")).toHaveText("Recorded run");
  });
}

test.describe("a run", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("shows a command with its exit code, steps and output in a dark terminal, and copies the command", async ({
    page,
  }) => {
    await openPage(page, RUN);
    const terminal = page.locator(".terminal", { hasText: "dagger call slug" }).first();
    await expect(terminal).toContainText("exit code 0");
    await expect(terminal.getByRole("listitem").first()).toHaveText(/^[✔$✘].*(done|cached|failed)(?: [<≥]\d+[sm])?$/);
    await expect(terminal).toContainText("snow-crash");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    const background = await terminal.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(Math.max(...(background.match(/\d+/g) ?? []).slice(0, 3).map(Number)), background).toBeLessThan(64);
    await terminal.getByRole("button", { name: "Copy" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('dagger call slug --title="Snow Crash"');
  });
});

test("a run stays out of search engines once the framework has come", async ({ page }) => {
  await openPage(page, RUN);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("/runs/");
});

test.describe("a run that isn't there", () => {
  test.use({ expectedErrors: /404/ });

  test("is the not-found page", async ({ page }) => {
    await openPage(page, "/runs/extending/nothing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  });
});
