import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkImageTexts } from "./image-texts.ts";

test.each([
  ["![A call travels from the client to the engine](/img/a.svg)\n", []],
  ["![Diagram](/img/a.svg)\n", ['1:1 Unexpected alt text "Diagram" of /img/a.svg, expected at least 20 characters']],
  ["![](/img/a.svg)\n", ['1:1 Unexpected alt text "" of /img/a.svg, expected at least 20 characters']],
  ['<img src="/img/a.svg" />\n', ['1:1 Unexpected alt text "" of /img/a.svg, expected at least 20 characters']],
])("%j", (source, expected) => {
  expect(lintPage(checkImageTexts, source)).toEqual(expected);
});
