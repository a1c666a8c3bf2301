import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkStaticFiles } from "./static-files.ts";

const lint = (file: string, text: string) =>
  lintSite(checkStaticFiles, {}, { publishedFiles: new Map([[file, text]]) });

const SVG = "static/img/x.svg";

test.each([
  [
    SVG,
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><!-- a --><path marker-end="url(#arrow)"/></svg>',
  ],
  ["src/css/index.css", '@import "./base.css"; a { background: url("/img/x.svg"); }'],
  ["static/_redirects", "/a /b 301"],
])("%s with %s is fine", (file, text) => {
  expect(lint(file, text)).toEqual([]);
});

test.each([
  [
    SVG,
    "<svg>\n<script>alert(1)</script></svg>",
    `${SVG}:2:1 Unexpected element \`<script\`, expected shapes and text`,
  ],
  [SVG, "<svg><foreignObject/></svg>", `${SVG}:1:6 Unexpected element \`<foreignObject\`, expected shapes and text`],
  [SVG, '<svg onload="alert(1)"/>', `${SVG}:1:6 Unexpected attribute \`onload=\`, expected no handlers`],
  [
    SVG,
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>',
    `${SVG}:1:1 Unexpected element \`<!DOCTYPE\`, expected shapes and text`,
  ],
  [
    SVG,
    '<svg><use href="https://evil.test/x.svg#y"/></svg>',
    `${SVG}:1:11 Unexpected attribute \`href="https://evil.test/x.svg#y\`, expected an id, such as href="#arrow"`,
  ],
  [
    SVG,
    "<svg><style>a{fill:url(https://evil.test/x)}</style></svg>",
    `${SVG}:1:20 Unexpected address \`url(https://evil.test/x)\`, expected one of this site or #id`,
  ],
  [
    "src/css/a.css",
    "a { background: url(//evil.test/x.png) }",
    "src/css/a.css:1:17 Unexpected address `url(//evil.test/x.png)`, expected one of this site or #id",
  ],
  [
    "src/css/a.css",
    '@import "https://evil.test/x.css";',
    'src/css/a.css:1:1 Unexpected import `@import "https://evil.test/x.css"`, expected a file such as "./base.css"',
  ],
  [
    "static/tracker.html",
    "",
    "static/tracker.html:1:1 Unexpected file, expected pictures, fonts and settings in static/",
  ],
])("%s with %s: %s", (file, text, problem) => {
  expect(lint(file, text)[0]).toBe(problem);
});
