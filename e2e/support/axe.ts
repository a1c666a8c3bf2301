import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** What axe calls its own source is twice as long, and every page has to parse it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 up to level AA, and axe's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules with those tags that check colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Styles of text whose contrast axe has found sufficient, and of links that it could tell from the text around them. */
export type GoodStyles = Set<string>;

/** The window of a page that contains axe, and elements for each style that a color rule judges. */
interface AxeWindow extends Window {
  readonly axe: typeof axe;
  samples: ReadonlyMap<string, readonly Element[]>;
}

/**
 * Runs axe on the page in its current state. Returns one line for each element that breaks a rule.
 *
 * Waits for transitions first: while a drawer slides in, its links are hidden from axe in part.
 */
export async function checkAccessibility(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const listTransitions = (): Animation[] =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    const reachNextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
    // A class that a page has just set starts its transitions with the next frame.
    await reachNextFrame();
    for (let running = listTransitions(); running.length > 0; running = listTransitions()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
      await reachNextFrame();
    }
  });
  await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    // Everything is checked, but only violations are described in detail.
    (runOnly) => (window as unknown as AxeWindow).axe.run({ runOnly, resultTypes: ["violations"] }),
    TAGS,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id} (${help}): ${target.join(" ")} ${html.slice(0, 200)}`),
  );
}

/**
 * Runs axe on a page in light mode and in dark mode, in a fraction of the time of two full runs.
 *
 * Most of that time goes into colors, which are judged once for all text and links of the same computed style, on this
 * page and earlier ones. In dark mode, only the color rules run, because both modes show the same elements, and only if
 * there is a style that hasn't been judged.
 *
 * @param good styles that need no further check; those of this page are added.
 */
export async function checkBothModes(page: Page, good: GoodStyles): Promise<string[]> {
  await page.evaluate(SOURCE);
  const light = await checkMode(page, TAGS, good);
  const shown = await page.evaluate(countShown);
  await switchToDark(page);
  const dark = await checkMode(page, COLOR_RULES, good);
  const shownInDark = await page.evaluate(countShown);
  return [
    ...light,
    ...dark.map((line) => `in dark mode: ${line}`),
    ...(shown === shownInDark ? [] : [`${shownInDark} elements are shown in dark mode, expected ${shown} as in light`]),
  ];
}

async function checkMode(page: Page, runOnly: string[], good: GoodStyles): Promise<string[]> {
  const styles = (await page.evaluate(collectSamples)).filter((style) => !good.has(style));
  if (styles.length === 0 && runOnly === COLOR_RULES) {
    return [];
  }
  const { passed, violations } = await page.evaluate(runOnSamples, { runOnly, styles });
  for (const style of passed) {
    good.add(style);
  }
  return violations;
}

/**
 * Keeps elements of each style on the page in `samples`, and returns the styles. Each begins with the rule that judges
 * it: the contrast of a style is that of its first and last text, while only some links of a style are within text.
 */
function collectSamples(): string[] {
  /** Backgrounds that an element and its ancestors paint behind the text. */
  const grounds = new Map<Element, string>();
  const readGround = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) {
      return known;
    }
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex } = style;
    const paint = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex].join();
    const isPlain = paint === "rgba(0, 0, 0, 0),none,1,none,normal,static,auto";
    const outer = element.parentElement ? readGround(element.parentElement) : "";
    const ground = isPlain ? outer : `${outer}/${paint}`;
    grounds.set(element, ground);
    return ground;
  };
  const readStyle = (element: Element) => {
    const { color, display, fontFamily, fontSize, fontWeight, textShadow, textDecoration, borderBottom } =
      getComputedStyle(element);
    // The name and classes identify the content that style sheets add before and after the text.
    const own = [element.tagName, element.className, color, display, fontFamily, fontSize, fontWeight, textShadow];
    return [...own, textDecoration, borderBottom, readGround(element)].join(" ");
  };
  const findBlock = (element: Element | null): Element =>
    element?.parentElement && getComputedStyle(element).display.startsWith("inline")
      ? findBlock(element.parentElement)
      : (element ?? document.body);
  const hasText = ({ tagName, childNodes }: Element) =>
    ["INPUT", "SELECT", "TEXTAREA"].includes(tagName) ||
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const samples = new Map<string, Element[]>();
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const element of [...document.body.querySelectorAll("*")].filter(isShown)) {
    if (hasText(element)) {
      const style = `color-contrast ${readStyle(element)}`;
      const [first = element] = samples.get(style) ?? [];
      samples.set(style, [first, element]);
    }
    // Links that are boxes of their own are never within text.
    if (element.matches("a[href]") && getComputedStyle(element).display === "inline") {
      const style = `link-in-text-block ${readStyle(element)} ${readStyle(findBlock(element.parentElement))}`;
      samples.set(style, [...(samples.get(style) ?? []), element]);
    }
  }
  (window as unknown as AxeWindow).samples = samples;
  return [...samples.keys()];
}

/** Runs rules on the page, with the color rules only on the samples. A style passes if axe could reach a verdict on it. */
async function runOnSamples({ runOnly, styles }: { runOnly: string[]; styles: string[] }) {
  const { axe: inPage, samples } = window as unknown as AxeWindow;
  const mark = "data-sample";
  for (const element of styles.flatMap((style) => samples.get(style) ?? [])) {
    element.setAttribute(mark, "");
  }
  const rules = [
    { id: "color-contrast", selector: `[${mark}]` },
    { id: "link-in-text-block", selector: `a[href][${mark}]` },
  ];
  inPage.configure({ rules });
  const { passes, violations } = await inPage.run({
    runOnly,
    resultTypes: ["passes", "violations"],
    elementRef: true,
    // Selectors are slow to compute and only useful for violations, whose text already identifies their location.
    selectors: false,
  });
  for (const element of document.querySelectorAll(`[${mark}]`)) {
    element.removeAttribute(mark);
  }
  const passed = rules.flatMap(({ id }) => {
    const nodes = passes.find((rule) => rule.id === id)?.nodes ?? [];
    const elements = new Set<unknown>(nodes.map(({ element }) => element));
    return styles.filter((style) => style.startsWith(id) && samples.get(style)?.some((one) => elements.has(one)));
  });
  return {
    passed,
    violations: violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`)),
  };
}

/** Switches the mode as the toggle does, whose click would also be stored, and waits until all colors have changed. */
export function switchToDark(page: Page): Promise<void> {
  return page.evaluate(async () => {
    document.documentElement.setAttribute("data-theme", "dark");
    // Scroll-driven animations never end by themselves.
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.all(timed.map(({ finished }) => finished.catch(() => undefined)));
  });
}

function countShown(): number {
  return [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility()).length;
}
