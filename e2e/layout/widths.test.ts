import type { Page } from "@playwright/test";
import { listPaths } from "../support/pages.ts";
import { test } from "../support/shared-page.ts";
import { expect, openPage } from "../support/test.ts";

const WIDTHS = [1440, 996, 768, 390, 320, 280, 240];

/** Pages generated from declarations are alike, so one of each kind represents all. */
const GENERATED = [
  "/reference/typescript/",
  "/reference/typescript/modules",
  "/reference/typescript/api/client.gen/classes/Container",
  "/reference/typescript/api/client.gen/type-aliases/ContainerWithExecOpts",
  "/reference/typescript/api/client.gen/enumerations/NetworkProtocol",
];

const WRITTEN = listPaths().filter((path) => !path.startsWith("/reference/typescript/"));

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await openPage(page, path);
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

for (const path of [...WRITTEN, ...GENERATED]) {
  test(`${path} does not scroll sideways at any width`, async ({ page }) => {
    await expectNoSidewaysScroll(page, path);
  });
}

test.describe("on the stage", () => {
  test.use({ siteName: "stage" });

  for (const path of ["/tabs", "/media", "/deep-links"]) {
    test(`${path} with wide tables and programs does not scroll sideways at any width`, async ({ page }) => {
      await expectNoSidewaysScroll(page, path);
    });
  }
});
