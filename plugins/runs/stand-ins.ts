import { readFileSync } from "node:fs";
import path from "node:path";
import { RUNS_FOLDER } from "@docs/runs";

let contents: Readonly<Record<string, string>> | undefined;

/** Says what took the place of an image. @example "In place of alpine:3.22: Debian with …" */
export function describeStandIn(image: string): string {
  contents ??= JSON.parse(readFileSync(path.join(RUNS_FOLDER, "stand-ins.json"), "utf8")) as Record<string, string>;
  const [name = image] = image.split(":");
  return `In place of ${image}: ${contents[name] ?? "another image under the same name"}.`;
}
