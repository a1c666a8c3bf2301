import type { Locator, Page } from "@playwright/test";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function readBox(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) {
    throw new Error(`Nothing of ${part} is shown, expected a box.`);
  }
  return box;
}

const rightOf = ({ x, width }: Box) => x + width;

async function openAt(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await openPage(page, path);
}

test.describe("beside a sidebar", () => {
  for (const width of [997, 1024, 1150, 1279]) {
    test(`at ${width} px the contents stand above the article, which has the whole width`, async ({ page }) => {
      await openAt(page, "/getting-started/types/container", width);
      const contents = await readBox(page.getByRole("navigation", { name: "On this page" }));
      const article = await readBox(page.getByRole("article"));
      expect(contents.y + contents.height).toBeLessThanOrEqual(article.y);
      expect(article.width).toBeGreaterThan(600);
      await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
    });
  }

  test("from 1280 px on the contents stand beside the article", async ({ page }) => {
    await openAt(page, "/getting-started/types/container", 1280);
    const contents = await readBox(page.getByRole("navigation", { name: "On this page" }));
    const article = await readBox(page.getByRole("article"));
    expect(contents.x).toBeGreaterThan(rightOf(article));
    expect(article.width).toBeGreaterThan(600);
  });
});

for (const width of [1440, 1920, 2560]) {
  test(`one shell holds sidebar, text, and contents at ${width} px`, async ({ page }) => {
    await openAt(page, "/getting-started/types/container", width);
    const sidebar = await readBox(page.locator(".theme-doc-sidebar-container"));
    const article = await readBox(page.getByRole("article"));
    const contents = await readBox(page.getByRole("navigation", { name: "On this page" }));
    expect(article.x - rightOf(sidebar), "between the sidebar and the text").toBe(48);
    expect(rightOf(contents) - sidebar.x).toBeLessThanOrEqual(1408);
    // Its own box also has room for the ring of focus.
    const list = await readBox(page.locator("#toc-list > li").first());
    expect(rightOf(contents) - rightOf(list)).toBeGreaterThanOrEqual(4);
    expect(rightOf(await readBox(page.locator(".search-button"))), "the navbar ends there too").toBeCloseTo(
      rightOf(list),
      0,
    );
    await openAt(page, "/features/services", width);
    expect((await readBox(page.getByRole("article"))).x, "without a sidebar").toBe(article.x);
    const itsContents = await readBox(page.getByRole("navigation", { name: "On this page" }));
    expect(itsContents.x, "its contents").toBe(contents.x);
  });
}

for (const width of [768, 850]) {
  test(`the text is in the middle of its column at ${width} px`, async ({ page }) => {
    await openAt(page, "/getting-started/installation", width);
    const column = await readBox(page.locator(".doc-main"));
    const article = await readBox(page.getByRole("article"));
    expect(article.x - column.x).toBeCloseTo(rightOf(column) - rightOf(article), 0);
  });
}

for (const width of [997, 1100, 1279]) {
  test(`every page starts at the same edge at ${width} px`, async ({ page }) => {
    const edges: number[] = [];
    for (const path of ["/", "/cookbook", "/cookbook/builds", "/getting-started/types/container"]) {
      await openAt(page, path, width);
      edges.push((await readBox(page.getByRole("heading", { level: 1 }))).x);
    }
    expect(new Set(edges).size, `edges: ${edges}`).toBe(1);
  });
}

test("a command and the terminal that it ran in are one card, whose steps end at its inset", async ({ page }) => {
  await openAt(page, "/features/observability", 1440);
  const terminal = page.locator(".code-command + .terminal").first();
  const command = page.locator(".code-command:has(+ .terminal)").first();
  const above = await readBox(command);
  expect((await readBox(terminal)).y).toBeCloseTo(above.y + above.height, 0);
  await openAt(page, "/features/caching", 1440);
  const steps = page.locator(".terminal:has(.steps)").first();
  const time = await readBox(steps.locator("li > i").first());
  expect(rightOf(await readBox(steps)) - rightOf(time)).toBeCloseTo(21, 0);
});

