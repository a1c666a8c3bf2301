import type { Random } from "@docs/search/testing";

/**
 * How a client sends its request: all at once, half of it with the rest later or never, or all of it and then it
 * disconnects on the first response.
 */
type Manner = "whole" | "slow" | "half" | "leaves";

/** Bytes to send, and how. */
export interface Attack {
  readonly name: string;
  readonly bytes: Buffer;
  readonly manner: Manner;
  readonly isQuestion: boolean;
}

/**
 * Returns a random request: one that no browser would send, one that isn't a question, or occasionally a real question.
 */
export function drawAttack(random: Random, origin: string): Attack {
  const [name, make] = random.oneOf(KINDS);
  const { head, body } = make(random, origin);
  const manner = random.oneOf<Manner>(["whole", "whole", "whole", "slow", "half", "leaves"]);
  return {
    name: `${name} (${manner})`,
    bytes: Buffer.concat([Buffer.from(head, "latin1"), body]),
    manner,
    isQuestion: name === "a question" && manner === "whole",
  };
}

interface Message {
  readonly head: string;
  readonly body: Buffer;
}

const NAMES = [
  "messages",
  "role",
  "parts",
  "text",
  "type",
  "__proto__",
  "constructor",
  "toString",
  "id",
  "sdk",
  "length",
] as const;
const VALUES = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  "user",
  "system",
  "assistant",
  "text",
  "file",
  "\u0000",
  "\ud800",
  [],
  {},
] as const;

const KINDS: readonly [
  readonly [string, (random: Random, origin: string) => Message],
  ...(readonly [string, (random: Random, origin: string) => Message])[],
] = [
  ["a question", (random, origin) => toPost(origin, toQuestion(`cache volume ${random.below(1000)}`))],
  ["noise", (random) => ({ head: "", body: toNoise(random, 1 + random.below(400)) })],
  [
    "a request line of noise",
    (random) => ({ head: `POST ${toNoise(random, 40).toString("hex")} HTTP/1.1\r\n\r\n`, body: Buffer.alloc(0) }),
  ],
  ["headers of noise", (random, origin) => toPost(origin, "{}", `x: ${toNoise(random, 60).toString("latin1")}\r\n`)],
  ["large headers", (random, origin) => toPost(origin, "{}", `x: ${"x".repeat(6000 + random.below(6000))}\r\n`)],
  ["a wrong length", (random, origin) => toPost(origin, toQuestion("cache"), "", random.oneOf([-1, 1e9, 3, 100_000]))],
  ["two lengths", (_random, origin) => toPost(origin, "{}", "content-length: 7\r\n")],
  ["chunks that are none", (_random, origin) => toChunked(origin, "zz\r\n{}\r\n0\r\n\r\n")],
  ["a flood of chunks", (_random, origin) => toChunked(origin, `1000\r\n${" ".repeat(4096)}\r\n`.repeat(12))],
  ["JSON cut off", (random, origin) => toPost(origin, toQuestion("cache").slice(0, random.below(60)))],
  ["bytes that are no text", (random, origin) => toPost(origin, toNoise(random, 200))],
  ["JSON of any form", (random, origin) => toPost(origin, JSON.stringify(toValue(random, 5)))],
  ["messages of any form", (random, origin) => toPost(origin, JSON.stringify({ messages: [toValue(random, 4)] }))],
  ["deep nesting", (random, origin) => toPost(origin, "[".repeat(1000 + random.below(20_000)))],
  ["an oversized body", (random, origin) => toPost(origin, toQuestion("x".repeat(33_000 + random.below(40_000))))],
  ["a long question", (random, origin) => toPost(origin, toQuestion("é".repeat(501 + random.below(5000))))],
  ["many messages", (random, origin) => toPost(origin, toConversation(random.below(300)))],
  [
    "another method",
    (random, origin) =>
      toPost(origin, "{}", "", undefined, random.oneOf(["GET", "PUT", "DELETE", "PATCH", "TRACE", "BREW"])),
  ],
  [
    "another origin",
    (random) => toPost(random.oneOf(["https://evil.example.org", "null", "https://", "\u00e9"]), toQuestion("cache")),
  ],
  ["another type", (_random, origin) => toPost(origin, "a=b", "", undefined, "POST", "text/plain")],
];

function toPost(
  origin: string,
  content: string | Buffer,
  headers = "",
  length?: number,
  method = "POST",
  type = "application/json",
): Message {
  const body = Buffer.from(content as string);
  const lines = `content-type: ${type}\r\ncontent-length: ${length ?? body.length}\r\nconnection: close\r\n`;
  return {
    head: `${method} /api/answers HTTP/1.1\r\nhost: localhost\r\norigin: ${origin}\r\n${lines}${headers}\r\n`,
    body,
  };
}

function toChunked(origin: string, chunks: string): Message {
  const lines = "content-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n";
  const head = `POST /api/answers HTTP/1.1\r\nhost: localhost\r\norigin: ${origin}\r\n${lines}\r\n`;
  return { head, body: Buffer.from(chunks) };
}

function toQuestion(text: string): string {
  return JSON.stringify({ messages: [{ role: "user", parts: [{ type: "text", text }] }] });
}

function toConversation(length: number): string {
  const messages = Array.from({ length }, (_, place) => ({
    role: place % 2 === 0 ? "user" : "assistant",
    parts: [{ type: "text", text: `cache ${place}` }],
  }));
  return JSON.stringify({ messages });
}

function toNoise(random: Random, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.below(256)));
}

function toValue(random: Random, depth: number): unknown {
  if (depth === 0 || random.below(4) === 0) {
    return random.oneOf(VALUES);
  }
  const children = Array.from({ length: random.below(4) }, () => toValue(random, depth - 1));
  return random.below(2) === 0 ? children : Object.fromEntries(children.map((child) => [random.oneOf(NAMES), child]));
}
