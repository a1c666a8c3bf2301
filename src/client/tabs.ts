import { findTarget } from "./find-target.ts";

/** The inline element of `tabs-element.ts`, as the rest of the page sees it. */
interface TabsEndElement extends HTMLElement {
  show(value: string): void;
}

const GROUP = "[data-tabs]";

/** Makes every group of tabs on the page respond to the mouse, the keyboard, deep links, and other browser tabs. */
export function startTabs(): void {
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKeyDown);
  window.addEventListener("storage", onStorage);
  window.addEventListener("hashchange", () => revealTarget(location.hash));
}

/** Opens the panels and details that hide a link's target, and scrolls to it. */
export function revealTarget(hash: string): void {
  const target = findTarget(hash);
  let isMoved = false;
  for (let parent = target?.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement && !parent.open) {
      parent.open = true;
      isMoved = true;
    }
    if (parent.hidden && parent.dataset.value) {
      endOf(parent.closest(GROUP))?.show(parent.dataset.value);
      isMoved = true;
    }
  }
  if (isMoved) {
    target?.scrollIntoView();
  }
}

function onClick(event: MouseEvent): void {
  const clicked = event.target instanceof Element ? event.target : undefined;
  const tab = clicked?.closest<HTMLElement>('[role="tab"]');
  if (tab) {
    select(tab);
    return;
  }
  const link = clicked?.closest<HTMLAnchorElement>('a[href*="#"]');
  if (link && link.pathname === location.pathname) {
    // This runs before the browser scrolls for the click, because it can't find the target in a hidden panel.
    revealTarget(link.hash);
  }
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Returns the index of the tab that a key moves to from another tab, if any. */
export function stepToTab(key: string, index: number, count: number): number | undefined {
  return STEPS[key]?.(index, count);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = event.target instanceof HTMLElement && event.target.role === "tab" ? event.target : undefined;
  if (!tab || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const next = tabs[stepToTab(event.key, tabs.indexOf(tab), tabs.length) ?? -1];
  if (next) {
    event.preventDefault();
    select(next);
    next.focus();
  }
}

function select(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>(GROUP);
  const value = tab.dataset.value;
  const name = group?.dataset.tabs;
  if (!group || !value || !name) {
    return;
  }
  // Other groups above change height too, and the tab under the pointer has to stay where it is.
  const before = tab.getBoundingClientRect().top;
  choose(name, value);
  try {
    localStorage.setItem(`choice.${name}`, value);
  } catch {
    // Storage can be blocked, in which case the choice lasts for the visit.
  }
  if (name === "sdk") {
    const url = new URL(location.href);
    url.searchParams.set("sdk", value);
    history.replaceState(history.state, "", url);
  }
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
}

function choose(name: string, value: string): void {
  document.documentElement.setAttribute(`data-choice-${name}`, value);
  for (const group of document.querySelectorAll<HTMLElement>(`[data-tabs="${name}"]`)) {
    endOf(group)?.show(value);
  }
}

/** Follows a choice made in another browser tab. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key?.startsWith("choice.") && newValue) {
    choose(key.slice("choice.".length), newValue);
  }
}

function endOf(group: Element | null): TabsEndElement | null {
  return group?.querySelector<TabsEndElement>(":scope > tabs-end") ?? null;
}
