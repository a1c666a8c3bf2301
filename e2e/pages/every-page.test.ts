import type { Page } from "@playwright/test";
import { checkBothModes, type GoodStyles } from "../support/axe.ts";
import { listVariedPaths } from "../support/pages.ts";
import { test as base } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

const WIDTHS = [1440, 996, 768, 390, 320, 280, 240];

const test = base.extend<object, { readonly good: GoodStyles }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  good: [async ({}, use) => use(new Set()), { scope: "worker" }],
});

// The largest page has about 3,000 elements, which takes longer than a test's default timeout on a busy machine.
test.describe.configure({ timeout: 90_000 });

// The 404 page.
test.use({ expectedErrors: /status of 404.*no-such-page/ });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => readWide(page, width), { message: `what is wider than a window of ${width} px` })
      .toEqual([]);
  }
}

/** Maximum number of overflowing elements to name. The first is either the cause or one of its ancestors. */
const MOST_NAMED = 3;

/** Names the elements that make the page scroll sideways, but not wide content in a box that scrolls by itself. */
function readWide(page: Page, width: number): Promise<readonly string[]> {
  return page.evaluate(
    ([least, most]) => {
      const { scrollWidth } = document.documentElement;
      if (scrollWidth <= least) {
        return [];
      }
      const isHeld = (element: Element): boolean => {
        const parent = element.parentElement;
        return parent !== null && (getComputedStyle(parent).overflowX !== "visible" || isHeld(parent));
      };
      const wide = [...document.body.querySelectorAll("*")].filter(
        (element) => element.getBoundingClientRect().right > least && !isHeld(element),
      );
      const names = wide.map(({ tagName, id, classList, textContent }) => {
        const name = [tagName.toLowerCase(), ...(id ? [`#${id}`] : []), ...[...classList].map((one) => `.${one}`)].join(
          "",
        );
        return `${name} "${(textContent ?? "").trim().slice(0, 40)}"`;
      });
      return [`the page: ${scrollWidth} px`, ...names.slice(0, most)];
    },
    [width, MOST_NAMED] as const,
  );
}

// One load of a page serves all of this, because loading takes as long as any of it. Whatever the content security
// policy forbids is an error in the console, which fails the test, so the walk covers the policy in both modes too.
for (const path of [...listVariedPaths(), "/no-such-page"]) {
  test(`${path} has nothing for axe, light and dark, and does not scroll sideways at any width`, async ({
    page,
    good,
  }) => {
    await openPage(page, path);
    expect(await checkBothModes(page, good)).toEqual([]);
    // Scrolling down loads what is loaded late, which must not come from another machine either.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectNoSidewaysScroll(page);
  });
}

test.describe("on the stage", () => {
  test.use({ siteName: "stage" });

  for (const path of ["/tabs", "/media", "/deep-links"]) {
    test(`${path} with wide tables and programs does not scroll sideways at any width`, async ({ page }) => {
      await openPage(page, path);
      await expectNoSidewaysScroll(page);
    });
  }
});
