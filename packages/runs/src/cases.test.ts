import { describe, expect, it } from "vitest";
import { checkCaseRun, checkProofs, toCaseRun } from "./cases.ts";
import { createSeal, type RecordedStep, type Recording } from "./recording.ts";

const VERSION = "v0.19.4";

const FILE = "data/runs/promises/vault.yaml";

const key = {
  id: "key",
  tries: "A function prints the key.",
  command: "dagger call print",
  shows: ["***"],
  hides: ["4711"],
};

const run = toCaseRun(FILE, { cases: [key] });

const printed: RecordedStep = { kind: "command", section: "key", text: key.command, exit: 0, output: "***", error: "" };

function check(step: Partial<RecordedStep> = {}, changes: Partial<Recording> = {}) {
  const steps = [{ ...printed, ...step }];
  const recording = {
    page: "promises/vault",
    language: "any",
    dagger: VERSION,
    date: "2026-11-22",
    inputs: run.inputs,
    seal: createSeal(steps),
    standIns: [],
    steps,
  };
  return checkCaseRun(run, { ...recording, ...changes }, VERSION).map(({ found }) => found);
}

describe("checkCaseRun", () => {
  it("accepts a case that came out as it has to", () => {
    expect(check()).toEqual([]);
  });

  it("finds what is missing and what must not be there, in errors and in what a model saw as well", () => {
    expect(check({ output: "" })).toEqual(['Unexpected lack of "***" in key']);
    expect(check({ error: "key 4711" })).toEqual(['Unexpected "4711" in key']);
    expect(check({ model: { tools: [], results: ["4711"] } })).toEqual(['Unexpected "4711" in key']);
  });

  it("finds another exit code, an older state, and an edit by hand", () => {
    expect(check({ exit: 1 })).toEqual(["Unexpected exit code 1 of `dagger call print` in any"]);
    expect(check({}, { inputs: "older" })).toEqual([expect.stringContaining("Unexpected recording of an older")]);
    expect(check({}, { seal: "other" })).toEqual(["Unexpected edit by hand in a recording"]);
  });

  it("finds cases that never ran", () => {
    expect(checkCaseRun(run, undefined, VERSION)).toMatchObject([{ expected: "data/runs/promises/vault/any.json" }]);
  });
});

describe("toCaseRun", () => {
  it("needs no new recording for other expectations, but for another command", () => {
    expect(toCaseRun(FILE, { cases: [{ ...key, hides: [] }] }).inputs).toBe(run.inputs);
    expect(toCaseRun(FILE, { cases: [{ ...key, exit: 1 }] }).inputs).not.toBe(run.inputs);
  });
});

describe("checkProofs", () => {
  const find = (...cases: (readonly string[] | undefined)[]) =>
    checkProofs(
      cases.map((own) => ({ name: "It's masked.", file: "data/promises.json", cases: own })),
      [run],
    ).map(({ found }) => found);

  it("wants a case for everything, and something for every case", () => {
    expect(find(["promises/vault#key"], [])).toEqual([]);
    expect(find(["promises/vault#key"], undefined)).toEqual(['Unexpected "It\'s masked." without a case']);
    expect(find(["promises/vault#keys"])).toEqual([
      'Unexpected case promises/vault#keys of "It\'s masked."',
      "Unexpected case promises/vault#key",
    ]);
  });
});
