import { deepEqual, equal, ok } from "node:assert/strict";
import { KEYS, type Reader } from "../reader.ts";
import { PAGE, PLACE } from "./places.ts";

const SIDEBAR = 'nav[aria-label="Docs sidebar"]';
const CONTENTS = 'nav[aria-label="On this page"] a';

export async function followLink(reader: Reader): Promise<void> {
  await reader.open(PAGE);
  await reader.run((place) => {
    document.documentElement.dataset.marked = "";
    window.scrollTo(0, place);
  }, PLACE);
  await reader.click(`${SIDEBAR} a[href="/features/secrets"]`);
  await reader.until(() => location.pathname === "/features/secrets", "the address is the next page's");
  await reader.until(() => document.querySelector("h1")?.textContent === "Secrets", "its heading is shown");
  equal(await reader.readScroll(), 0, "the place on the next page");
  ok(await reader.run(() => "marked" in document.documentElement.dataset), "the site was loaded again");
  equal(await reader.readText(`${SIDEBAR} [aria-current=page]`), "Secrets");
}

export async function followHash(reader: Reader): Promise<void> {
  await reader.open(PAGE);
  const hash = await reader.run((links) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(links)].at(-1);
    return link?.hash ?? "";
  }, CONTENTS);
  await reader.click(`${CONTENTS}[href="${hash}"]`);
  await reader.until((part) => location.hash === part, "the address has the heading", hash);
  await reader.until(isInView, "the heading is in view", hash);
  const place = await reader.readScroll();
  await reader.click(`${SIDEBAR} a[href="/faq"]`);
  await reader.until(() => location.pathname === "/faq", "the next page is shown");
  await reader.back();
  await reader.until((path) => location.pathname === path, "the page is shown again", PAGE);
  await reader.until((old) => Math.abs(window.scrollY - old) < 2, `the place is ${place} again`, place);
}

function isInView(hash: string): boolean {
  const { top, bottom } = document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect() ?? {
    top: -1,
    bottom: 0,
  };
  return top >= 0 && bottom <= window.innerHeight;
}

export async function keepSidebar(reader: Reader): Promise<void> {
  await reader.open("/reference/deployment/openshift");
  const read = () =>
    reader.run((sidebar) => {
      const current = document.querySelector(`${sidebar} [aria-current=page]`);
      const { top, bottom } = current?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return {
        isCurrentVisible: top >= 0 && bottom <= window.innerHeight,
        place: Math.round(document.querySelector(sidebar)?.scrollTop ?? -1),
      };
    }, SIDEBAR);
  const before = await read();
  ok(before.isCurrentVisible, "the current page isn't visible in the sidebar");
  ok(before.place > 0, "the sidebar isn't scrolled");
  await reader.click(`${SIDEBAR} a[href="/reference/deployment/kubernetes"]`);
  await reader.until(() => location.pathname.endsWith("/kubernetes"), "the next page is shown");
  await reader.readScroll();
  deepEqual(await read(), before);
}

export async function breakAddress(reader: Reader): Promise<void> {
  await reader.open(`${PAGE}#%E0%A4%A`);
  await reader.run(() => {
    location.hash = "#%";
  });
  await reader.readScroll();
  equal(await reader.readText("h1"), "Caching");
}

export async function openDrawer(reader: Reader): Promise<void> {
  await reader.resize(420, 800);
  try {
    await reader.open(PAGE);
    await reader.click("button.navbar__toggle");
    await reader.untilVisible(".navbar-sidebar--show .navbar-sidebar");
    await reader.press(KEYS.escape);
    await reader.until(() => document.querySelector(".navbar-sidebar--show") === null, "the menu is closed");
  } finally {
    await reader.resize(1500, 900);
  }
}
