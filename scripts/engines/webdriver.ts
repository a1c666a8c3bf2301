import { spawn } from "node:child_process";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Sends a command of WebDriver, such as `Navigate`, and returns its value. */
export type Send = (command: string, body?: object) => Promise<unknown>;

/** Time in which a browser starts, in milliseconds, also on a busy machine. */
const START_MS = 60_000;
const POLL_MS = 100;

/** Method and path of each command over HTTP, below the session's own. */
const ENDPOINTS: Readonly<Record<string, string>> = {
  Navigate: "/url",
  Back: "/back",
  Refresh: "/refresh",
  ExecuteAsyncScript: "/execute/async",
  PerformActions: "/actions",
  SetWindowRect: "/window/rect",
};

/** Opens a session with a driver that speaks WebDriver over HTTP. */
export async function openSession(origin: string): Promise<Send> {
  const { sessionId } = (await post(`${origin}/session`, { capabilities: {} })) as { readonly sessionId: string };
  return (command, body = {}) => post(`${origin}/session/${sessionId}${ENDPOINTS[command]}`, body);
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) {
    throw new Error((value as { readonly message?: string }).message ?? `${address} answered ${response.status}`);
  }
  return value;
}

/**
 * Opens a session with Firefox itself, in which WebDriver's commands are messages over a socket: `length:[type, id,
 * error or command, value]`. Debian has no package of the program that translates them to HTTP.
 */
export async function openMarionette(port: number): Promise<Send> {
  const socket = await retry(() => connectTo(port));
  const waiting = new Map<
    number,
    { readonly resolve: (value: unknown) => void; readonly reject: (e: Error) => void }
  >();
  let received = Buffer.alloc(0);
  socket.on("data", (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (let message = takeMessage(); message; message = takeMessage()) {
      const [, id, error, value] = message as [number, number, { message: string } | null, { value?: unknown } | null];
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      error ? reject?.(new Error(error.message)) : resolve?.(value?.value);
    }
  });
  socket.on("close", () => {
    for (const { reject } of waiting.values()) {
      reject(new Error("Firefox closed the connection."));
    }
  });

  function takeMessage(): unknown[] | undefined {
    const colon = received.indexOf(":");
    const length = Number(received.subarray(0, colon));
    if (colon === -1 || received.length < colon + 1 + length) {
      return undefined;
    }
    const text = received.subarray(colon + 1, colon + 1 + length).toString();
    received = received.subarray(colon + 1 + length);
    const message: unknown = JSON.parse(text);
    // The first one is a greeting.
    return Array.isArray(message) ? message : takeMessage();
  }

  let last = 0;
  const send: Send = (command, body = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const message = JSON.stringify([0, last, `WebDriver:${command}`, body]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await send("NewSession", { strictFileInteractability: false });
  return send;
}

function connectTo(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket)).once("error", reject);
  });
}

/** Starts a program that runs until `stop` is called, with everything that it has started. */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): () => void {
  const child = spawn(command, args, { stdio: "ignore", detached: true, env: { ...process.env, ...env } });
  return () => {
    if (child.pid !== undefined && child.exitCode === null) {
      // Its whole group, because browsers consist of many processes.
      process.kill(-child.pid, "SIGTERM");
    }
  };
}

/** Tries something until it succeeds, for as long as a browser may take to start. */
export async function retry<T>(action: () => Promise<T>): Promise<T> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
      await wait(POLL_MS);
    }
  }
}
