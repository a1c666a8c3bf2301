import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server on a free port that only this machine reaches, and returns its origin. */
export async function listenLocally(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends a server with its open connections. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Finds a port that no program uses, for one that has to be told. */
export async function findPort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listenLocally(server));
  await closeServer(server);
  return Number(port);
}
