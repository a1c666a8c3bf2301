import { sdkLanguages } from "@docs/snippets";
import { describe, expect, test } from "vitest";
import { highlight } from "./highlight.ts";
import { toHtml } from "./html-element.ts";
import { renderCodeBlock } from "./render-code-block.ts";
import { renderSingleProgram, renderSnippet } from "./render-snippet.ts";

describe("highlighting", () => {
  test("gives each kind of token its class and leaves plain text bare", async () => {
    const html = await highlight('return "a" // why', "typescript");
    expect(html).toBe(
      '<span class="k">return </span><span class="s">&quot;a&quot; </span><span class="c">// why</span>',
    );
  });

  test("takes every string of a GraphQL list for a string", async () => {
    const html = await highlight('{ withExec(args: ["go", "version"]) }', "graphql");
    expect(html).toContain('<span class="s">&quot;go&quot;</span>');
  });

  test("takes what follows # inside a word of the shell for a part of the word", async () => {
    const html = await highlight("dagger call test --source=https://github.com/ORG/bookshop#main\n", "bash");
    expect(html).toContain(">https://github.com/ORG/bookshop#main");
    expect(await highlight("ls a # why", "bash")).toContain('<span class="c"># why</span>');
  });

  test("colours attributes of PHP", async () => {
    expect(await highlight("<?php\n#[DaggerObject]\nclass A {}", "php")).toContain('<span class="t">#[DaggerObject]');
  });

  test("takes a docstring of Python for one comment, its quotes and escapes included", async () => {
    const html = await highlight('def a():\n    """Say \\n why."""\n    return "b"', "python");
    expect(html).toContain('<span class="c">&quot;&quot;&quot;Say \\n why.&quot;&quot;&quot;');
    expect(html).toContain('<span class="s">&quot;b&quot;</span>');
  });

  test("never lets code become markup", async () => {
    expect(await highlight("<b>&</b>", undefined)).toBe("&lt;b&gt;&amp;&lt;/b&gt;");
  });

  test("merges neighbors of one class, over lines too", async () => {
    expect(await highlight("// one\n// two", "go")).toBe('<span class="c">// one\n// two</span>');
  });
});

describe("a code block", () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join("\n");

  test.each([
    [34, undefined, false],
    [35, undefined, true],
    [35, lines(35).replace("line 3\n", ""), true],
    [35, lines(35).replace("line 30\n", ""), false],
  ])("of %i lines folds unless that hides a new one", async (count, before, isFolded) => {
    const html = toHtml(await renderCodeBlock({ code: lines(count), language: "text", title: "a.txt", before }));
    expect(html.includes(`<span>Show all ${count} lines</span>`)).toBe(isFolded);
  });

  test("marks the lines that the reader's file doesn't have yet, whole and in one piece", async () => {
    const before = "func a() {\n}\n";
    const code = "func a() {\n\t// one\n\t// two\n}\n";
    const html = toHtml(await renderCodeBlock({ code, language: "go", title: "main.go", before }));
    expect(html).toContain('{\n<ins>\t<span class="c">// one\n\t// two\n</span></ins>}');
  });

  test("names its file and its language, and can be copied", async () => {
    const html = toHtml(await renderCodeBlock({ code: "{}", language: "json", title: "dagger.json" }));
    expect(html).toContain('<span class="code-title">dagger.json</span><span class="code-language">JSON</span>');
    expect(html).toContain('<button type="button" class="code-copy">Copy</button>');
  });

  test.each([
    ["shell", false],
    ["dagger", false],
    ["text", false],
    ["typescript", true],
  ])("carries its language %s as a class, as it is named after the fence", async (language, isBare) => {
    const html = toHtml(await renderCodeBlock({ code: "a", language, isBare }));
    expect(html).toMatch(new RegExp(`<pre[^>]*><code class="language-${language}">`));
  });

  test("that is the usage of a command colors what to leave out and what to replace", async () => {
    const html = toHtml(await renderCodeBlock({ code: "dagger gen [options] <file>", language: "text", isBare: true }));
    expect(html).toContain('dagger gen <span class="c">[options]</span> <span class="t">&lt;file&gt;</span></code>');
  });

  test("refuses a language that it does not know, and lists those it does", async () => {
    await expect(renderCodeBlock({ code: "", language: "pyhton" })).rejects.toThrow(
      /Unexpected code language "pyhton", expected one of: bash, .*yaml\./,
    );
  });
});

describe("a snippet", () => {
  const files = [{ snippet: "a/b", language: "go", file: "snippets/a/b/main.go", code: "package main" }];
  const reasons = { python: "No Python.", typescript: "No TypeScript.", php: "No PHP.", java: "No Java." };

  test("shows the first language as markup and keeps the others as text", async () => {
    const html = toHtml(await renderSnippet({ id: "s", files, reasons }));
    expect(html.match(/<noscript data-value="(\w+)"/g)).toHaveLength(4);
    expect(html).toMatch(
      /<div role="tabpanel" id="s-go" data-value="go" aria-labelledby="s-go-tab"><div class="code">/,
    );
    expect(html).toContain('<p class="snippet-reason">No PHP.</p>');
  });

  test("carries each language as a class of its code, in hidden panels too", async () => {
    const all = sdkLanguages.map(({ id, extension }) => {
      return { snippet: "a/b", language: id, file: `snippets/a/b/main${extension}`, code: "x" };
    });
    const html = toHtml(await renderSnippet({ id: "s", files: all, reasons: {} }));
    for (const { id } of sdkLanguages) {
      expect(html).toMatch(new RegExp(`data-value="${id}" aria-labelledby[^]*?<code class="language-${id}">`));
    }
    expect(html.match(/<code /g)).toHaveLength(sdkLanguages.length);
  });

  test("has a check that leads to its run, in the languages that were run", async () => {
    const all = ["go", "python"].map((language) => ({ snippet: "a/b", language, file: language, code: "x" }));
    const show = async (languages: readonly string[]) => {
      const run = { url: "/runs/books", title: 'Run on "Friday".', languages };
      const html = toHtml(await renderSnippet({ id: "s", files: all, reasons, run }));
      return html.match(/data-value="\w+" aria-labelledby|<a class="run-check" [^>]*><\/a><button/g)?.join("\n");
    };
    const check = '<a class="run-check" href="/runs/books" title="Run on &quot;Friday&quot;."></a><button';
    const [go, python, ...others] = sdkLanguages.map(({ id }) => `data-value="${id}" aria-labelledby`);
    expect(await show(["python"])).toBe([go, python, check, ...others].join("\n"));
    expect(await show([])).toBe([go, check, python, check, ...others].join("\n"));
  });

  test("on a page about one language is a block under the name of its file", async () => {
    const html = toHtml(await renderSingleProgram(files, "ci/main.go"));
    expect(html).toContain('<span class="code-title">ci/main.go</span>');
    expect(html).not.toContain('role="tab');
    await expect(renderSingleProgram([...files, ...files], "ci/main.go")).rejects.toThrow("2 programs, expected one");
  });

  test("refuses a language without a file and without a reason", async () => {
    await expect(renderSnippet({ id: "s", files, reasons: { ...reasons, java: "" } })).rejects.toThrow(
      'The snippet has no Java file and no reason for that. Add the file, or say why with the attribute withoutJava="…".',
    );
  });
});
