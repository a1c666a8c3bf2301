/** What benches of code that runs in a reader's browser have in common. */
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { build } from "esbuild";
import type { IndexFiles } from "../scripts/read-index-files.ts";

/** How much slower the processor is made: about a phone of the lower middle. */
const THROTTLE = 4;

/**
 * Measures in a page that has a script, at the machine's speed and on a slower processor.
 *
 * The script runs in the page itself, since the browser slows down pages but not their workers.
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
    const page = await browser.newPage();
    await page.goto(`${origin}/404`);
    await page.addScriptTag({ content });
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    measured.push(await measure(page, throttle));
    await page.close();
  }
  return measured;
}

/** Gives the addresses of an index on the site that is measured. */
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
