import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderRedirects } from "./render-redirects.ts";

test("the file of each page leads to its address", () => {
  const lines = renderRedirects(["/", "/reference/", "/reference/cli"])
    .split("\n")
    .filter((line) => line.startsWith("/"));
  expect(lines).toEqual([
    "/index.html / 301!",
    "/reference/index.html /reference/ 301!",
    "/reference.html /reference/ 301!",
    "/reference/cli/index.html /reference/cli 301!",
    "/reference/cli.html /reference/cli 301!",
  ]);
});

test("static/_redirects belongs to data/routes.txt (npm run fix writes it)", () => {
  const routes = readFileSync("data/routes.txt", "utf8").trim().split("\n");
  expect(readFileSync("static/_redirects", "utf8")).toBe(renderRedirects(routes));
});
