import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { listen, ORIGIN } from "./ask.ts";
import { createModelServer, KEY, MODEL, type ModelServer } from "./model-server.ts";

/** An answer server in its own process, as an operator starts it, with a stand-in for its model. */
export interface ServerProcess {
  readonly model: ModelServer;
  /** Address that questions are sent to. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const MAIN = path.resolve(import.meta.dirname, "../src/main.ts");

/**
 * Starts an answer server on a free port. This process doesn't load any of the server's packages.
 *
 * @param env variables on top of those that every server needs
 * @throws Error if the server never starts listening. Its own message is on the terminal.
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const model = createModelServer();
  const modelUrl = await listen(model.server);
  const child = spawn(process.execPath, [...nodeOptions, "--import", "tsx", MAIN], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      ANSWERS_ORIGINS: ORIGIN,
      ANSWERS_MODEL_URL: `${modelUrl}/v1`,
      ANSWERS_MODEL: MODEL,
      ANSWERS_MODEL_KEY: KEY,
      ANSWERS_PORT: "0",
      ...env,
    },
  });
  const stop = async () => {
    child.kill();
    model.server.closeAllConnections();
    await new Promise((resolve) => model.server.close(resolve));
  };
  try {
    return { model, url: await readUrl(createInterface(child.stdout)), pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reads the server's output until its address appears, and keeps reading because a full pipe would block its log. */
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
