import { adoptStyles } from "../../adopt-styles.ts";
import { readSdk } from "../read-sdk.ts";
import { listAssistants, toLanguageAddress } from "./addresses.ts";
import { copyLater } from "./copy-later.ts";
import { cutSection } from "./cut-section.ts";
import css from "./page-menu.css?text";
import { renderOffline } from "./render-offline.ts";

const ID = "page-menu";

/** How long a confirmation is shown, in milliseconds; a menu closes after it. */
const CONFIRMATION_MS = 1200;

/** What the button copies and the menu opens. */
interface PageMarkdown {
  readonly url: string;
  readonly language: string;
}

/** Copies the page, or opens or closes its menu. */
export async function pressPageMenu(button: HTMLElement): Promise<void> {
  if (button.hasAttribute("aria-expanded")) {
    toggleMenu(button);
  } else {
    await copyPage(button);
  }
}

/** Copies the page in the reader's language; where that's impossible, the menu has other ways. */
async function copyPage(button: HTMLElement): Promise<void> {
  const { url, language } = readMarkdown();
  const label = button.textContent;
  const status = document.createElement("span");
  status.role = "status";
  status.className = "page-status";
  adoptStyles(css);
  button.after(status);
  if (await copyLater(fetchText(url))) {
    button.textContent = "Copied";
    // Only a change is announced, and the button keeps the focus.
    status.textContent = `Copied the page${language}`;
    window.setTimeout(() => {
      button.textContent = label;
      status.remove();
    }, CONFIRMATION_MS);
  } else {
    status.remove();
    document.querySelector<HTMLElement>(".page-more[aria-expanded=false]")?.click();
  }
}

/** Opens the menu of the page below its button, or closes it. */
function toggleMenu(button: HTMLElement): void {
  const old = document.getElementById(ID);
  if (old) {
    old.dispatchEvent(new Event("done"));
    return;
  }
  const menu = document.createElement("div");
  menu.id = ID;
  menu.role = "group";
  menu.ariaLabel = "Page as Markdown";
  adoptStyles(css);
  menu.append(...renderEntries(readMarkdown().url, button.dataset.assistants !== "off"));
  button.setAttribute("aria-expanded", "true");
  button.after(menu);
  closeOutside(menu, button);
  menu.querySelector<HTMLElement>("a, button")?.focus();
}

function readMarkdown(): PageMarkdown {
  const address = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href ?? "";
  const hasLanguages = document.querySelector('.markdown [data-tabs="sdk"]') !== null;
  const sdk = hasLanguages ? (readSdk() ?? "go") : undefined;
  const label = sdk && document.querySelector(`[role="tab"][data-value="${sdk}"]`)?.textContent;
  return { url: toLanguageAddress(address, sdk), language: label ? ` in ${label}` : "" };
}

function renderEntries(url: string, hasAssistants: boolean): HTMLElement[] {
  const section = findSection();
  const assistants = hasAssistants ? listAssistants(url) : [];
  return [
    ...(section ? [renderCopy(`Copy “${section.heading}”`, () => fetchSection(url, section.id))] : []),
    renderLink("View as Markdown", url),
    ...assistants.map(({ name, href }) => renderLink(`Open in ${name}`, href)),
    ...renderOffline(),
    renderLink("Download this site (ZIP)", "/docs.zip"),
  ];
}

/** Finds the section of the second level that's being read: the last one that began above the middle of the window. */
function findSection(): { readonly id: string; readonly heading: string } | undefined {
  const above = [...document.querySelectorAll<HTMLElement>(".markdown h2[id]")].filter(
    (heading) => heading.getBoundingClientRect().top < innerHeight / 2,
  );
  const heading = above.at(-1);
  return heading && { id: heading.id, heading: heading.firstChild?.textContent ?? heading.id };
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}`);
  }
  return response.text();
}

/** Fetches a section: a part of the page's Markdown, or a file of its own if the page is split. */
async function fetchSection(url: string, id: string): Promise<string> {
  const cut = cutSection(await fetchText(url), id);
  return cut ?? fetchText(url.replace(/\.md$/, `/${id}.md`));
}

function renderCopy(label: string, load: () => Promise<string>): HTMLElement {
  const entry = document.createElement("button");
  entry.type = "button";
  entry.textContent = label;
  entry.addEventListener("click", async () => {
    const isCopied = await copyLater(load());
    entry.textContent = isCopied ? "Copied" : "Copying isn't possible here. View it instead.";
    entry.role = "status";
    window.setTimeout(() => entry.closest(`#${ID}`)?.dispatchEvent(new Event("done")), CONFIRMATION_MS);
  });
  return entry;
}

function renderLink(label: string, href: string): HTMLElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = label;
  link.rel = "noreferrer";
  link.target = "_blank";
  return link;
}

/** Closes the menu on a press elsewhere, when focus leaves it, with Escape, and once something was copied. */
function closeOutside(menu: HTMLElement, button: HTMLElement): void {
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => {
    listening.abort();
    menu.remove();
    button.setAttribute("aria-expanded", "false");
  };
  const leave = () => {
    close();
    button.focus();
  };
  const closeUnlessInside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target) && !button.contains(target)) {
      close();
    }
  };
  document.addEventListener("pointerdown", closeUnlessInside, { signal });
  document.addEventListener("focusin", closeUnlessInside, { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal });
  menu.addEventListener("done", close, { signal });
}
