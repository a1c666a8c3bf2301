import { readdirSync } from "node:fs";
import { listFiles } from "@docs/pages";
import { expect, test } from "vitest";
import { CODE } from "./inputs.ts";

const CODE_FILE = /\.(?:[cm]?[jt]s|tsx)$/;

/** Made by tools, or checked by compilers of their own. */
const NOT_OURS = ["build", "node_modules", "playwright-report", "snippets", "test-results"];

test("everything with code is an input of the checks of code, so that no change of it goes unseen", () => {
  const withCode = readdirSync(".", { withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && !NOT_OURS.includes(name))
    .filter((entry) =>
      entry.isDirectory()
        ? listFiles(entry.name, (file) => CODE_FILE.test(file)).length > 0
        : CODE_FILE.test(entry.name) || entry.name.endsWith(".json"),
    )
    .map(({ name }) => name);
  expect([...CODE].sort()).toEqual(withCode.sort());
});
