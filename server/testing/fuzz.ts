import { connect } from "node:net";
import { createRandom } from "@docs/search/testing";
import { type Attack, drawAttack } from "./attacks.ts";

/** The results of many hostile requests. */
export interface FuzzReport {
  readonly requests: number;
  /** Number of responses, by status. 0 counts connections that ended without a response. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Responses that no request should get, with the requests that caused them. */
  readonly faults: readonly string[];
}

/** Where to send requests, and which ones. */
export interface FuzzOptions {
  /** Address that questions are sent to. */
  readonly url: string;
  /** One of the origins that may ask. */
  readonly origin: string;
  readonly requests: number;
  /** Seed of the requests. The same seed sends the same requests. */
  readonly seed: number;
  /** Number of simultaneous requests. */
  readonly lanes?: number;
}

/** Every status that a stranger's request may get, none of which is an internal server error. */
const ALLOWED = new Set([0, 200, 204, 400, 403, 404, 405, 408, 413, 415, 429, 431, 503]);

/** Milliseconds that a slow client waits before it disconnects. */
const DAWDLE_MS = 150;

/** Timeout for a response, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Sends bytes that no browser would send, and well-formed requests that aren't questions. */
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

/** Sends bytes and returns the status of the response, or 0 if the connection ended without one. */
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
        // Random bytes don't end a request by themselves.
        socket.end();
      }
    });
    socket.on("data", (data) => {
      answer += data.toString("latin1", 0, 20);
      if (manner === "leaves") {
        socket.destroy();
      }
    });
    // The server closes connections that it can't parse, which is also a response.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(leave);
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    });
  });
}
