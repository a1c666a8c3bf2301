import { expect, test } from "vitest";
import { checkRoutes } from "./routes.ts";
import { toLine } from "./testing.ts";

const routes = ["/", "/reference/", "/reference/cli"];

const home = { file: "index.html", path: "/" };
const reference = { file: "reference/index.html", path: "/reference/" };
const cli = { file: "reference/cli/index.html", path: "/reference/cli" };

test.each([
  ["all there", [home, reference, cli, { file: "404.html", path: "/404.html" }], []],
  ["as a file of the page's name", [home, reference, { file: "reference/cli.html", path: "/reference/cli" }], []],
  [
    "one missing",
    [home, reference],
    ["data/routes.txt:3:1 Unexpected address /reference/cli without a page in build/, expected a page there"],
  ],
  ["with a recorded run", [home, reference, cli, { file: "runs/faq/index.html", path: "/runs/faq" }], []],
  [
    "one too many",
    [home, reference, cli, { file: "more/index.html", path: "/more" }],
    ["build/more/index.html:1:1 Unexpected page /more, expected an address of data/routes.txt"],
  ],
  [
    "a slash too few",
    [home, cli, { file: "reference/index.html", path: "/reference" }],
    ["build/reference/index.html:1:1 Unexpected canonical address /reference, expected /reference/"],
  ],
  [
    "a slash too many",
    [home, reference, { file: "reference/cli/index.html", path: "/reference/cli/" }],
    ["build/reference/cli/index.html:1:1 Unexpected canonical address /reference/cli/, expected /reference/cli"],
  ],
  [
    "a copy of another page",
    [home, reference, cli, { file: "copy/index.html", path: "/reference/cli" }],
    [
      "build/copy/index.html:1:1 Unexpected page /copy, expected an address of data/routes.txt",
      "build/copy/index.html:1:1 Unexpected canonical address /reference/cli, expected /copy",
    ],
  ],
  [
    "the address of another page",
    [home, reference, { file: "reference/cli/index.html", path: "/" }],
    ["build/reference/cli/index.html:1:1 Unexpected canonical address /, expected /reference/cli"],
  ],
  [
    "no address at all",
    [{ file: "index.html", path: undefined }, reference, cli],
    ["build/index.html:1:1 Unexpected canonical address none, expected /"],
  ],
])("%s", (_, pages, expected) => {
  expect(checkRoutes(routes, { folder: "build", pages }).map(toLine)).toEqual(expected);
});
