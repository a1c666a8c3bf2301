import { ATTACKS } from "@docs/answers/attacks";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LONGEST_PART } from "../turn.ts";
import { Markdown } from "./markdown.tsx";

/** Renders Markdown with two sources; a source marker appears as its number in braces. */
function render(text: string): string {
  return renderToStaticMarkup(
    <Markdown
      text={text}
      countSources={2}
      renderMarker={(source) => `{${source + 1}}`}
      renderLink={(_url, children) => <>{children}</>}
      renderCode={(code) => <pre>{code}</pre>}
    />,
  );
}

test.each(ATTACKS.map((attack) => [attack]))("of %j nothing but words and their emphasis is left", (attack) => {
  const tags = [...render(attack).matchAll(/<\/?([^\s>/]*)([^>]*)>/g)];
  expect(tags.filter(([, name = ""]) => !/^(?:p|ul|ol|li|em|strong|code|pre|br)$/.test(name))).toEqual([]);
  expect(tags.filter(([, , attributes = ""]) => !/^(?: dir="auto"| start="\d+"|\/)?$/.test(attributes))).toEqual([]);
});

test.each([
  ["*a* **b** `c`", '<p dir="auto"><em>a</em> <strong>b</strong> <code>c</code></p>'],
  ["# Title", '<p dir="auto"><strong>Title</strong></p>'],
  ["2. a\n3. b", '<ol start="2"><li><p dir="auto">a</p></li><li><p dir="auto">b</p></li></ol>'],
  ["```go\nx[1]\n```", "<pre>x[1]</pre>"],
  ["Yes [1], no [3], `[1]`.", '<p dir="auto">Yes{1}, no, <code>[1]</code>.</p>'],
  ["See [1].\n\n[1]: https://evil.example", '<p dir="auto">See {1}.</p>'],
  ["a <b>bold</b> <!-- word -->", '<p dir="auto">a bold </p>'],
  ["![a picture](x.png)", '<p dir="auto">a picture</p>'],
  ["", ""],
])("%j is shown as %s", (text, html) => {
  expect(render(text)).toBe(html);
});

/** Many times what a reader's machine needs for the longest answer, in milliseconds, to allow for a busy machine. */
const LIMIT_MS = 15_000;

test.each(["> ", "[", "*a_ ", "![", "`a``", "- ", "<", "&", "[a](", "a\n\n"])(
  "the longest answer of nothing but %j is read in bounded time, at any depth",
  (piece) => {
    const text = piece.repeat(LONGEST_PART).slice(0, LONGEST_PART);
    const start = performance.now();
    render(text);
    expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  },
);
