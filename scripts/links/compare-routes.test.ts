import { expect, test } from "vitest";
import { compareRoutes } from "./compare-routes.ts";

const routes = ["/", "/reference/", "/reference/cli"];

const home = { file: "index.html", path: "/" };
const reference = { file: "reference/index.html", path: "/reference/" };
const cli = { file: "reference/cli/index.html", path: "/reference/cli" };

test.each([
  [
    "all there",
    [home, reference, cli, { file: "404.html", path: "/404.html" }],
    { present: routes, missing: [], unexpected: [], wrong: [] },
  ],
  [
    "as a file of the page's name",
    [home, reference, { file: "reference/cli.html", path: "/reference/cli" }],
    { present: routes, missing: [] },
  ],
  ["one missing", [home, reference], { present: ["/", "/reference/"], missing: ["/reference/cli"], wrong: [] }],
  ["one too many", [home, { file: "more/index.html", path: "/more" }], { unexpected: ["/more"], wrong: [] }],
  [
    "a slash too few",
    [{ file: "reference/index.html", path: "/reference" }],
    { wrong: [{ file: "reference/index.html", found: "/reference", expected: "/reference/" }] },
  ],
  [
    "a slash too many",
    [{ file: "reference/cli/index.html", path: "/reference/cli/" }],
    { wrong: [{ file: "reference/cli/index.html", found: "/reference/cli/", expected: "/reference/cli" }] },
  ],
  [
    "a copy of another page",
    [cli, { file: "copy/index.html", path: "/reference/cli" }],
    { unexpected: ["/copy"], wrong: [{ file: "copy/index.html", found: "/reference/cli", expected: "/copy" }] },
  ],
  [
    "the address of another page",
    [{ file: "reference/cli/index.html", path: "/" }],
    { wrong: [{ file: "reference/cli/index.html", found: "/", expected: "/reference/cli" }] },
  ],
  [
    "no address at all",
    [{ file: "index.html", path: undefined }],
    { wrong: [{ file: "index.html", found: "none", expected: "/" }] },
  ],
])("%s", (_, pages, expected) => {
  expect(compareRoutes(routes, pages)).toMatchObject(expected);
});
