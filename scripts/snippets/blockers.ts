/** A part of the valid module, and its replacement. */
export type Blocker = readonly [name: string, from: string, to: string];

/** Errors that may make a compiler stop before it checks other programs, each in a separate program. */
export const blockers: Readonly<Record<string, readonly Blocker[]>> = {
  go: [
    ["unknown-package", '"context"', '"contexts"'],
    ["unknown-download", '"context"', '"context"\n\n\t_ "example.com/missing/package"'],
    ["lost-brace", "type Bookshop struct{}", "type Bookshop struct{"],
    ["lost-clause", "package main", "packages main"],
  ],
  python: [
    ["lost-colon", "class Bookshop:", "class Bookshop"],
    ["lost-bracket", '"./..."])', '"./..."]'],
    ["lost-indentation", "    @function", "  @function"],
    ["unknown-package", "import dagger\n", "import daggers\n"],
  ],
  typescript: [
    ["lost-brace", "class Bookshop {", "class Bookshop"],
    ["unchecked", "import {", "// @ts-nocheck\nimport {"],
    ["unknown-package", '"@dagger.io/dagger"', '"@dagger.io/daggers"'],
  ],
  php: [
    ["lost-bracket", "'./...'])", "'./...']"],
    ["ends-quietly", "#[DaggerObject]", "exit(0);\n\n#[DaggerObject]"],
    ["ends-loudly", "class Bookshop", "class Bookshop implements Missing"],
  ],
  java: [
    ["lost-semicolon", ".stdout();", ".stdout()"],
    ["lost-brace", "class Bookshop {", "class Bookshop"],
    ["unknown-package", "import io.dagger.client.Directory;", "import io.dagger.clients.Directory;"],
  ],
};
