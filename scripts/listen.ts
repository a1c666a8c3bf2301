import { createServer, type Server } from "node:http";

/**
 * Starts a server on a port of this machine.
 *
 * @throws Error naming `--port` when another program has the port already.
 */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(describe(error, port));
    });
    // Without a host: an address in use on either IPv4 or IPv6 is then noticed.
    server.listen(port, resolve);
  });
}

/**
 * Makes sure that a port can be had, before work begins that would be lost otherwise.
 *
 * @throws Error as `listen` does.
 */
export async function checkPort(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
}

function describe(error: NodeJS.ErrnoException, port: number): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new Error(
        `Port ${port} is taken by another program, expected a free one. End that program or choose another port: --port ${port + 1}.`,
        { cause: error },
      );
    case "EACCES":
      return new Error(`Port ${port} is reserved for the system. Choose another one, such as --port 3000.`, {
        cause: error,
      });
    default:
      return error;
  }
}
