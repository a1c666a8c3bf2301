import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2 up to level AA, and what axe calls best practice. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs axe on the page as it stands; gives one line for each element that breaks a rule. */
export async function checkAccessibility(page: Page): Promise<string[]> {
  // Legacy mode saves a second page for each run; it only matters to frames of other sites, which there are none of.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  // Everything is checked, but only what breaks a rule is described at length.
  const { violations } = await builder.options({ runOnly: TAGS, resultTypes: ["violations"] }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id} (${help}): ${target.join(" ")} ${html.slice(0, 200)}`),
  );
}
