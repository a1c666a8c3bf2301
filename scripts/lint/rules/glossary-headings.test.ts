import { expect, test } from "vitest";
import { lintPage } from "../testing.ts";
import { checkGlossaryHeadings } from "./glossary-headings.ts";

test("a term has its name as its heading", () => {
  expect(lintPage(checkGlossaryHeadings, '### Layer\n\n<GlossaryTerm name="Layer" />\n')).toEqual([]);
});

test("another heading is an error", () => {
  expect(lintPage(checkGlossaryHeadings, '### Layers\n\n<GlossaryTerm name="Layer" />\n')).toEqual([
    '1:1 Unexpected heading "Layers" of the term "Layer", expected "Layer"',
  ]);
});