test("tabs are one card with what they show, its end is what follows, and a button is in its bar", async ({ page }) => {
  for (const { path, width } of [
    { path: "/cookbook/builds", width: 1440 },
    { path: "/getting-started/installation", width: 1440 },
    { path: "/getting-started/installation", width: 390 },
  ]) {
    await openAt(page, path, width);
    const card = page.locator(".tabs-block:not(.snippet)").first();
    const box = await readBox(card);
    const code = await readBox(card.locator(".code:visible"));
    const bar = await readBox(card.locator(".tabs-bar"));
    expect([code.x - box.x, rightOf(box) - rightOf(code)], "inside the line of the card").toEqual([1, 1]);
    expect(code.y, "right below the bar").toBeCloseTo(bar.y + bar.height - 1, 0);
    const copy = await readBox(card.locator(".code-copy:visible"));
    expect(copy.y + copy.height).toBeLessThanOrEqual(bar.y + bar.height);
  }
  const text = page.locator(".tabs-block p:visible").first();
  expect((await readBox(text)).x - (await readBox(page.locator(".tabs-block").first())).x, "text has an inset").toBe(
    17,
  );
  await openAt(page, "/cookbook/builds", 1440);
  const followed = await readBox(page.locator(".tabs-block:has(+ .code-output, + .run-note)").first());
  const next = await readBox(page.locator(".tabs-block + :is(.code-output, .run-note)").first());
  expect(next.y).toBeCloseTo(followed.y + followed.height, 0);
});

test("steps have one form, and on a phone their blocks have the whole width", async ({ page }) => {
  await openAt(page, "/getting-started/installation", 390);
  const rounded = await page
    .locator(".markdown ol > li")
    .evaluateAll((all) => all.map((step) => getComputedStyle(step, "::before").borderTopLeftRadius));
  expect(rounded.length).toBeGreaterThan(8);
  expect(new Set(rounded)).toEqual(new Set(["50%"]));
  const article = await readBox(page.getByRole("article"));
  expect(await readBox(page.locator("ol .tabs-block").first())).toMatchObject({ x: article.x, width: article.width });
});

test("on a phone, the label of a cell keeps the font of its code, and breaks no name in the middle", async ({
  page,
}) => {
  await openAt(page, "/getting-started/types/container", 390);
  const labels = page.locator("[data-label] .cell-label:visible");
  await expect(labels.first()).toHaveText("Copied with Container.withDirectory");
  const codes = await labels.locator("code").evaluateAll((all) =>
    all.map((code) => ({
      font: getComputedStyle(code).fontFamily,
      lines: new Set([...code.getClientRects()].map(({ top }) => Math.round(top))).size,
    })),
  );
  expect(codes).toHaveLength(6);
  for (const { font, lines } of codes) {
    expect(font).toContain("Mono");
    expect(lines).toBe(1);
  }
});

test("the page's button keeps its distance from the navbar of a phone, without contents as well", async ({ page }) => {
  for (const path of ["/cookbook", "/getting-started"]) {
    await openAt(page, path, 390);
    const button = await readBox(page.getByRole("button", { name: "Copy page", exact: true }));
    const contents = page.getByRole("navigation", { name: "On this page" });
    const bar = await readBox((await contents.count()) > 0 ? contents : page.locator(".navbar"));
    expect(button.y - bar.y - bar.height, path).toBeGreaterThanOrEqual(8);
    const kind = await readBox(page.locator(".page-kind"));
    const distance = button.y + button.height / 2 - kind.y - kind.height / 2;
    expect(Math.abs(distance), `from the line of the page's kind, ${path}`).toBeLessThanOrEqual(1.5);
  }
});

test("the overview of the CLI keeps each command on a line, and its meaning readable", async ({ page }) => {
  for (const width of [997, 1024, 1100, 1279, 1440, 768, 601]) {
    await openAt(page, "/reference/cli", width);
    const rows = await page.locator(".cli-job tbody tr").evaluateAll((all) =>
      all.map((row) => ({
        // One box is one piece of text: a line has several where it may break.
        command: new Set(
          [...(row.querySelector("td:first-child code")?.getClientRects() ?? [])].map(({ top }) => Math.round(top)),
        ).size,
        meaning: row.querySelector("td:last-child")?.getBoundingClientRect().width ?? 0,
      })),
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map(({ command }) => command)), `lines of a command at ${width} px`).toEqual(new Set([1]));
    expect(Math.min(...rows.map(({ meaning }) => meaning)), `room for a meaning at ${width} px`).toBeGreaterThan(210);
  }
});

