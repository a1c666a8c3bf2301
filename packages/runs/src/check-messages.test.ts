import { describe, expect, it } from "vitest";
import { checkMessages } from "./check-messages.ts";
import { parseMessageGroup } from "./message-plan.ts";
import { findPrinted, type MessageRecording, type RecordedCase } from "./message-recording.ts";
import { createSeal } from "./recording.ts";

const VERSION = "v0.19.4";
const FLAG = "unknown flag: …";
const LOCKED = "item … is locked";

function readGroup(changes: object = {}) {
  const written = { shows: FLAG, run: "dagger call --fast", ...changes };
  return parseMessageGroup("cli", { cases: [written, { shows: LOCKED, skip: "Needs a keyring." }] });
}

const group = readGroup();
const [first] = group.cases;

function record(changes: Partial<RecordedCase> = {}): MessageRecording {
  const printed = { [FLAG]: "Error: unknown flag: --fast" };
  const cases = [{ inputs: first?.inputs ?? "", run: "dagger call --fast", exit: 1, printed, ...changes }];
  return { dagger: VERSION, date: "2026-11-22", seal: createSeal(cases), cases };
}

function check(recording: MessageRecording | undefined = record(), documented = [FLAG, LOCKED], groups = [group]) {
  return checkMessages(documented, groups, () => recording, VERSION);
}

describe("checkMessages", () => {
  it("counts what was printed, and what has a reason", () => {
    expect(check()).toEqual({ problems: [], documented: 2, produced: 1, skipped: 1 });
  });

  it.each([
    ["another text", record({ printed: { [FLAG]: "Error: no such flag" } })],
    ["another exit code", record({ exit: 0 })],
    ["a failure after the fix", record({ fixed: 1 })],
    ["an older case", record({ inputs: "older" })],
    ["another release", { ...record(), dagger: "v0.19.3" }],
    ["an edit by hand", { ...record(), seal: "edited" }],
  ])("reports %s", (_, recording) => {
    expect(check(recording)).toMatchObject({ problems: [{ file: "data/runs/errors/cli.json" }], produced: 0 });
  });

  it("reports a case whose message isn't documented", () => {
    expect(check(record(), [LOCKED]).problems.map(({ found }) => found)).toEqual([`Unexpected message "${FLAG}"`]);
  });

  it("reports a group that was never recorded", () => {
    expect(checkMessages([FLAG, LOCKED], [group], () => undefined, VERSION).problems).toMatchObject([
      { file: "data/runs/errors/cli.json", found: "Unexpected group without a recording" },
    ]);
  });

  it("reports a documented message that nothing produces", () => {
    expect(check(record(), [FLAG, LOCKED, "no books"]).problems).toMatchObject([
      { found: 'Unexpected messages that nothing produces: "no books"' },
    ]);
  });

  it("wants a new recording after a change of the case", () => {
    expect(check(record(), [FLAG, LOCKED], [readGroup({ before: "true" })]).produced).toBe(0);
  });
});

describe("findPrinted", () => {
  it.each([
    ["module requires dagger …, but you have …", "x: module requires dagger v1, but you have v2"],
    ["…: no such file or directory", "list: no such file or directory"],
    [
      "The … SDK does not exist. The available SDKs are: …",
      'The "x" SDK does not exist. The available SDKs are:\n- go',
    ],
    ["[required]", "--source Directory  [required]"],
  ])("finds %s", (message, line) => {
    expect(findPrinted(message, `before\n${line}\nafter`)).toBe(line);
  });

  it.each([
    ["unknown flag: …", "unknown flag:"],
    ["unknown flag: …", "unknown shorthand flag: 'x'"],
    ["search string found multiple times: …", "search string not found"],
  ])("doesn't take %s for %s", (message, line) => {
    expect(findPrinted(message, line)).toBeUndefined();
  });
});
