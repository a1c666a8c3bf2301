import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeWords } from "./code-words.tsx";

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
