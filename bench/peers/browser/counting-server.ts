import { createServer, type ServerResponse } from "node:http";
import { createStaticServer } from "../../../scripts/static-server.ts";

/** One answer, as it left the server. */
export interface Answer {
  readonly path: string;
  /** Size of the body as sent, compressed. */
  readonly bytes: number;
  /** Whether the browser asked for it ahead of time, for a page that the reader has not opened. */
  readonly isAhead: boolean;
}

/** A published build that keeps count of what it sends. */
export interface CountingServer {
  readonly origin: string;
  /** Every answer since the last call of `reset`. Workers' requests are in it, which a page's own tools do not see. */
  readonly answers: readonly Answer[];
  /** How many requests are not answered yet. */
  pending(): number;
  reset(): void;
  close(): Promise<void>;
}

/** Lets the system choose a free one. */
const ANY_PORT = 0;

/** Adds up what answers weigh. */
export function sumBytes(answers: readonly Answer[]): number {
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Serves a build with this site's own server: brotli, clean addresses, and a year in the cache for files with a hash.
 *
 * @param immutable folders of such files, which are called something else by every system.
 */
export async function startCountingServer(dir: string, immutable: readonly string[]): Promise<CountingServer> {
  const site = createStaticServer({ dir, immutable });
  let answers: Answer[] = [];
  let pending = 0;
  const server = createServer((request, response) => {
    if (isFavicon(request.url ?? "")) {
      // Some systems bring one and some do not; the browser asks for it whenever it likes.
      response.writeHead(204).end();
      return;
    }
    pending += 1;
    const size = countBody(response);
    response.on("close", () => {
      pending -= 1;
      answers.push({ path: request.url ?? "", bytes: size(), isAhead: request.headers["sec-purpose"] === "prefetch" });
    });
    site.emit("request", request, response);
  });
  await new Promise<void>((resolve) => server.listen(ANY_PORT, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") {
    throw new Error("The server has no port, expected a TCP address.");
  }
  return {
    origin: `http://127.0.0.1:${address.port}`,
    get answers() {
      return answers;
    },
    pending: () => pending,
    reset: () => {
      answers = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function isFavicon(url: string): boolean {
  return /\/favicon\.\w+$/.test(url);
}

/**
 * Counts what is written to a response.
 *
 * It has to wrap the response before the compressor does: then it sees what the compressor sends.
 */
function countBody(response: ServerResponse): () => number {
  let bytes = 0;
  const add = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) {
      bytes += Buffer.byteLength(chunk);
    }
  };
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.write = ((...args: unknown[]) => {
    add(args[0]);
    return write(...args);
  }) as typeof response.write;
  response.end = ((...args: unknown[]) => {
    add(args[0]);
    return end(...args);
  }) as typeof response.end;
  return () => bytes;
}
