import type { Sdk } from "./provider.ts";

const SDKS: readonly Sdk[] = ["go", "python", "typescript", "php", "java"];

/**
 * Reads the SDK language that the reader has chosen on this site, on this page or an earlier one.
 *
 * `src/client/tabs-element.ts` keeps it on `<html>` once a page has tabs, and in storage from then on.
 */
export function readSdk(): Sdk | undefined {
  return toSdk(document.documentElement.getAttribute("data-choice-sdk")) ?? toSdk(readStored());
}

function toSdk(value: string | null): Sdk | undefined {
  return SDKS.find((sdk) => sdk === value);
}

function readStored(): string | null {
  try {
    return localStorage.getItem("choice.sdk");
  } catch {
    // Storage can be blocked; then there is no preference.
    return null;
  }
}
