import { expect, test } from "vitest";
import { readOptions } from "./options.ts";
import { peers } from "./peers.ts";
import { nameTask, planTasks } from "./plan.ts";

const plan = (...args: string[]) => planTasks(readOptions(args), peers).map(nameTask);

test("every round goes through all systems and begins with another one", () => {
  expect(plan("--only=time", "--pages=300", "--peers=this-site,starlight,vitepress", "--rounds=2")).toEqual([
    "time/300/this-site/1",
    "time/300/starlight/1",
    "time/300/vitepress/1",
    "time/300/starlight/2",
    "time/300/vitepress/2",
    "time/300/this-site/2",
  ]);
});

test("timings are taken at least five times, and on the smallest corpus only", () => {
  const names = plan("--only=time,click,search");
  expect(names.filter((name) => name.includes("/starlight/"))).toHaveLength(21);
  expect(names.every((name) => name.includes("/300/"))).toBe(true);
});

test("every corpus is built, the main one three times", () => {
  const counts = ["300", "1500"].map(
    (corpus) => plan("--only=build").filter((name) => name.startsWith(`build/${corpus}/rspress/`)).length,
  );
  expect(counts).toEqual([3, 1]);
});

test("the framework with a search of its own is measured for its search only", () => {
  const parts = new Set(
    plan()
      .filter((name) => name.includes("docusaurus-search"))
      .map((name) => name.split("/")[0]),
  );
  expect([...parts]).toEqual(["search"]);
});

test("the site as it is published is loaded once, at the end", () => {
  expect(plan("--only=load").at(-1)).toBe("load/build/this-site/1");
});
