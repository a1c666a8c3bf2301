import { expect, test } from "vitest";
import { sumBlocking } from "./measure-time.ts";

const thread = { pid: 1, tid: 2 };
const start = { ...thread, name: "navigationStart", ts: 1000, args: { data: { documentLoaderURL: "http://a/page" } } };
const task = (ts: number, ms: number, more: object = {}) => ({
  ...{ ...thread, name: "RunTask", ts, dur: ms * 1000 },
  ...more,
});

test("blocking is what each task of the page's thread takes beyond 50 ms, whatever it does", () => {
  const events = [start, task(2000, 80), task(90_000, 50), task(150_000, 120)];
  expect(sumBlocking(events, "http://a")).toBe(100);
});

test("tasks before the navigation and of other threads don't count", () => {
  const events = [task(500, 300), start, task(2000, 300, { tid: 3 }), task(2000, 300, { name: "ParseHTML" })];
  expect(sumBlocking(events, "http://a")).toBe(0);
});

test("a trace without the page is an error", () => {
  expect(() => sumBlocking([task(0, 10)], "http://a")).toThrow("Found no navigation to http://a in the trace");
});
