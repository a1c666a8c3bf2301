import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRedirects } from "../read-routes.ts";
import { renderRedirects } from "./render-redirects.ts";

test("a moved address and the file of each page lead to the page", () => {
  const lines = renderRedirects(["/", "/reference/", "/reference/cli"], { "/ref": "/reference/" })
    .split("\n")
    .filter((line) => line.startsWith("/"));
  expect(lines).toEqual([
    "/ref /reference/ 301",
    "/index.html / 301!",
    "/reference/index.html /reference/ 301!",
    "/reference.html /reference/ 301!",
    "/reference/cli/index.html /reference/cli 301!",
    "/reference/cli.html /reference/cli 301!",
  ]);
});

test("static/_redirects belongs to data/redirects.json and data/routes.txt (npm run fix writes it)", () => {
  const routes = readFileSync("data/routes.txt", "utf8").trim().split("\n");
  expect(readFileSync("static/_redirects", "utf8")).toBe(renderRedirects(routes, readRedirects()));
});
