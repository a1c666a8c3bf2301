import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readPageStyles } from "./page-styles.ts";

test.each([
  ["a,\n.b > c {\n  /* Why. */\n  color: red;\n}\n", "a,.b > c{color:red}"],
  ['a::before { content: attr(title) ": "; }', 'a::before{content:attr(title) ": "}'],
])("%j is sent as %s", (css, sent) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "styles-")), "a.css");
  writeFileSync(file, css);
  expect(readPageStyles(pathToFileURL(file))).toBe(sent);
});
