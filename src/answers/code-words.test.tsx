import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeWords, splitCells } from "./code-words.tsx";

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
