import { createServer, type ServerResponse } from "node:http";
import { closeServer, listenLocally } from "../../../scripts/listen.ts";
import { createStaticServer } from "../../../scripts/static-server.ts";

/** One response, as it left the server. */
export interface Answer {
  readonly path: string;
  /** Bytes of the compressed body. */
  readonly bytes: number;
  /** Whether the browser prefetched it for a page that the reader hasn't opened. */
  readonly isAhead: boolean;
}

/** A server of a published build that counts what it sends. */
export interface CountingServer {
  readonly origin: string;
  /** Every response since the last call of `reset`, including those to workers, which a page's own tools don't see. */
  readonly answers: readonly Answer[];
  /** Returns the number of requests that aren't answered yet. */
  pending(): number;
  reset(): void;
  close(): Promise<void>;
}

/** Adds up the sizes of responses. */
export function sumBytes(answers: readonly Answer[]): number {
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Serves a build with this site's own server: brotli, clean URLs, and a one-year cache lifetime for hashed files.
 *
 * @param immutable folders of hashed files, which each system names differently.
 */
export async function startCountingServer(dir: string, immutable: readonly string[]): Promise<CountingServer> {
  const site = createStaticServer({ dir, immutable });
  let answers: Answer[] = [];
  let pending = 0;
  const server = createServer((request, response) => {
    if (isFavicon(request.url ?? "")) {
      // Only some systems include this file, and the browser may request it at any time.
      response.writeHead(204).end();
      return;
    }
    pending += 1;
    const size = countBody(response);
    // The site's server replaces it by the file's.
    const path = request.url ?? "";
    response.on("close", () => {
      pending -= 1;
      answers.push({ path, bytes: size(), isAhead: request.headers["sec-purpose"] === "prefetch" });
    });
    site.emit("request", request, response);
  });
  return {
    origin: await listenLocally(server),
    get answers() {
      return answers;
    },
    pending: () => pending,
    reset: () => {
      answers = [];
    },
    close: () => closeServer(server),
  };
}

function isFavicon(url: string): boolean {
  return /\/favicon\.\w+$/.test(url);
}

/**
 * Counts the bytes that are written to a response.
 *
 * It must wrap the response before the compressor does, or it would count uncompressed bytes.
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
