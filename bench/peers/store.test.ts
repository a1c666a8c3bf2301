import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readRun, withFailure, withSample, writeRun } from "./store.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "bench-store-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sample = { part: "load", corpus: "300", peer: "vitepress", round: 0, figures: { bytes: 1 } };

test("an interrupted run goes on with the samples that it has", async () => {
  const file = path.join(folder, "deep/run.json");
  const begun = await readRun(file, "one", new Date(0));
  expect(begun).toMatchObject({ startedAt: "1970-01-01T00:00:00.000Z", samples: {} });
  await writeRun(file, withSample(begun, "load/300/vitepress/1", sample));
  expect(await readRun(file, "one")).toMatchObject({ samples: { "load/300/vitepress/1": sample } });
});

test("other sources are another run", async () => {
  const file = path.join(folder, "run.json");
  await writeRun(file, withSample(await readRun(file, "one"), "name", sample));
  expect((await readRun(file, "two")).samples).toEqual({});
  expect((await readRun(file)).samples).toEqual({ name: sample });
});

test("a failure is forgotten once its measurement has succeeded", async () => {
  const failed = withFailure(await readRun(path.join(folder, "none"), "one"), "name", "too late");
  expect(failed.failures).toEqual({ name: "too late" });
  expect(withSample(failed, "name", sample).failures).toEqual({});
});
