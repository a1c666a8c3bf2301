import { readFileSync } from "node:fs";
import path from "node:path";
import { RUNS_FOLDER } from "@docs/runs";

let contents: Readonly<Record<string, string>> | undefined;

/** Says what took the place of an image. @example "alpine:3.22 was a stand-in: Debian with …" */
export function describeStandIn(image: string): string {
  contents ??= JSON.parse(readFileSync(path.join(RUNS_FOLDER, "stand-ins.json"), "utf8")) as Record<string, string>;
  const [name = image] = image.split(":");
  return `${image} was a stand-in: ${contents[name] ?? "another image under the same name"}.`;
}
