import { expect, test } from "vitest";
import { renderRoutes } from "./render-routes.ts";

test("names the numbers first and every deviation after them", () => {
  const text = renderRoutes({
    present: ["/"],
    missing: ["/a"],
    unexpected: ["/b"],
    wrong: [{ file: "c/index.html", found: "/c", expected: "/c/" }],
  });
  expect(text.split("\n")).toEqual([
    "1 present, 1 missing, 1 unexpected, 1 wrong",
    "missing     /a, expected a page there. Restore it, or remove the address from data/routes.txt.",
    "unexpected  /b, expected no page there. Remove it or add it to data/routes.txt.",
    "wrong       build/c/index.html Unexpected canonical address /c, expected /c/. Correct the page's slug or file name.",
  ]);
});
