import { describe, expect, test } from "vitest";
import type { AnswerEvent } from "../types.ts";
import { readAnswerStream } from "./read-answer-stream.ts";

const SOURCE = { url: "/features/caching#volumes", title: "Volumes", page: "Caching" };
const FINISH = { type: "finish" };

function toBody(pieces: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === "string" ? new TextEncoder().encode(piece) : piece);
      }
      controller.close();
    },
  });
}

function toText(chunks: readonly object[]): string {
  return `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`;
}

async function read(body: ReadableStream<Uint8Array>, silenceMs?: number): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of readAnswerStream(body, silenceMs)) {
    events.push(event);
  }
  return events;
}

const readChunks = (...chunks: object[]) => read(toBody([toText(chunks)]));

describe("a stream becomes what a reader is told", () => {
  test("text, in parts that go on", async () => {
    const block = (id: string, ...deltas: string[]) => [
      { type: "text-start", id },
      ...deltas.map((delta) => ({ type: "text-delta", id, delta })),
      { type: "text-end", id },
    ];
    expect(
      await readChunks({ type: "start" }, ...block("1", "", "A ", "volume"), ...block("2", "More"), FINISH),
    ).toEqual([
      { type: "part", part: { type: "markdown", text: "A " } },
      { type: "delta", text: "volume" },
      { type: "part", part: { type: "markdown", text: "More" } },
      { type: "done" },
    ]);
  });

  test.each([
    ["of this site's server", { query: "cache" }, { query: "cache", count: 4 }, 4],
    ["of hosted Ask AI, with hits", { query: "cache" }, { query: "cache", hits: [{}, {}] }, 2],
    ["of hosted Ask AI, older", "cache", { args: { query: "cache" }, nbHits: 7 }, 7],
  ])("a search %s", async (_whose, input, output, count) => {
    const call = { toolCallId: "1", toolName: "searchIndex" };
    expect(
      await readChunks(
        { type: "tool-input-start", ...call },
        { type: "tool-input-delta", toolCallId: "1", inputTextDelta: "{" },
        { type: "tool-input-available", ...call, input },
        { type: "tool-output-available", toolCallId: "1", output },
        FINISH,
      ),
    ).toEqual([
      { type: "searching", query: "" },
      { type: "searching", query: "cache" },
      { type: "searched", query: "cache", count },
      { type: "done" },
    ]);
  });

  test("sources, words of the documentation and refusals", async () => {
    const quote = { type: "quote", text: "A volume stays.", source: 0 };
    const code = { type: "code", code: "x()", language: "go", source: 0 };
    expect(
      await readChunks(
        { type: "data-sources", data: [{ ...SOURCE, more: 1 }] },
        { type: "data-part", data: quote },
        { type: "data-part", data: code },
        { type: "data-refused", data: [] },
        FINISH,
      ),
    ).toEqual([
      { type: "sources", sources: [SOURCE] },
      { type: "part", part: quote },
      { type: "part", part: code },
      { type: "refused", nearest: [] },
      { type: "done" },
    ]);
  });

  test("what says nothing to a reader, or is not known yet, is passed over", async () => {
    const parts = ["start-step", "reasoning-start", "message-metadata", "data-weather", "source-url", "text-hologram"];
    expect(await readChunks(...parts.map((type) => ({ type })), FINISH)).toEqual([{ type: "done" }]);
  });

  test("however it was cut up and whatever ends its lines", async () => {
    const text = toText([
      { type: "text-start", id: "1" },
      { type: "text-delta", id: "1", delta: "Überall – ✓" },
      { type: "text-end", id: "1" },
      FINISH,
    ]);
    const bytes = new TextEncoder().encode(`: stream-open\n\nevent: x\n${text}`.replaceAll("\n", "\r\n"));
    for (const size of [1, 2, 5]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
        bytes.slice(place * size, (place + 1) * size),
      );
      expect(await read(toBody(pieces))).toEqual([
        { type: "part", part: { type: "markdown", text: "Überall – ✓" } },
        { type: "done" },
      ]);
    }
  });
});

describe("a stream that is broken is no answer", () => {
  test.each([
    ["it ends early", ['data: {"type":"start"}\n\n'], "The answer has no end, expected all of it. Ask again."],
    ["it is empty", [], "The answer has no end, expected all of it. Ask again."],
    ["a page in its place", ["<!doctype html>\n\n"], "The answer has no end, expected all of it. Ask again."],
    ["a part is no JSON", ['data: {"type":\n\n'], "The answer has a part that is no JSON, expected JSON. Ask again."],
    ["a part is a list", ["data: []\n\n"], "The answer has a part without a type, expected a type. Ask again."],
    [
      "no text",
      [new Uint8Array([0x64, 0xff, 0x0a])],
      "The answer has bytes that are no text, expected UTF-8. Ask again.",
    ],
    [
      "text that is a number",
      ['data: {"type":"text-start","id":"1"}\n\ndata: {"type":"text-delta","id":"1","delta":7}\n\n'],
      'The answer has a part "text-delta" without delta, expected a text. Ask again.',
    ],
    ...["https://evil.example.org", "//evil.example.org", "/\\evil.example.org", "javascript:alert(1)"].map(
      (url) =>
        [
          `a source at ${url}`,
          [`data: ${JSON.stringify({ type: "data-sources", data: [{ ...SOURCE, url }] })}\n\n`],
          'The answer has a part "data-sources" with other than sources, expected addresses of this site with their titles. Ask again.',
        ] as const,
    ),
    [
      "a quote of no source",
      ['data: {"type":"data-part","data":{"type":"quote","text":"x","source":0}}\n\n'],
      'The answer has a part "data-part" of another form, expected a quote or code with one of its sources. Ask again.',
    ],
    [
      "an event without end",
      [`data: ${"x".repeat(1_000_001)}`],
      "The answer has an event of more than 1000000 characters, expected less. Ask again.",
    ],
  ] as const)("%s", async (_name, pieces, message) => {
    await expect(read(toBody(pieces))).rejects.toMatchObject({ failure: "malformed", message });
  });

  test.each([
    [
      [
        { type: "data-failure", data: "busy" },
        { type: "error", errorText: "Too much to do." },
      ],
      "busy",
      "Too much to do.",
    ],
    [[{ type: "error", errorText: "No." }], "unavailable", "No."],
    [[{ type: "abort" }], "unavailable", "The server gave the answer up. Ask again."],
  ])("the server says so: %o", async (chunks, failure, message) => {
    await expect(readChunks(...chunks)).rejects.toMatchObject({ failure, message });
  });

  test("a long silence is the end, and the connection is closed", async () => {
    let isClosed = false;
    const body = new ReadableStream<Uint8Array>({
      cancel() {
        isClosed = true;
      },
    });
    await expect(read(body, 20)).rejects.toMatchObject({ failure: "unavailable" });
    expect(isClosed).toBe(true);
  });
});
