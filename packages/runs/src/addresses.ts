import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds for which an address is waited for. */
const LONGEST_WAIT = 15 * 60_000;

/** Milliseconds between two questions. */
const PAUSE = 1500;

/**
 * Waits until no other recorder uses an address, and keeps it for this one until the returned function is called.
 *
 * @throws Error if something still answers there after the longest wait.
 */
export async function reserve(address: string): Promise<() => void> {
  const lock = path.join(tmpdir(), `docs-runs-${new URL(address).host.replaceAll(":", "-")}.lock`);
  for (let waited = 0; waited < LONGEST_WAIT; waited += PAUSE) {
    if (tryLock(lock) && (await ask(address)) === undefined) {
      return () => rmSync(lock, { force: true });
    }
    await sleep(PAUSE);
  }
  throw new Error(`Something else answers at ${address} already. End it, and record the page again.`);
}

/** Puts the id of this process into a file unless another process that still runs has done so. */
function tryLock(file: string): boolean {
  const owner = existsSync(file) ? Number(readFileSync(file, "utf8")) : undefined;
  if (owner !== undefined && owner !== process.pid && existsSync(`/proc/${owner}`)) {
    return false;
  }
  if (owner !== undefined) {
    rmSync(file, { force: true });
  }
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

/** Resolves with what an address answers, or with nothing after the longest wait. */
export async function waitFor(address: string): Promise<{ exit: number; stdout: string; stderr: string } | undefined> {
  for (let waited = 0; waited < LONGEST_WAIT; waited += PAUSE) {
    const stdout = await ask(address);
    if (stdout !== undefined) {
      return { exit: 0, stdout, stderr: "" };
    }
    await sleep(PAUSE);
  }
  return undefined;
}

function ask(address: string): Promise<string | undefined> {
  if (address.startsWith("tcp:")) {
    return dial(new URL(address));
  }
  return fetch(address).then(
    (response) => response.text(),
    () => undefined,
  );
}

/** Resolves with an empty text once a port accepts a connection, for servers that don't speak HTTP. */
function dial({ hostname, port }: URL): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const finish = (answer: string | undefined) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => finish(""));
    socket.once("error", () => finish(undefined));
  });
}
