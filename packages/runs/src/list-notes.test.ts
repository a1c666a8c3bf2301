import { parsePage } from "@docs/pages";
import type { Program } from "@docs/snippets";
import { describe, expect, it } from "vitest";
import { listNotes } from "./list-notes.ts";
import type { RecordedStep, Recording } from "./recording.ts";

const CALL = "```shell\ndagger call test\n```\n\n";
const PROGRAM = '<Snippet name="shop/list" />\n\n';
const OUTPUT = "```output\n```\n\n";

const loading: RecordedStep["operations"] = [{ name: "load module: .", state: "done", time: "<1s" }];

const program: RecordedStep = { kind: "program", section: "test", text: "shop/list" };

function call(text = "dagger call test", rest: Partial<RecordedStep> = { exit: 0, operations: loading }): RecordedStep {
  return { kind: "command", section: "test", text, shell: "shell", ...rest };
}

function record(steps: readonly RecordedStep[], rest: Partial<Recording> = {}): Recording {
  const seals = { inputs: "", seal: "", page: "books" };
  return { ...seals, language: "go", dagger: "v0.19.4", date: "2026-11-22", standIns: [], steps: [...steps], ...rest };
}

function list(body: string, ...recordings: readonly Recording[]) {
  const { tree } = parsePage("docs/books.mdx", `## Test\n\n${body}`);
  const programs: readonly Program[] = ["go", "python"].map((language) => {
    return { snippet: "shop/list", language, file: "main", code: 'from("alpine:3.22")' };
  });
  return listNotes(tree, recordings, () => programs).map(({ parent, after, ran, ...note }) => {
    const [first] = ran;
    return { ...note, line: after.position?.start.line, ran: first?.position?.start.line };
  });
}

describe("listNotes", () => {
  it("puts one note below a program, its command, and the output", () => {
    expect(list(PROGRAM + CALL + OUTPUT, record([program, call()]))).toEqual([
      {
        state: "run",
        section: "test",
        languages: ["go"],
        dates: ["2026-11-22"],
        dagger: "v0.19.4",
        exit: undefined,
        standIns: [],
        hasNews: false,
        isScripted: false,
        reason: undefined,
        line: 9,
        ran: 5,
      },
    ]);
  });

  it("puts a note below each where text is in between", () => {
    expect(list(`${PROGRAM}Text.\n\n${CALL}`, record([program, call()])).map(({ line }) => line)).toEqual([3, 7]);
  });

  it("has none for what isn't recorded", () => {
    expect(list(PROGRAM + CALL)).toEqual([]);
  });

  it("joins the languages that ran", () => {
    const python = record([program, call()], { language: "python", date: "2026-11-23" });
    expect(list(CALL, record([program, call()]), python)).toMatchObject([
      { languages: ["go", "python"], dates: ["2026-11-22", "2026-11-23"] },
    ]);
  });

  it("tells a program that was only loaded from one that was called", () => {
    expect(list(PROGRAM, record([program, call("dagger functions")]))).toMatchObject([{ state: "loaded" }]);
    expect(list(PROGRAM, record([program]))).toEqual([]);
    const other = call("dagger version", { exit: 0, section: "more" });
    expect(list(PROGRAM, record([program, call("dagger functions"), other]))).toMatchObject([{ state: "loaded" }]);
    const later = call("dagger call list", { exit: 0, section: "more", operations: loading });
    expect(list(PROGRAM, record([program, later]))).toMatchObject([{ state: "run" }]);
  });

  it("credits neither a language nor Dagger with commands that don't use them", () => {
    const core = list("```shell\ndagger version\n```\n", record([call("dagger version", { exit: 0 })]));
    expect(core).toMatchObject([{ dagger: "v0.19.4", languages: [] }]);
    expect(list("```shell\nmkdir books\n```\n", record([call("mkdir books", { exit: 0 })]))).toMatchObject([
      { dagger: undefined, languages: [] },
    ]);
  });

  it("names stand-ins only where they're used, and knows the first note on one of the page", () => {
    const recording = record([program, call(), program, call()], { standIns: ["alpine:3.22", "nginx:1.29"] });
    expect(list(`${PROGRAM}Text.\n\n## More\n\n${PROGRAM}`, recording)).toMatchObject([
      { standIns: ["alpine:3.22"], hasNews: true },
    ]);
    expect(list(`${PROGRAM}Text.\n\n${PROGRAM}`, recording)).toMatchObject([
      { standIns: ["alpine:3.22"], hasNews: true },
      { standIns: ["alpine:3.22"], hasNews: false },
    ]);
  });

  it("gives the exit code of a failure, and says that a script was the model", () => {
    const failed = call("dagger call test", { exit: 1, model: { tools: [], results: [] } });
    expect(list(CALL, record([failed]))).toMatchObject([{ exit: 1, isScripted: true }]);
  });

  it("gives the reason of a command that wasn't run, once on a page", () => {
    const skipped = record([call("dagger call test", { skipped: "Needs a cloud." })]);
    expect(list(`${CALL}Text.\n\n${CALL}`, skipped)).toMatchObject([{ state: "skipped", reason: "Needs a cloud." }]);
  });

  it("keeps what ran apart from what didn't", () => {
    const recording = record([call(), call("dagger login", { skipped: "Needs an account." })]);
    const states = list(`${CALL}\`\`\`shell\ndagger login\n\`\`\`\n`, recording).map(({ state }) => state);
    expect(states).toEqual(["run", "skipped"]);
  });

  it("puts the note into the tab of the system that was used", () => {
    const tab = (value: string, code: string) => `<Tab value="${value}" label="x">\n\n${code}\n\n</Tab>\n`;
    const mac = tab("macos", "```shell\nbrew install dagger\n```");
    const os = `<Tabs group="os">\n${tab("linux", CALL)}${mac}</Tabs>\n`;
    expect(list(os, record([call()])).map(({ line }) => line)).toEqual([6]);
  });

  it("puts the note below tabs that are forms of one command", () => {
    const tab = (value: string) => `<Tab value="${value}" label="x">\n\n${CALL}</Tab>\n`;
    const shells = `<Tabs group="shell">\n${tab("cli")}${tab("dagger-shell")}</Tabs>\n\n${OUTPUT}`;
    const notes = list(shells, record([call()]));
    expect(notes).toHaveLength(1);
    expect(notes[0]?.line).toBeGreaterThan(15);
  });
});
