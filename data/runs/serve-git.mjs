// `node serve-git.mjs FOLDER ADDRESS [USER:PASSWORD]`: serves the bare repositories of a folder over HTTP, on port 80
// because module references have no ports. A plan starts it in the background, in place of a Git host. It ends with the
// folder.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";

const [folder = ".", address = "127.0.0.1", login] = process.argv.slice(2);

const wanted = login && `Basic ${Buffer.from(login).toString("base64")}`;

const server = createServer((request, response) => {
  if (wanted && request.headers.authorization !== wanted) {
    return response.writeHead(401, { "WWW-Authenticate": 'Basic realm="git"' }).end();
  }
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const backend = spawn("git", ["http-backend"], {
    env: {
      ...process.env,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: "1",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
      PATH_INFO: pathname,
      QUERY_STRING: searchParams.toString(),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: String(request.headers["content-encoding"] ?? ""),
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  request.pipe(backend.stdin);
  const chunks = [];
  backend.stdout.on("data", (chunk) => chunks.push(chunk));
  backend.on("close", () => {
    const answer = Buffer.concat(chunks);
    const end = answer.indexOf("\r\n\r\n");
    const headers = answer
      .subarray(0, end)
      .toString("utf8")
      .split("\r\n")
      .map((line) => line.split(": "));
    const { Status: status = "200", ...rest } = Object.fromEntries(headers);
    response.writeHead(Number.parseInt(status, 10), rest).end(answer.subarray(end + 4));
  });
});

// The server of the previous section may not have ended yet.
server.on("error", () => setTimeout(() => server.listen(80, address), 300));
server.listen(80, address);
setInterval(() => existsSync(folder) || process.exit(), 300);
