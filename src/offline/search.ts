import { loadIndex } from "@docs/search";
import type { Hit, SearchIndex, Segment } from "@docs/search/types";
import { toFile } from "./to-file.ts";

/** Global variable that the file of the index sets. */
declare global {
  var offlineIndex: readonly [index: unknown, text: unknown] | undefined;
}

/** Name of the file of the index, next to this script's own. */
const INDEX_FILE = "offline-index.js";

const MOST_HITS = 12;

const DIALOG = `<form method="dialog" class="search-panel">
  <div class="search-box">
    <input type="search" class="search-input" placeholder="Search docs" aria-label="Search docs" autocomplete="off" spellcheck="false">
    <button class="search-cancel" value="cancel" formnovalidate>Cancel</button>
  </div>
  <p class="offline-state" role="status"></p>
  <div class="search-screen search-list"></div>
</form>`;

/** Creates the search, whose index loads when a reader first opens it. */
export function createSearch(scriptUrl: string): { readonly open: () => void } {
  let dialog: HTMLDialogElement | undefined;
  return {
    open: () => {
      dialog ??= createDialog(scriptUrl);
      if (!dialog.open) {
        dialog.showModal();
      }
      dialog.querySelector("input")?.select();
    },
  };
}

function createDialog(scriptUrl: string): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "search-dialog";
  dialog.ariaLabel = "Search";
  dialog.innerHTML = DIALOG;
  document.body.append(dialog);
  const input = find(dialog, "input");
  const [state, list] = [find(dialog, ".offline-state"), find(dialog, ".search-list")];
  const index = loadFile(scriptUrl);
  const show = async () => {
    const query = input.value;
    try {
      const { hits, total } = (await index).search(query, { limit: MOST_HITS });
      if (query === input.value) {
        state.textContent = query.trim() === "" ? "" : total === 1 ? "1 result" : `${total} results`;
        list.replaceChildren(...hits.map((hit) => renderHit(hit, scriptUrl)));
      }
    } catch {
      state.textContent = `The search couldn't load ${INDEX_FILE}. Unpack the whole archive.`;
    }
  };
  input.addEventListener("input", show);
  dialog.addEventListener("keydown", (event) => moveFocus(event, dialog));
  // A link to the page that's open wouldn't close the dialog.
  list.addEventListener("click", ({ target }) => target instanceof Element && target.closest("a") && dialog.close());
  return dialog;
}

function find<Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name): HTMLElementTagNameMap[Name];
function find(parent: Element, selector: string): HTMLElement;
function find(parent: Element, selector: string): HTMLElement {
  return parent.querySelector<HTMLElement>(selector) as HTMLElement;
}

/** Loads the index as a script, because a page on disk can't fetch. */
function loadFile(scriptUrl: string): Promise<SearchIndex> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = new URL(INDEX_FILE, scriptUrl).href;
    script.onload = () => resolve(loadIndex(...(globalThis.offlineIndex ?? [undefined, undefined])));
    script.onerror = reject;
    document.head.append(script);
  });
}

/** Moves with the arrow keys between the box and the hits; Enter in the box follows the best hit. */
function moveFocus(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>("input, .search-row")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  } else if (event.key === "Enter" && at === 0) {
    event.preventDefault();
    stops[1]?.click();
  }
}

function renderHit({ url, page, title, trail, excerpt, signature }: Hit, scriptUrl: string): HTMLElement {
  const link = document.createElement("a");
  link.className = "search-row";
  link.href = new URL(toFile(url), scriptUrl).href;
  const place = [page, ...trail.slice(1)].filter((text) => text !== title.map((segment) => segment.text).join(""));
  const line = span("search-hit-line", [
    span("search-hit-title", mark(title)),
    span("search-hit-trail", [place.join(" › ")]),
  ]);
  const body = span("search-hit-body", [
    ...(signature ? [span("search-hit-signature", [signature])] : []),
    span("search-hit-excerpt", mark(excerpt)),
  ]);
  link.append(span("search-hit", [line, body]));
  return link;
}

/** Marks what was found. Texts of the index become text nodes, never markup. */
function mark(segments: readonly Segment[]): readonly (Node | string)[] {
  return segments.map(({ text, match }) => {
    const element = document.createElement("mark");
    element.textContent = text;
    return match ? element : text;
  });
}

function span(className: string, children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.append(...children);
  return element;
}