for (const width of [1024, 1440, 1920]) {
  test(`three cards fill the width of the article at ${width} px`, async ({ page }) => {
    await openAt(page, "/styleguide", width);
    const list = page.locator(".cards:has(> :nth-child(3):last-child)").first();
    const edges = await Promise.all([0, 1, 2].map((index) => readBox(list.getByRole("listitem").nth(index))));
    expect(new Set(edges.map(({ y }) => y)).size, "in one row").toBe(1);
    expect(rightOf(edges[2] as Box)).toBeCloseTo(rightOf(await readBox(list)), 0);
  });
}

for (const width of [1440, 390]) {
  test(`the button of a snippet is in the bar with the languages at ${width} px`, async ({ page }) => {
    await openAt(page, "/features/caching", width);
    const snippet = page.locator(".snippet").first();
    const bar = await readBox(snippet.locator(".tabs-bar"));
    const copy = await readBox(snippet.getByRole("button", { name: "Copy" }));
    expect(copy.y).toBeGreaterThanOrEqual(bar.y);
    expect(copy.y + copy.height).toBeLessThanOrEqual(bar.y + bar.height);
    expect(rightOf(copy)).toBeCloseTo(rightOf(bar), 0);
    expect(copy.x).toBeGreaterThan(rightOf(await readBox(snippet.getByRole("tab").last())));
  });
}

test.describe("the navbar", () => {
  for (const width of [997, 1024, 1081, 1180]) {
    test(`names the product and its sections in one line at ${width} px`, async ({ page }) => {
      await openAt(page, "/getting-started", width);
      const labels = page.locator(".navbar__link, .navbar__title");
      const cut = await labels.evaluateAll((all) =>
        all
          .filter((label) => label.scrollWidth > label.clientWidth || label.getBoundingClientRect().height > 40)
          .map((label) => label.textContent),
      );
      expect(cut).toEqual([]);
      expect(rightOf(await readBox(page.locator(".search-button")))).toBeLessThanOrEqual(width - 24);
    });
  }

  test("has the same gap before and behind the color switch", async ({ page }) => {
    await openAt(page, "/", 1440);
    const cloud = await readBox(page.locator(".navbar-cloud"));
    const color = await readBox(page.getByRole("button", { name: /^Switch between dark and light mode/ }));
    const search = await readBox(page.locator(".search-button"));
    expect([color.x - rightOf(cloud), search.x - rightOf(color)]).toEqual([8, 8]);
    expect([color.width, color.height]).toEqual([36, 36]);
  });

  for (const theme of ["light", "dark"]) {
    test(`has a switch and a way back to the top in the site's own colors, ${theme}`, async ({ page }) => {
      await openAt(page, "/features/caching", 1440);
      await page.evaluate((mode) => document.documentElement.setAttribute("data-theme", mode), theme);
      const readToken = (name: string) =>
        page.evaluate((token) => {
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.background = `var(${token})`;
          const { backgroundColor } = getComputedStyle(probe);
          probe.remove();
          return backgroundColor;
        }, name);
      const color = page.getByRole("button", { name: /^Switch between dark and light mode/ });
      await color.hover();
      await expect(color).toHaveCSS("background-color", await readToken("--site-surface"));
      await expect(page.locator(".theme-back-to-top-button")).toHaveCSS(
        "background-color",
        await readToken("--site-raised"),
      );
    });
  }
});

test("five cards fill their rows, and the last one spans its own", async ({ page }) => {
  await openAt(page, "/features/llm", 1440);
  const list = page.locator(".cards:has(> :nth-child(5):last-child)");
  const [box, last] = [await readBox(list), await readBox(list.getByRole("listitem").last())];
  expect([last.x, rightOf(last)]).toEqual([box.x, rightOf(box)]);
});

test("on a phone, nothing covers the text: the button to the top is in the navbar", async ({ page }) => {
  await openAt(page, "/features/caching", 390);
  expect((await readBox(page.getByRole("button", { name: "Copy page", exact: true }))).height, "of a touch").toBe(40);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await page.mouse.wheel(0, -300);
  const button = page.getByRole("button", { name: "Scroll back to top" });
  await expect(button).toBeInViewport({ ratio: 1 });
  const [box, bar] = [await readBox(button), await readBox(page.locator(".navbar"))];
  expect(box.y + box.height).toBeLessThan(bar.y + bar.height);
  expect(rightOf(box)).toBeLessThanOrEqual((await readBox(page.locator(".search-button"))).x);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the links of the footer start where the text of the page does", async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await openAt(page, "/getting-started", width);
    const footer = page.getByRole("contentinfo");
    const links = await readBox(footer.getByRole("link").first());
    expect(links.x, `at ${width} px`).toBeCloseTo((await readBox(page.getByRole("article"))).x, 0);
  }
});

