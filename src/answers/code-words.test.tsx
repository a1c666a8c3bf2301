import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeWords, splitCells, splitLinks } from "./code-words.tsx";

test.each([
  ["Mount it with Container.withMountedCache first.", "Mount it with <code>Container.withMountedCache</code> first."],
  [
    "Set DAGGER_MODULE, or pass --progress=plain.",
    "Set <code>DAGGER_MODULE</code>, or pass <code>--progress</code>=plain.",
  ],
  ["--debug, -d, or -vvv", "<code>--debug</code>, <code>-d</code>, or <code>-vvv</code>"],
  ["Node.js builds. A CI job runs -- then it ends.It", "Node.js builds. A CI job runs -- then it ends.It"],
  ["See docs/Container.from and a-Container.from.", "See docs/Container.from and a-Container.from."],
])("%j", (text, html) => {
  expect(renderToStaticMarkup(<CodeWords text={text} />)).toBe(html);
});

test("what's code on its page is, and nothing else", () => {
  const html = renderToStaticMarkup(<CodeWords text="Run npm ci, not --force." code={[[4, 10]]} />);
  expect(html).toBe("Run <code>npm ci</code>, not --force.");
});

test("each cell of a row has its own code", () => {
  expect(
    splitCells({
      text: "--mod · The module in .",
      code: [
        [0, 5],
        [22, 23],
      ],
    }),
  ).toEqual([
    { text: "--mod", code: [[0, 5]] },
    { text: "The module in .", code: [[14, 15]] },
  ]);
});

test("a cell keeps its links, and a link keeps its code", () => {
  const [, cell] = splitCells({
    text: "--mod · See Module.name here.",
    code: [[12, 23]],
    links: [[8, 23, "/modules#name"]],
  });
  expect(cell && splitLinks(cell)).toEqual([
    { text: "", code: [], links: [] },
    { text: "See Module.name", code: [[4, 15]], links: [[0, 15, "/modules#name"]], url: "/modules#name" },
    { text: " here.", code: [], links: [] },
  ]);
});
