/**
 * Runs before anything is painted: sets the reader's choices on `<html>` and defines the element that ends every group
 * of tabs. It's an inline script without imports; `plugins/reading` compiles it into each page's head.
 */

/** Prefix of the storage key for a group's choice: `choice.sdk`, `choice.os`, `choice.shell`. */
const STORAGE_PREFIX = "choice.";

/** Query parameters that set a choice for this visit only, without changing the saved one. */
const QUERY_GROUPS = ["sdk"];

const root = document.documentElement;
root.dataset.js = "";
if (/^(?:Mac|iP)/.test(navigator.platform)) {
  // Style sheets use this to show the keys of the reader's machine.
  root.dataset.platform = "apple";
}

/** Reads the choice of a group: this visit's, then the saved one, then a guess from the reader's system. */
function readChoice(group: string): string | undefined {
  const attribute = `data-choice-${group}`;
  const known = root.getAttribute(attribute);
  if (known) {
    return known;
  }
  let choice: string | null = QUERY_GROUPS.includes(group) ? new URLSearchParams(location.search).get(group) : null;
  try {
    choice ??= localStorage.getItem(STORAGE_PREFIX + group);
  } catch {
    // Storage can be blocked (frames, strict privacy), in which case the choice lasts for the visit.
  }
  if (!choice && group === "os") {
    const agent = navigator.userAgent;
    choice = agent.includes("Mac") ? "macos" : agent.includes("Win") ? "windows" : "linux";
  }
  if (choice) {
    root.setAttribute(attribute, choice);
  }
  return choice ?? undefined;
}

/**
 * The last child of a group of tabs.
 *
 * It's connected while the page is being parsed, right after the panels, so the reader's panel is shown before the
 * first paint. It's connected again when a later navigation inserts the group.
 */
class TabsEnd extends HTMLElement {
  connectedCallback(): void {
    const choice = readChoice(this.parentElement?.dataset.tabs ?? "");
    // Without a choice, the markup is right as it is, except that panels after the first have to be hidden.
    this.show(choice ?? "");
  }

  /** Shows the panel of `value`, or the first one if the group has no such panel. */
  show(value: string): void {
    const group = this.parentElement;
    if (!group) {
      return;
    }
    const tabs = [...group.querySelectorAll<HTMLElement>('[role="tab"]')];
    const wanted = tabs.find((tab) => tab.dataset.value === value) ?? tabs[0];
    const panels = [...group.children].filter(isPanel);
    const values = panels.map(({ dataset }) => dataset.value);
    // A group without its own tabs follows the choice made elsewhere.
    const shown = wanted?.dataset.value ?? (values.includes(value) ? value : values[0]);
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === wanted));
      tab.tabIndex = tab === wanted ? 0 : -1;
    }
    for (const panel of panels) {
      showPanel(panel, panel.dataset.value === shown);
    }
  }
}

function isPanel(child: Element): child is HTMLElement {
  return child instanceof HTMLElement && child.dataset.value !== undefined;
}

function showPanel(panel: HTMLElement, isWanted: boolean): void {
  if (panel.tagName !== "NOSCRIPT") {
    panel.hidden = !isWanted;
  } else if (isWanted) {
    // The panel is text until it's needed; see packages/code/src/render-snippet.ts.
    panel.outerHTML = panel.textContent ?? "";
  }
}

customElements.define("tabs-end", TabsEnd);
