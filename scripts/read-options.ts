import { parseArgs } from "node:util";

/** What `npm run serve` and `npm run site` take from the command line. */
export interface ServeOptions {
  readonly port: number;
  /** Folder of the build. */
  readonly dir: string;
}

const LARGEST_PORT = 65_535;

/**
 * Reads `--port` and `--dir`.
 *
 * @throws Error naming the option that is unknown or has no usable value.
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
