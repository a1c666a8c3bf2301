import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { variantsCacheDir } from "./paths.ts";
import { copyVariant, startDocusaurus } from "./variant.ts";

/** A preview of a copy of a small site, as `npm start` runs it. */
export interface Preview {
  readonly address: string;
  /** The copy. Changes in it appear in the preview. */
  readonly dir: string;
  readonly stop: () => Promise<void>;
}

/** Milliseconds that the first page may take, because the whole site is bundled first. */
const START_TIMEOUT_MS = 120_000;

const POLL_MS = 200;

/**
 * Starts the preview of a small site from `e2e/variants/`.
 *
 * @throws Error with everything that the preview printed, if it exits or shows nothing in time.
 */
export async function startPreview(name: string, port: number): Promise<Preview> {
  await mkdir(variantsCacheDir, { recursive: true });
  const dir = await mkdtemp(path.join(variantsCacheDir, `${name}-preview-`));
  await copyVariant(name, dir);
  const { child, ended, output } = startDocusaurus(
    dir,
    ["start", "--no-open", "--host", "127.0.0.1", "--port", String(port)],
    { env: { NODE_ENV: "development" } },
  );
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    await rm(dir, { recursive: true, force: true });
  };

  const address = `http://127.0.0.1:${port}`;
  const started = performance.now();
  while (!(await isServed(address))) {
    if (child.exitCode !== null || performance.now() - started > START_TIMEOUT_MS) {
      await stop();
      throw new Error(`The preview of ${name} shows no page, expected one at ${address}. It printed:\n${output()}`);
    }
    await wait(POLL_MS);
  }
  return { address, dir, stop };
}

/** Checks whether the server responds. It delays its first response until the bundle is ready. */
async function isServed(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(START_TIMEOUT_MS) }).catch(() => undefined);
  return response?.ok === true;
}
