/** Shared by the benches of code that runs in a reader's browser. */
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { build } from "esbuild";
import type { IndexFiles } from "../scripts/read-index-files.ts";

/** How many times slower the processor runs: about the speed of a lower mid-range phone. */
const THROTTLE = 4;

/**
 * Measures in a page that includes a script, at the machine's own speed and on a slower processor.
 *
 * The script runs in the page itself because the browser can slow down pages but not their workers.
 */
export async function measureInPage<T>(
  browser: Browser,
  origin: string,
  script: string,
  measure: (page: Page, throttle: number) => Promise<T>,
): Promise<T[]> {
  const content = await bundle(script);
  const measured: T[] = [];
  for (const throttle of [1, THROTTLE]) {
    // The measuring script is inline, which the site's policy refuses.
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(`${origin}/404`);
    await page.addScriptTag({ content });
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    measured.push(await measure(page, throttle));
    await page.close();
  }
  return measured;
}

/** Returns the addresses of an index on the measured site. */
export function toIndexUrls({ index, text }: IndexFiles): [indexUrl: string, textUrl: string] {
  return [`/search/${path.basename(index)}`, `/search/${path.basename(text)}`];
}

async function bundle(script: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [script],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}
