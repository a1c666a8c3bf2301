import { expect, test } from "vitest";
import { joinLastWords } from "./join-last-words.ts";

test.each([
  ["<p>It finds the same wherever you call it.</p>", "<p>It finds the same wherever you call~it.</p>"],
  [
    '<li>Put the code in <a href="/a b">its main file</a>:</li>',
    '<li>Put the code in <a href="/a b">its main~file</a>:</li>',
  ],
  ["<p>Then stop <code>up</code>.</p>", "<p>Then stop~<code>up</code>.</p>"],
  ["<p>Then call <code>dagger up</code>.</p>", "<p>Then call <code>dagger up</code>.</p>"],
  ["<li><span>container</span> <i>done</i></li>", "<li><span>container</span> <i>done</i></li>"],
  ["<p>A function has its own environment.</p>", "<p>A function has its own environment.</p>"],
  ["<pre>dagger call build --source=. up</pre>", "<pre>dagger call build --source=. up</pre>"],
  ["<li><pre>dagger call up</pre></li>", "<li><pre>dagger call up</pre></li>"],
])("%s", (html, joined) => {
  expect(joinLastWords(`<article>${html}</article>`)).toBe(`<article>${joined.replaceAll("~", "\u00a0")}</article>`);
});

test("what isn't an article stays as it is, because the framework compares it", () => {
  const html = "<main><p>Nothing in this list has all of it.</p></main>";
  expect(joinLastWords(html)).toBe(html);
});
