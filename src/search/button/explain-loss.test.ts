import { afterEach, expect, test, vi } from "vitest";
import { explainLoss } from "./explain-loss.ts";

const lost = Object.assign(new Error("Loading chunk 1 failed."), { request: "/assets/js/1.js" });

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["outdated", 404, "text/html"],
  ["outdated", 410, "text/plain"],
  ["outdated", 200, "text/html; charset=utf-8"],
  ["unreachable", 200, "text/javascript"],
  ["unreachable", 500, "text/html"],
  ["unreachable", 403, "text/html"],
])("the site is %s where the host answers %i with %s", async (loss, status, type) => {
  const fetch = vi.fn(async () => new Response(null, { status, headers: { "content-type": type } }));
  vi.stubGlobal("fetch", fetch);
  expect(await explainLoss(lost)).toBe(loss);
  expect(fetch).toHaveBeenCalledWith("/assets/js/1.js", expect.objectContaining({ method: "HEAD" }));
});

test("the site is unreachable where nobody answers", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await explainLoss(lost)).toBe("unreachable");
});

test.each([new Error("Something else."), "a text", undefined])(
  "an error without an address, %j, asks nobody",
  async (error) => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    expect(await explainLoss(error)).toBe("unreachable");
    expect(fetch).not.toHaveBeenCalled();
  },
);