test.describe("on a phone", () => {
  test("the footer is one column, and the copyright is its end", async ({ page }) => {
    await openAt(page, "/", 390);
    const links = await readBox(page.locator(".footer__links.text--center"));
    const copyright = await readBox(page.locator(".footer__bottom"));
    expect(copyright.y).toBeGreaterThanOrEqual(links.y + links.height);
    expect(copyright.x).toBe(links.x);
  });

  for (const { width, most } of [
    { width: 996, most: 352 },
    { width: 390, most: 344 },
  ]) {
    test(`the drawer leaves the page in sight at ${width} px, and its rows are large enough for a finger`, async ({
      page,
    }) => {
      await openAt(page, "/features/caching", width);
      await page.getByRole("button", { name: "Toggle navigation bar" }).click();
      const close = page.getByRole("button", { name: "Close navigation bar" });
      await expect(close).toBeInViewport();
      const drawer = page.locator(".navbar-sidebar");
      await expect.poll(async () => (await readBox(drawer)).x).toBe(0);
      const { width: drawn } = await readBox(drawer);
      expect(drawn).toBeLessThanOrEqual(most);
      expect(drawn).toBeGreaterThan(most - 20);
      const row = await readBox(drawer.getByRole("link", { name: "Use cases" }));
      expect(row.height).toBeGreaterThanOrEqual(44);
    });
  }
});

test("a folded program ends with a whole line, and its last lines fade", async ({ page }) => {
  for (const width of [1440, 390]) {
    await openAt(page, "/features/programmability", width);
    const folded = page.locator("pre:visible:has(+ .code-fold:not([open]))").first();
    const lines = await folded.evaluate((block) => {
      const { paddingTop, lineHeight } = getComputedStyle(block);
      return (block.clientHeight - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight);
    });
    expect(Math.abs(lines - Math.round(lines)), `part of a line at ${width} px, of ${lines}`).toBeLessThan(0.05);
    expect(Math.round(lines)).toBeGreaterThanOrEqual(24);
    const fade = page.locator(".code-fold:visible").first();
    await expect(fade).toHaveText(/Show all (?:3[5-9]|4\d) lines/);
    expect(await fade.evaluate((fold) => getComputedStyle(fold, "::before").backgroundImage)).toContain("gradient");
  }
});

test("notes of every kind are one card, whose sign differs by color and shape, and a warning's ground does too", async ({
  page,
}) => {
  await openAt(page, "/styleguide", 1440);
  const notes = await page.locator(".theme-admonition").evaluateAll((all) =>
    all.map((note) => {
      const { padding, backgroundColor, borderTop, borderRadius } = getComputedStyle(note);
      const sign = getComputedStyle(note.querySelector(".admonition-title") ?? note, "::before");
      return {
        card: [padding, borderTop.replace(/ \S*\(.*/, ""), borderRadius].join(),
        ground: backgroundColor,
        color: sign.backgroundColor,
        shape: [sign.content, sign.clipPath].join(),
      };
    }),
  );
  expect(notes).toHaveLength(4);
  expect(new Set(notes.map(({ card }) => card)).size).toBe(1);
  const [note, tip, warning, danger] = notes.map(({ ground }) => ground);
  expect(tip, "neither a note nor a tip has a ground").toBe(note);
  expect(new Set([tip, warning, danger]).size).toBe(3);
  expect(new Set(notes.map(({ color }) => color)).size).toBe(4);
  expect(new Set(notes.map(({ shape }) => shape)).size).toBe(4);
});

test("a command's block is below its Copy button too, so that a focus ring would be around both", async ({ page }) => {
  await openAt(page, "/reference/cli", 1440);
  const command = page.locator(".code-command").first();
  const [block, copy] = [await readBox(command.locator("pre")), await readBox(command.getByRole("button"))];
  expect(block.x + block.width).toBeGreaterThanOrEqual(copy.x + copy.width);
});

test("no section of the CLI reference is marked before the reader has come to it", async ({ page }) => {
  await openAt(page, "/reference/cli", 1440);
  const current = page.locator(".toc [aria-current]");
  await expect(current).toHaveText("All commands");
  const first = page.locator("h2#run-functions");
  const top = await first.evaluate((heading) => heading.getBoundingClientRect().top);
  await page.mouse.wheel(0, top - 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 500);
  await expect(current).toHaveText("All commands");
  await first.evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveText("Run functions");
});
