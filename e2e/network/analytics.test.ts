import { gunzipSync } from "node:zlib";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { OPERATOR } from "../support/sites.ts";
import { expect, openPage, test, waitForHydration } from "../support/test.ts";

/** A normal user agent, because the analytics library ignores browsers that identify themselves as automated. */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.use({ siteName: "settings", userAgent: USER_AGENT });

interface AnalyticsEvent {
  readonly event: string;
  readonly properties: { readonly $pathname?: string; readonly $current_url?: string };
}

/** Responds in place of the analytics service and the community script, and records what was sent. */
async function standIn(context: BrowserContext): Promise<AnalyticsEvent[]> {
  const events: AnalyticsEvent[] = [];
  await context.route(`${OPERATOR.posthogHost}/**`, async (route) => {
    const request = route.request();
    if (request.method() === "POST") {
      events.push(...readEvents(request));
    }
    await route.fulfill({
      status: 200,
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      contentType: request.url().endsWith(".js") ? "text/javascript" : "application/json",
      body: request.url().endsWith(".js") ? "" : "{}",
    });
  });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
    Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => undefined });
  });
  return events;
}

function readEvents(request: Request): AnalyticsEvent[] {
  const body = request.postDataBuffer() ?? Buffer.from("[]");
  const text = body[0] === 0x1f ? gunzipSync(body).toString("utf8") : body.toString("utf8");
  if (!/^[[{]/.test(text)) {
    return [];
  }
  const sent = JSON.parse(text) as AnalyticsEvent | AnalyticsEvent[];
  return [sent].flat();
}

/** Milliseconds after which events have been sent. The library collects them for three seconds first. */
const SENT_AFTER_MS = 5000;

/** Opens the first page with a clock that the test can fast-forward. */
async function openFirst(page: Page): Promise<void> {
  await page.clock.install();
  await openPage(page, "/");
}

/** Lets the library send the events that it has collected, and returns the counted paths. */
async function countPageViews(page: Page, events: AnalyticsEvent[], count: number): Promise<(string | undefined)[]> {
  await page.clock.runFor(SENT_AFTER_MS);
  await expect.poll(() => events.length, { message: "events sent" }).toBeGreaterThanOrEqual(count);
  return events.filter(({ event }) => event === "$pageview").map(({ properties }) => properties.$pathname);
}

const follow = (page: Page, name: string) => page.getByRole("article").getByRole("link", { name, exact: true }).click();

test("the first load is one page view, and each change of the path is one more", async ({ page, context }) => {
  const events = await standIn(context);
  await openFirst(page);
  await follow(page, "another page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  await follow(page, "another");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("First page");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  expect(await countPageViews(page, events, 4)).toEqual(["/", "/second", "/", "/second"]);
});

test("a change of the query or the hash is no page view", async ({ page, context }) => {
  const events = await standIn(context);
  await openFirst(page);
  await follow(page, "a part of this one");
  await expect(page).toHaveURL("/#a-part");
  await follow(page, "this one with a query");
  await expect(page).toHaveURL(/\?view=all/);
  await follow(page, "another page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  expect(await countPageViews(page, events, 2)).toEqual(["/", "/second"]);
});

test("nothing but page views is sent", async ({ page, context }) => {
  const events = await standIn(context);
  await openFirst(page);
  await follow(page, "another page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  await countPageViews(page, events, 2);
  expect([...new Set(events.map(({ event }) => event))]).toEqual(["$pageview"]);
});

test("the community-tracking script is loaded asynchronously where it is configured", async ({ page, context }) => {
  await standIn(context);
  await openPage(page, "/");
  const script = page.locator(`script[src="${OPERATOR.communityScript}"]`);
  await expect(script).toHaveCount(1);
  expect(await script.evaluate((element: HTMLScriptElement) => element.async)).toBe(true);
});

test("the first load is one page view also where a reader's first move has the framework loaded", async ({
  page,
  context,
}) => {
  const events = await standIn(context);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.clock.install();
  await page.goto("/");
  // The framework is told about the pointer and the focus a second time once it arrives.
  await page.getByRole("article").getByRole("link", { name: "another page", exact: true }).hover();
  await page.getByRole("article").getByRole("link", { name: "another page", exact: true }).focus();
  await waitForHydration(page);
  expect(await countPageViews(page, events, 1)).toEqual(["/"]);
});
