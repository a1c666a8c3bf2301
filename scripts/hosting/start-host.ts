import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { closeServer, findPort, listenLocally } from "../listen.ts";
import { createStaticServer } from "../static-server.ts";

/** A host that serves a build on this machine. */
export interface RunningHost {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The hosts that can run here. A program that isn't installed leaves its host out, as does nginx without brotli. */
export type HostName = "own server" | "nginx" | "caddy" | "wrangler";

const START_TIMEOUT_MS = 60_000;
const START_PAUSE_MS = 100;

const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Returns whether a host's program is installed. */
export function isInstalled(name: HostName): boolean {
  const isReady = name !== "nginx" || existsSync(BROTLI_MODULE);
  return name === "own server" || (isReady && spawnSync("which", [name]).status === 0);
}

/**
 * Serves the folder `build` below `root` with the configuration in `hosting` beside it.
 *
 * @throws Error with what the program printed when it doesn't answer in time.
 */
export async function startHost(name: HostName, root: string): Promise<RunningHost> {
  if (name === "own server") {
    const server = createStaticServer({ dir: path.join(root, "build") });
    return { origin: await listenLocally(server), stop: () => closeServer(server) };
  }
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const [command, ...args] = await START[name](root, port);
  const child = spawn(command as string, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  }
  await waitForAnswer(origin, child, () => output);
  return { origin, stop: () => stopProcess(child) };
}

/** Writes what a program needs, and returns the command that starts it. */
const START: Readonly<
  Record<Exclude<HostName, "own server">, (root: string, port: number) => Promise<readonly string[]>>
> = {
  async nginx(root, port) {
    const folder = path.join(root, "nginx");
    await mkdir(folder, { recursive: true });
    const site = await adapt(path.join(root, "hosting/nginx.conf"), root, port);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const main = [
      `load_module ${BROTLI_MODULE};`,
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off;`,
      ...temporary,
      site.replace("gzip_static on;", "gzip_static on; brotli_static on;"),
      "}",
    ];
    await writeFile(`${folder}/main.conf`, main.join("\n"));
    return ["nginx", "-e", "stderr", "-c", `${folder}/main.conf`];
  },
  async caddy(root, port) {
    await writeFile(path.join(root, "Caddyfile"), await adapt(path.join(root, "hosting/Caddyfile"), root, port));
    return ["caddy", "run", "--config", path.join(root, "Caddyfile"), "--adapter", "caddyfile"];
  },
  wrangler: async (root, port) => [
    ...["wrangler", "dev", "--config", path.join(root, "hosting/cloudflare/wrangler.jsonc")],
    ...["--port", String(port), "--ip", "127.0.0.1", "--local"],
  ],
};

/** Reads a configuration for this folder and port. */
async function adapt(file: string, root: string, port: number): Promise<string> {
  return (await readFile(file, "utf8"))
    .replaceAll("/srv/site", path.join(root, "build"))
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace(/^:8080/m, `http://127.0.0.1:${port}`);
}

async function waitForAnswer(origin: string, child: ChildProcess, readOutput: () => string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && child.exitCode === null) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, START_PAUSE_MS));
  }
  child.kill();
  throw new Error(`${child.spawnargs.join(" ")} doesn't answer at ${origin}:\n${readOutput().slice(-2000)}`);
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill();
  });
}
