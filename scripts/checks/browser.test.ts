import { expect, test } from "vitest";
import { NoChromiumError } from "../chromium.ts";
import { withChromium } from "./browser.ts";

const passed = { isPassed: true, output: "" };

test("a check runs in the browser that is there", async () => {
  const paths: string[] = [];
  const run = async (path: string) => {
    paths.push(path);
    return passed;
  };
  expect(await withChromium(run, () => "/usr/bin/chromium")).toEqual(passed);
  expect(paths).toEqual(["/usr/bin/chromium"]);
});

test("without a browser nobody looks: that is said with the repair, and is never a pass", async () => {
  const find = () => {
    throw new NoChromiumError("Install it with npm run doctor -- --install.");
  };
  expect(await withChromium(async () => passed, find)).toMatchObject({
    output: "Install it with npm run doctor -- --install.",
    tests: { passed: 0, failed: 0, skipped: 1 },
  });
});

test("a wrong CHROMIUM_PATH is a mistake, not a missing browser", async () => {
  const find = () => {
    throw new Error("Unexpected CHROMIUM_PATH");
  };
  await expect(withChromium(async () => passed, find)).rejects.toThrow("Unexpected CHROMIUM_PATH");
});
