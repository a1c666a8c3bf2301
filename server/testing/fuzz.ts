import { connect } from "node:net";
import { createRandom } from "@docs/search/testing";
import { type Attack, drawAttack } from "./attacks.ts";

/** What became of many hostile requests. */
export interface FuzzReport {
  readonly requests: number;
  /** How often each status was answered; 0 counts connections that ended without an answer. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Answers that no request may get, with what led to them. */
  readonly faults: readonly string[];
}

/** What to send. */
export interface FuzzOptions {
  /** Where questions go. */
  readonly url: string;
  /** One of the origins that may ask. */
  readonly origin: string;
  readonly requests: number;
  /** The same seed sends the same requests. */
  readonly seed: number;
  /** How many at a time. */
  readonly lanes?: number;
}

/** Everything a request of strangers may be answered with: never a fault of the server's own. */
const ALLOWED = new Set([0, 200, 204, 400, 403, 404, 405, 408, 413, 415, 429, 431, 503]);

/** How long a slow client dawdles before it goes away, in milliseconds. */
const DAWDLE_MS = 150;

/** Longest wait for an answer, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Sends bytes as no browser would, and well-formed requests that are no questions. */
export async function fuzz({ url, origin, requests, seed, lanes = 8 }: FuzzOptions): Promise<FuzzReport> {
  const random = createRandom(seed);
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  let left = requests;

  async function lane(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const attack = drawAttack(random, origin);
      const status = await sendRaw(new URL(url), attack);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!ALLOWED.has(status) || (attack.isQuestion && status === 0)) {
        faults.push(`${attack.name} was answered with ${status}`);
      }
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane));
  return { requests, statuses, faults };
}

/** Sends bytes and gives the status of the answer; 0 when the connection ended without one. */
function sendRaw({ hostname, port }: URL, { bytes, manner }: Attack): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    const leave = setTimeout(() => socket.destroy(), manner === "whole" ? PATIENCE_MS : DAWDLE_MS);
    const half = Math.ceil(bytes.length / 2);
    socket.on("connect", () => {
      socket.write(manner === "slow" || manner === "half" ? bytes.subarray(0, half) : bytes);
      if (manner === "slow") {
        setTimeout(() => socket.writable && socket.end(bytes.subarray(half)), DAWDLE_MS / 3);
      }
      if (manner === "whole") {
        // Noise has no end of its own.
        socket.end();
      }
    });
    socket.on("data", (data) => {
      answer += data.toString("latin1", 0, 20);
      if (manner === "leaves") {
        socket.destroy();
      }
    });
    // The server closes what it cannot read, which is an answer too.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(leave);
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    });
  });
}
