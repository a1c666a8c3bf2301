import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { runOrSkip } from "../checks/engines.ts";
import { openMarionette } from "./webdriver.ts";

let server: Server | undefined;

afterEach(() => server?.close());

const frame = (message: unknown) => {
  const text = JSON.stringify(message);
  return `${Buffer.byteLength(text)}:${text}`;
};

/** Starts a stand-in for Firefox, which answers commands as given. */
function start(answer: (command: string, id: number, socket: Socket) => void): Promise<number> {
  return new Promise((resolve) => {
    server = createServer((socket) => {
      socket.write(frame({ applicationType: "gecko" }));
      socket.on("data", (data) => {
        const [, id, command] = JSON.parse(data.toString().replace(/^\d+:/, ""));
        answer(command, id, socket);
      });
    }).listen(0, "127.0.0.1", () => resolve(readPort()));
  });
}

function readPort(): number {
  const address = server?.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

test("an answer counts once all of it has arrived, however it was cut, and an error is one", async () => {
  const port = await start((command, id, socket) => {
    if (command === "WebDriver:Navigate") {
      socket.end(frame([1, id, { message: "No such page" }, null]));
    } else {
      const bytes = Buffer.from(frame([1, id, null, { value: "é" }]));
      socket.write(bytes.subarray(0, -6));
      setImmediate(() => socket.write(bytes.subarray(-6)));
    }
  });
  const send = await openMarionette(port);
  expect(await send("ExecuteAsyncScript")).toBe("é");
  await expect(send("Navigate")).rejects.toThrow("No such page");
});

test("a browser that isn't there is skipped, with the command that installs it", async () => {
  const engine = { name: "Mosaic", programs: ["no-such-mosaic"], packages: "mosaic", start: () => Promise.reject() };
  expect(await runOrSkip(engine)).toEqual({
    ...{ passed: 0, failed: 0, skipped: 1 },
    lines: ["SKIPPED: Mosaic (no no-such-mosaic). Install with: apt-get install mosaic"],
  });
});
