import { beforeEach, expect, test, vi } from "vitest";
import { createFrameworkLoader } from "./framework-loader.ts";

/** The part of a script element that the loader uses. */
interface Script {
  src: string;
  async: boolean;
  onerror: () => void;
  readonly remove: () => void;
}

let scripts: Script[] = [];

beforeEach(() => {
  scripts = [];
  const createElement = (): Script => {
    const script: Script = {
      src: "",
      async: true,
      onerror: () => undefined,
      remove: () => {
        scripts = scripts.filter((other) => other !== script);
      },
    };
    return script;
  };
  vi.stubGlobal("document", { createElement, head: { append: (script: Script) => scripts.push(script) } });
});

test("scripts are asked for once, and run in their order", () => {
  const load = createFrameworkLoader(["/a.js", "/b.js"]);
  load();
  load();
  expect(scripts.map(({ src, async }) => [src, async])).toEqual([
    ["/a.js", false],
    ["/b.js", false],
  ]);
});

test("a script that could not be loaded is asked for again, and only that", () => {
  const load = createFrameworkLoader(["/a.js", "/b.js"]);
  load();
  scripts[0]?.onerror();
  expect(scripts.map(({ src }) => src)).toEqual(["/b.js"]);
  load();
  expect(scripts.map(({ src }) => src)).toEqual(["/b.js", "/a.js"]);
});
