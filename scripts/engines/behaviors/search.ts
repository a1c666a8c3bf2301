import { equal, ok } from "node:assert/strict";
import { KEYS, type Reader } from "../reader.ts";
import { PAGE, PLACE } from "./places.ts";

const DIALOG = ".search-dialog";
const BOX = `${DIALOG} [role=combobox]`;
const HIT = `${DIALOG} a[role=option]`;

export async function searchByKeys(reader: Reader): Promise<void> {
  await reader.open("/");
  await reader.press(KEYS.control, "k");
  await reader.untilVisible(BOX);
  await reader.type("cache volumes");
  await reader.untilVisible(HIT);
  const hit = () =>
    reader.run((one) => document.querySelector(`${one}[aria-selected=true]`)?.getAttribute("href"), HIT);
  await reader.until((one) => document.querySelectorAll(one).length > 1, "there are hits", HIT);
  await reader.press(KEYS.down);
  await reader.until((one) => document.querySelector(`${one}[aria-selected=true]`) !== null, "a hit is chosen", HIT);
  const address = await hit();
  await reader.press(KEYS.enter);
  await reader.until(
    (href) => href !== null && location.pathname === new URL(href, location.href).pathname,
    `${address} is shown`,
    address ?? null,
  );
  await reader.until((one) => document.querySelector(one) === null, "the dialog is gone", DIALOG);
}

export async function closeSearch(reader: Reader): Promise<void> {
  await reader.open(PAGE);
  await reader.run((place) => window.scrollTo(0, place), PLACE);
  for (const keys of [[KEYS.control, "k"], ["/"], [KEYS.control, "k"]]) {
    await reader.press(...keys);
    await reader.until((box) => document.activeElement?.matches(box) ?? false, "the field has the focus", BOX);
    await reader.press(KEYS.escape);
    await reader.until((dialog) => document.querySelector(dialog) === null, "the dialog is gone", DIALOG);
    equal(await reader.readScroll(), PLACE, "the place on the page");
    ok(await reader.run(() => document.activeElement?.matches(".search-button")), "the button has no focus");
  }
}

export async function askQuestion(reader: Reader): Promise<void> {
  await reader.open(PAGE);
  await reader.press(KEYS.control, "k");
  await reader.untilVisible(BOX);
  await reader.type("how do I mount a cache volume");
  await reader.click(`${DIALOG} [role=option]:not(a)`);
  await reader.untilVisible(`${DIALOG} .answer-body`);
  await reader.until(
    (dialog) => document.querySelectorAll(`${dialog} a[href^="/"]`).length > 0,
    "the answer links to a page",
    DIALOG,
  );
  await reader.press(KEYS.escape);
  await reader.untilVisible(BOX);
}
