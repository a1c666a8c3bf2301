import { createServer, type Server } from "node:http";
import { parseArgs } from "node:util";
import { createStaticServer } from "./static-server.ts";

/** Options that `npm run serve` and `npm run site` accept on the command line. */
export interface ServeOptions {
  readonly port: number;
  /** Folder of the build. */
  readonly dir: string;
}

const LARGEST_PORT = 65_535;

/**
 * Reads `--port` and `--dir`.
 *
 * @throws Error naming the option that's unknown or has no usable value.
 */
export function readServeOptions(args: readonly string[]): ServeOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: "string", default: "3000" }, dir: { type: "string", default: "build" } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > LARGEST_PORT) {
    throw new Error(`Unexpected --port "${values.port}", expected a whole number from 1 to ${LARGEST_PORT}.`);
  }
  return { port, dir: values.dir };
}

/** Serves a build until the process ends, and prints its address. */
export async function serveSite({ port, dir }: ServeOptions): Promise<undefined> {
  await listen(createStaticServer({ dir }), port);
  console.log(`The site is at http://localhost:${port} (Ctrl+C ends it).`);
}

/**
 * Checks that a port is available before starting work that would be lost if it weren't.
 *
 * @throws Error as `listen` does.
 */
export async function checkPort(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Starts a server on a port of this machine.
 *
 * @throws Error naming `--port` when the port isn't available.
 */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === "EADDRINUSE"
          ? `Port ${port} is taken by another program, expected a free one. End that program or choose another port: --port ${port + 1}.`
          : `Port ${port} can't be had (${cause.message}). Choose another one, such as --port 3000.`;
      reject(new Error(reason, { cause }));
    });
    // Without a host, an address that is in use on either IPv4 or IPv6 is detected.
    server.listen(port, resolve);
  });
}
