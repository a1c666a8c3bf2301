import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { withDefaultPosition, withoutMissingPages } from "./navbar.ts";

describe("navbar items", () => {
  test("stand on the right unless they say otherwise", () => {
    const items = withDefaultPosition([{ label: "A" }, { label: "B", position: "left" }]);
    expect(items.map(({ position }) => position)).toEqual(["right", "left"]);
  });

  test("wait until their page is written, and links out never wait", () => {
    const docs = mkdtempSync(path.join(tmpdir(), "navbar-"));
    mkdirSync(path.join(docs, "reference"));
    writeFileSync(path.join(docs, "cookbook.mdx"), "");
    writeFileSync(path.join(docs, "reference/index.mdx"), "");
    const items = [
      { to: "/cookbook" },
      { to: "/reference" },
      { to: "/extending" },
      { href: "https://dagger.io/cloud" },
    ];
    expect(withoutMissingPages(items, docs)).toEqual([items[0], items[1], items[3]]);
  });
});
