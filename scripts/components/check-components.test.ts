import { expect, test } from "vitest";
import { checkComponents } from "./check-components.ts";

const START = "src/theme/MDXComponents/index.tsx";
const COUNTER = "src/components/counter/index.tsx";

/** Checks a component that pages can use, and returns each problem as `file:line:column found`. */
function check(counter: string, others: Readonly<Record<string, string>> = {}): readonly string[] {
  const start = 'import { Counter } from "../../components/counter/index.tsx";\nexport default { Counter };';
  const sources = new Map(Object.entries({ [START]: start, [COUNTER]: counter, ...others }));
  return checkComponents(sources).map(({ file, line, column, found }) => `${file}:${line}:${column} ${found}`);
}

test.each([
  ['import { useId, type ReactNode } from "react";\nexport const Counter = () => <p id={useId()} />;', "an id"],
  ['import useBrokenLinks from "@docusaurus/useBrokenLinks";\nexport const Counter = () => null;', "a reading hook"],
  ['import type { Component } from "react";\nexport const Counter = () => <p tabIndex={0} />;', "a type"],
])("%s: %s is fine", (source) => {
  expect(check(source)).toEqual([]);
});

test.each([
  [
    'import { useState } from "react";\nexport function Counter() { return useState(0); }',
    "1:1 Unexpected useState in a component of pages",
  ],
  [
    'import { useRef as x } from "react";\nexport const Counter = () => x();',
    "1:1 Unexpected useRef in a component of pages",
  ],
  [
    'import * as React from "react";\nexport const Counter = () => React.useEffect();',
    "2:36 Unexpected useEffect in a component of pages",
  ],
  ["export const Counter = () => <button onClick={() => 1} />;", "1:38 Unexpected onClick in a component of pages"],
  ["export const Counter = () => <p ref={x} />;", "1:33 Unexpected ref in a component of pages"],
  [
    'export const Counter = () => createElement("a", { onClick: go });',
    "1:51 Unexpected onClick in a component of pages",
  ],
  [
    'import isIt from "@docusaurus/useIsBrowser";\nexport const Counter = () => isIt();',
    "1:1 Unexpected useIsBrowser in a component of pages",
  ],
  [
    'import { Component } from "react";\nexport class Counter extends Component {}',
    "1:1 Unexpected Component in a component of pages",
  ],
  [
    'import { createContext } from "react";\nconst shared = createContext(0);\nexport const Counter = 1;',
    "1:1 Unexpected createContext in a component of pages",
  ],
])("%s: %s", (source, problem) => {
  expect(check(source)).toEqual([`${COUNTER}:${problem}`]);
});

test("what a component imports within src/ counts, by path and by the name of a theme part, and nothing else", () => {
  const live = 'import { useState } from "react";\nexport const Part = () => useState(0);';
  const counter = 'import { Part } from "./part.ts";\nimport Icon from "@theme/Icon";\nexport const Counter = 1;';
  const found = check(counter, {
    "src/components/counter/part.ts": live,
    "src/theme/Icon/index.tsx": live,
    "src/theme/Navbar/index.tsx": live,
  });
  expect(found).toEqual([
    "src/components/counter/part.ts:1:1 Unexpected useState in a component of pages",
    "src/theme/Icon/index.tsx:1:1 Unexpected useState in a component of pages",
  ]);
});
