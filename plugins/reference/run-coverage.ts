import { factTable, type Row } from "@docs/code/nodes";
import { checkMessages, checkRuns, listCaseRuns, readMessageGroups, readMessageRecording } from "@docs/runs";
import { readSnippetSources, sdkLanguages } from "@docs/snippets";
import { daggerVersion } from "../../data/version.ts";
import type { Component } from "./component.ts";

/** `<RunCoverage />`: how many programs, commands, messages, and attacks there are, and how many an engine ran. */
export const runCoverage: Component = {
  render: (_, { pages, facts }) => {
    const version = `v${daggerVersion}`;
    const { programs, commands, run, skipped } = checkRuns(
      pages.filter(({ isGenerated }) => !isGenerated),
      version,
    );
    const texts = facts.messages.map(({ text }) => text);
    const messages = checkMessages(texts, readMessageGroups(), readMessageRecording, version);
    const attacks = listCaseRuns().reduce((sum, { cases }) => sum + cases.length, 0);
    return [
      factTable(["SDK language", "Programs that compile", "Programs called with an engine"], renderPrograms(programs)),
      factTable(
        ["What", "Number", "Run with an engine", "Not run, with a reason"],
        [
          toRow("Commands on pages", commands, run, skipped),
          toRow("Error messages", messages.documented, messages.produced, messages.skipped),
          toRow("Attempts to break a security promise", attacks, attacks, 0),
        ],
      ),
    ];
  },
};

function renderPrograms(programs: ReturnType<typeof checkRuns>["programs"]): readonly Row[] {
  const files = readSnippetSources().flatMap((snippet) => snippet.files);
  return sdkLanguages.map(({ id, label, extension }) => {
    const compiled = files.filter(({ file }) => file.endsWith(extension)).length;
    return toRow(label, compiled, programs.get(id)?.run ?? 0);
  });
}

function toRow(what: string, ...counts: readonly number[]): Row {
  return { cells: [what, ...counts.map((count) => count.toLocaleString("en-US"))] };
}
