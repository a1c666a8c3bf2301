/** Lighthouse on a phone: accessibility, best practices and SEO. Speed is measured elsewhere, in bytes and ratios. */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../scripts/chromium.ts";
import budgets from "./budgets.json" with { type: "json" };
import { type Figure, record } from "./report.ts";
import { CHROMIUM_ARGS, withSite } from "./with-site.ts";

const CATEGORIES = ["accessibility", "best-practices", "seo"];

/** Scores the pages of the budget. */
export async function benchLighthouse(): Promise<boolean> {
  const chromePath = await findChromium();
  return withSite(async (_browser, origin) => {
    const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", ...CHROMIUM_ARGS] });
    try {
      const figures: Figure[] = [];
      for (const page of budgets.lighthouse.pages) {
        figures.push(...(await score(origin, page, chrome.port)));
      }
      return await record("lighthouse", figures);
    } finally {
      chrome.kill();
    }
  });
}

async function score(origin: string, page: string, port: number): Promise<Figure[]> {
  const result = await lighthouse(origin + page, { port, onlyCategories: CATEGORIES, logLevel: "error" });
  if (!result) {
    throw new Error(
      `Lighthouse gave no result for ${page}, expected scores. Open the page in a browser and look for a crash.`,
    );
  }
  const { categories, audits } = result.lhr;
  for (const { title, score: auditScore, scoreDisplayMode } of Object.values(audits)) {
    if (scoreDisplayMode === "binary" && auditScore === 0) {
      console.log(`  ${page}: ${title}`);
    }
  }
  return CATEGORIES.map((category) => ({
    what: `${page} ${category}`,
    value: Math.round((categories[category]?.score ?? 0) * 100),
    budget: budgets.lighthouse.score,
    unit: "points",
    isLeast: true,
  }));
}
