import { type Sdk, sdks } from "@docs/search/types";

/**
 * Reads the SDK language that the reader has chosen on this site, on this page or an earlier one.
 *
 * `tabs-element.ts` sets it on `<html>` when a page has tabs, and saves it in storage from then on.
 */
export function readSdk(): Sdk | undefined {
  const choice =
    document.documentElement.getAttribute("data-choice-sdk") ??
    new URLSearchParams(location.search).get("sdk") ??
    readStored();
  return sdks.find((sdk) => sdk === choice);
}

function readStored(): string | null {
  try {
    return localStorage.getItem("choice.sdk");
  } catch {
    // Storage can be blocked, in which case there's no preference.
    return null;
  }
}
