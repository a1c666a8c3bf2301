import { unified } from "unified";
import { expect, test } from "vitest";
import { remarkRules } from "./remark-rules.ts";

const PAGE = `---
title: Caching
description: "Keep results, and find out why a step ran again."
kind: how-to
---

Text that begins the page and says in a sentence why you would read on and what you get.

## First part {#first}

The cache is built anew, so that the step's result is kept and the next call returns it without running the step again.
`;

test("a page's faults are messages on its file, with their places", async () => {
  const file = await unified().use(remarkRules).process({ path: "docs/features/some-page.mdx", value: PAGE });
  const messages = file.messages.map(({ line, column, reason, source }) => ({ line, column, reason, source }));
  expect(messages).toContainEqual({
    line: 11,
    column: 20,
    reason: expect.stringMatching(/^Unexpected "anew"/),
    source: "docs",
  });
  expect(String(file), "an editor that formats the page must not change it").toBe(PAGE);
});
