import { createServer, type Server } from "node:http";
import { closeServer, listenLocally } from "../listen.ts";
import { createStaticServer } from "../static-server.ts";
import { BEHAVIORS } from "./behaviors.ts";
import type { Engine } from "./find-engines.ts";
import { Reader } from "./reader.ts";

/** The result of all behaviors in one browser. */
export interface EngineResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What a reader should know: failures, and what was refused. */
  readonly lines: readonly string[];
}

/** Where browsers report what the content security policy refused. */
const REPORTS = "/refused";

/** Runs every behavior in a browser, on the built site with the headers that hosts send. */
export async function runEngine({ name, start }: Engine): Promise<EngineResult> {
  const { server, refused } = serve();
  const origin = await listenLocally(server);
  const { send, stop } = await start();
  const lines: string[] = [];
  try {
    const reader = new Reader(send, origin);
    await reader.resize(1500, 900);
    for (const behavior of BEHAVIORS) {
      await behavior.run(reader).catch((error: Error) => {
        lines.push(`${name}: ${behavior.name}: ${error.message}`);
      });
    }
  } finally {
    await stop();
    await closeServer(server);
  }
  const failed = lines.length;
  const total = BEHAVIORS.length + 1;
  lines.push(...refused.map((report) => `${name}: the content security policy refused ${report}`));
  const all = failed + (refused.length > 0 ? 1 : 0);
  return { passed: total - all, failed: all, skipped: 0, lines };
}

/** Serves the build with its own headers, and collects what browsers report of the policy. */
function serve(): { readonly server: Server; readonly refused: readonly string[] } {
  const refused: string[] = [];
  const site = createStaticServer({ dir: "build" });
  const server = createServer(async (request, response) => {
    if (request.url === REPORTS) {
      const parts = await request.toArray();
      refused.push(Buffer.concat(parts).toString());
      response.writeHead(204).end();
      return;
    }
    const isFramed = request.url?.endsWith("?framed");
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      const key = name.toLowerCase();
      if (isFramed && /^(?:x-frame-options|content-security-policy)$/.test(key)) {
        return response;
      }
      return setHeader(name, key === "content-security-policy" ? `${value}; report-uri ${REPORTS}` : value);
    };
    site.emit("request", request, response);
  });
  return { server, refused };
}
