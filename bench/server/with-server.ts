import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { createModelServer, KEY, MODEL, type ModelServer } from "../../packages/server/src/testing/model-server.ts";

/** The origin whose pages may ask during a measurement. */
export const ORIGIN = "https://docs.example.org";

/** An answer server in a process of its own, as an operator starts it, with a stand-in for its model. */
export interface MeasuredServer {
  readonly model: ModelServer;
  /** Where questions go. */
  readonly url: string;
  /** Memory of its process now, in megabytes. */
  readMemory(): Promise<number>;
  /** Time that its process has spent computing, in milliseconds. */
  readCpuTime(): Promise<number>;
}

/**
 * Megabytes of the heap. Without a bound an engine clears up when it has nothing better to do, and its memory says
 * little; within this one, whatever is kept for good ends the process.
 */
const HEAP_MEGABYTES = 160;

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

/**
 * Starts an answer server over the index of `build/` for the time of one measurement.
 *
 * @param limits settings on top of those that keep every limit out of the way
 * @throws Error when there is no build.
 */
export async function withServer<T>(
  limits: Readonly<Record<string, string>>,
  measure: (server: MeasuredServer) => Promise<T>,
): Promise<T> {
  if (!existsSync("build/search/manifest.json")) {
    throw new Error("Found no build/search/manifest.json, expected a built site. Run npm run build first.");
  }
  const model = createModelServer();
  const modelPort = await listen(model.server);
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MEGABYTES}`, "--import", "tsx", "scripts/serve-answers.ts"],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        PATH: process.env.PATH,
        ANSWERS_ORIGINS: ORIGIN,
        ANSWERS_MODEL_URL: `http://127.0.0.1:${modelPort}/v1`,
        ANSWERS_MODEL: MODEL,
        ANSWERS_MODEL_KEY: KEY,
        ANSWERS_PORT: "0",
        ...OUT_OF_THE_WAY,
        ...limits,
      },
    },
  );
  try {
    const url = await readUrl(createInterface(child.stdout));
    const pid = child.pid ?? 0;
    return await measure({ model, url, readMemory: () => readMemory(pid), readCpuTime: () => readCpuTime(pid) });
  } finally {
    child.kill();
    model.server.closeAllConnections();
    await new Promise((resolve) => model.server.close(resolve));
  }
}

const OUT_OF_THE_WAY = {
  ANSWERS_QUESTIONS_PER_MINUTE: "100000000",
  ANSWERS_CONNECTIONS_PER_ADDRESS: "1000",
  ANSWERS_DAILY_QUESTIONS: "100000000",
  ANSWERS_DAILY_TOKENS: "1000000000000",
  ANSWERS_CONCURRENT_ANSWERS: "64",
};

/** Reads the lines of the server until it says where it is, and goes on reading, so that its log never blocks it. */
function readUrl(lines: ReturnType<typeof createInterface>): Promise<string> {
  return new Promise((resolve, reject) => {
    lines.on("line", (line) => {
      const url = / are answered at (http\S+)/.exec(line)?.[1];
      if (url) {
        resolve(url);
      }
    });
    lines.on("close", () => reject(new Error("The server ended before it listened, expected its address. See above.")));
  });
}

async function readMemory(pid: number): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

async function readCpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name of the program is in parentheses and may have blanks.
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
