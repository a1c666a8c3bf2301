import { deepEqual, equal, match, ok } from "node:assert/strict";
import { KEYS, type Reader } from "../reader.ts";
import { PAGE } from "./places.ts";

export async function chooseTab(reader: Reader): Promise<void> {
  await reader.open(PAGE);
  await reader.click("article [role=tab][data-value=python]");
  const isPython = () =>
    [...document.querySelectorAll<HTMLElement>("article [role=tab][data-value=python]")].every(
      (tab) => tab.ariaSelected === "true",
    );
  await reader.until(isPython, "Python is chosen in all tabs");
  await reader.open("/extending/functions");
  await reader.until(isPython, "Python is chosen on the next page");
  const code = "article [data-tabs=sdk] > [data-value]:not([hidden], noscript)";
  match(await reader.readText(code), /@function|import dagger/);
}

export async function chooseByAddress(reader: Reader): Promise<void> {
  await reader.open(`${PAGE}?sdk=java`);
  await reader.until(
    () => document.querySelector("article [role=tab][aria-selected=true]")?.textContent === "Java",
    "Java is chosen",
  );
}

export async function chooseColor(reader: Reader): Promise<void> {
  const toggle = (mode: string) => `button[aria-label*="currently ${mode} mode"]`;
  const readGround = () => reader.run(() => getComputedStyle(document.body).backgroundColor);
  await reader.open(PAGE);
  const light = await readGround();
  await reader.click(toggle("light"));
  await reader.untilVisible(toggle("dark"));
  await reader.reload();
  const dark = await readGround();
  ok(light !== dark, `the ground is ${light} in both modes`);
  await reader.click(toggle("dark"));
  await reader.untilVisible(toggle("light"));
  equal(await readGround(), light);
}

export async function showCard(reader: Reader): Promise<void> {
  await reader.open(PAGE);
  await reader.point("article a[data-word]");
  await reader.untilVisible("#word-card");
}

export async function zoomPicture(reader: Reader): Promise<void> {
  await reader.open("/extending/modules");
  await reader.until(
    () => document.querySelector(".markdown img:not(.not-zoom)")?.getAttribute("tabindex") === "0",
    "the picture can grow",
  );
  await reader.run(() => {
    const onOpened = () => {
      document.documentElement.dataset.zoom = "opened";
    };
    // On the way down, because it doesn't bubble.
    document.addEventListener("medium-zoom:opened", onOpened, true);
  });
  await reader.click(".markdown img:not(.not-zoom)");
  await reader.untilVisible(".medium-zoom-overlay");
  // Nothing ends it before it has grown.
  await reader.until(() => document.documentElement.dataset.zoom === "opened", "the picture has grown");
  await reader.press(KEYS.escape);
  await reader.until(() => document.querySelector(".medium-zoom-overlay") === null, "the overlay is gone");
}

export async function readWithoutScripts(reader: Reader): Promise<void> {
  // Pages of the site can neither frame others nor be framed, but for this address.
  await reader.open(`${PAGE}?framed`);
  const read = await reader.run(async (path) => {
    const frame = document.createElement("iframe");
    // Its scripts are off, and this page can still look into it.
    frame.setAttribute("sandbox", "allow-same-origin");
    frame.src = `${path}?framed`;
    const isLoaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    document.body.append(frame);
    await isLoaded;
    const inside = frame.contentDocument;
    const article = inside?.querySelector("article");
    return {
      isHydrated: inside?.documentElement.dataset.hasHydrated === "true",
      heading: article?.querySelector("h1")?.textContent,
      // The programs of all languages, of which scripts show one.
      languages: ["go", "python", "typescript", "php", "java"].filter((language) =>
        [...(article?.querySelectorAll(`[data-tabs=sdk] [data-value=${language}] pre`) ?? [])].some(
          (code) => code.getClientRects().length > 0,
        ),
      ),
    };
  }, PAGE);
  deepEqual(read, { isHydrated: false, heading: "Caching", languages: ["go", "python", "typescript", "php", "java"] });
}
