import { expect, test, vi } from "vitest";
import { durationMs } from "./details.ts";
import { findRow } from "./sidebar.ts";
import { stepToTab } from "./tabs.ts";
import { whenIdle, whenLoaded } from "./timing.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 1, 0],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["ArrowDown", 0, undefined],
])("%s leads from tab %i of three to %s", (key, index, next) => {
  expect(stepToTab(key, index, 3)).toBe(next);
});

test.each([
  [0, 40],
  [36, 192],
  [360, 327],
  [3600, 714],
])("%i pixels appear within %i milliseconds", (height, duration) => {
  expect(durationMs(height)).toBe(duration);
});

test.each([
  [0, 0],
  [1, 40],
  [40, 40],
  [75, 80],
  [500, 80],
])("a list that is to be scrolled by %i pixels is scrolled by %i, to the beginning of a row", (wanted, top) => {
  expect(findRow([0, 40, 80], wanted)).toBe(top);
});

test("what waits for the load is called at once on a page that has been loaded", () => {
  const addEventListener = vi.fn();
  vi.stubGlobal("window", { addEventListener });
  const callback = vi.fn();
  vi.stubGlobal("document", { readyState: "interactive" });
  whenLoaded(callback);
  expect(addEventListener).toHaveBeenCalledWith("load", callback, { once: true });
  expect(callback).not.toHaveBeenCalled();
  vi.stubGlobal("document", { readyState: "complete" });
  whenLoaded(callback);
  expect(callback).toHaveBeenCalledOnce();
});

test("where browsers don't tell when they are idle, a task waits for a fixed time", () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
  const callback = vi.fn();
  whenIdle(callback);
  vi.advanceTimersByTime(199);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
