import { expect, openPage, test } from "../support/test.ts";

/** A page with recordings, and the program and commands that its first notes are about. */
const PAGE = "/extending/functions";
const RUN = `/runs${PAGE}`;

test("a check says when a program was run, and leads to its run and back", async ({ page }) => {
  await openPage(page, PAGE);
  const check = page
    .locator(".snippet")
    .first()
    .getByRole("link", { name: /^Tested in / });
  await expect(check).toHaveAccessibleName(
    /^Tested in .* with Dagger \d+\.\d+\.\d+ on \w+ \d+(?: – (?:\w+ )?\d+)?, 20\d\d\.$/,
  );
  const readWord = () => check.evaluate((link) => getComputedStyle(link, "::before").content.split('"')[1]);
  expect(await readWord(), "the word beside the check begins its name").toBe("Tested");
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await readWord(), "without room").toBeUndefined();
  await check.click();
  await expect(page).toHaveURL(`${RUN}#the-smallest-module`);
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText("The run of “Functions”");
  await expect(article.getByRole("heading", { name: "A first module" })).toBeInViewport();
  await page.goBack();
  await expect(article.getByRole("heading", { level: 1 })).toHaveText("Functions");
  await page.goForward();
  await expect(article.getByRole("heading", { level: 1 })).toHaveText("The run of “Functions”");
});

test("what ran has a check, in the languages in which it ran, and a note in words has none", async ({ page }) => {
  await openPage(page, PAGE);
  const snippet = page.locator(".snippet").first();
  await expect(snippet.locator(".run-check")).toBeVisible();
  await snippet.getByRole("tab", { name: "PHP" }).click();
  await expect(snippet.locator("[role=tabpanel]:visible .run-check")).toHaveCount(0);
  await openPage(page, "/features/caching");
  const note = page.locator(".run-note", { hasText: "Not run here" }).first();
  expect(await note.evaluate((part) => getComputedStyle(part, "::before").rotate)).toBe("none");
  await expect(note.locator("xpath=preceding-sibling::*[1]").locator(".run-check")).toHaveCount(0);
});

test("a picture of a terminal begins with its command, whose check leads to the run", async ({ page }) => {
  await openPage(page, "/features/caching");
  const command = page.locator(".terminal").first().locator(".code-command");
  await expect(command).toContainText("dagger core container from");
  const check = command.getByRole("link");
  await expect(check).toHaveAccessibleName(/^Tested: recorded on \w+ \d+, 20\d\d\.$/);
  await expect(check).toHaveAttribute("href", "/runs/features/caching#three-kinds-of-cache");
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

for (const width of [1440, 390]) {
  test(`the check of a command is right before its button, on the first line, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/getting-started/installation");
    const gaps = await page.locator(".code-command:has(.run-check):visible").evaluateAll((all) =>
      all.map((block) => {
        const [check, copy] = [".run-check", ".code-copy"].map((part) =>
          block.querySelector(part)?.getBoundingClientRect(),
        );
        const line = block.querySelector("pre")?.getBoundingClientRect();
        return {
          beside: (copy?.left ?? 0) - (check?.right ?? 0),
          below: (check?.top ?? 0) + 12 - (copy?.top ?? 0) - (copy?.height ?? 0) / 2,
          within: (check?.bottom ?? 0) <= (line?.top ?? 0) + 44,
        };
      }),
    );
    expect(gaps.length).toBeGreaterThan(5);
    for (const { beside, below, within } of gaps) {
      expect(Math.abs(beside)).toBeLessThan(12);
      expect(Math.abs(below)).toBeLessThan(2);
      expect(within).toBe(true);
    }
  });
}

test("the home page leaves what stood in for images to the page of its run", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("article")).not.toContainText(/stand-in/);
  await page.locator(".hero-run .run-check").click();
  await expect(page.getByRole("article")).toContainText("These images weren't the published ones:");
});

for (const { path, isWhole } of [
  { path: PAGE, isWhole: true },
  { path: "/features/caching", isWhole: false },
]) {
  test(`${path} says at its end how many of its examples ran, and leads to the runs`, async ({ page }) => {
    await openPage(page, path);
    const proof = page.getByRole("article").getByRole("link", { name: /examples run with Dagger/ });
    const [, run, total] = /^(\d+)(?: of (\d+))? examples run with Dagger/.exec(await proof.innerText()) ?? [];
    // A command in several forms has a check in each.
    const checks = page.locator('.run-check[title^="Tested "]').filter({ visible: true });
    await expect(checks, "as many as there are checks").toHaveCount(Number(run));
    expect(total === undefined, "whether all of them ran").toBe(isWhole);
    await proof.click();
    await expect(page).toHaveURL(`/runs${path}`);
    await expect(page.locator(".page-kind")).toHaveText("Recorded run");
  });
}

test.describe("a run", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("shows a command with its exit code, steps and output in the reader's mode, and copies the command", async ({
    page,
  }) => {
    await openPage(page, RUN);
    const terminal = page.locator(".terminal", { hasText: "dagger call slug" }).first();
    await expect(terminal).toContainText("exit code 0");
    await expect(terminal.getByRole("listitem").first()).toHaveText(/^[✔$✘].*(done|cached|failed)(?: [<≥]\d+[sm])?$/);
    await expect(terminal).toContainText("snow-crash");
    const readGround = () => terminal.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect.poll(readGround).toBe("rgb(255, 255, 255)");
    await page.locator("html").evaluate((root) => root.setAttribute("data-theme", "dark"));
    await expect.poll(readGround).toBe("rgb(15, 21, 20)");
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
