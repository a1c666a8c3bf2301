import type { Program } from "@docs/snippets";
import { sdkLanguages } from "@docs/snippets";

const GO = `package main

import (
	"context"

	"dagger/bookshop/internal/dagger"
)

type Bookshop struct{}

// Test runs the tests of the shop.
func (m *Bookshop) Test(ctx context.Context, source *dagger.Directory) (string, error) {
	return dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
}
`;

const PYTHON = `import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def test(self, source: dagger.Directory) -> str:
        """Run the tests of the shop."""
        return await (
            dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .stdout()
        )
`;

const TYPESCRIPT = `import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class Bookshop {
  /** Run the tests of the shop. */
  @func()
  async test(source: Directory): Promise<string> {
    return dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])
      .stdout()
  }
}
`;

const PHP = `<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\\Attribute\\{DaggerFunction, DaggerObject, Doc};
use Dagger\\Directory;

use function Dagger\\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Run the tests of the shop')]
    public function test(Directory $source): string
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...'])
            ->stdout();
    }
}
`;

const JAVA = `package io.dagger.modules.bookshop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

@Object
public class Bookshop {
  /** Run the tests of the shop. */
  @Function
  public String test(Directory source)
      throws ExecutionException, DaggerQueryException, InterruptedException {
    return dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "test", "./..."))
        .stdout();
  }
}
`;

const programs: Readonly<Record<string, string>> = {
  "main.go": GO,
  "main.py": PYTHON,
  "index.ts": TYPESCRIPT,
  "Bookshop.php": PHP,
  "Bookshop.java": JAVA,
};

/** A whole module in every SDK language that compiles. Tests break it in one place. */
export const goodModule: Readonly<Record<string, Program>> = Object.fromEntries(
  Object.entries(programs).map(([name, code]) => {
    const language = sdkLanguages.find(({ extension }) => name.endsWith(extension))?.id ?? "";
    return [language, { snippet: "testing/good", language, file: `snippets/testing/good/${name}`, code }];
  }),
);

/** Replaces a part of a program, which must contain it, and renames the result. */
export function breakProgram({ code, file, ...program }: Program, name: string, from: string, to: string): Program {
  if (!code.includes(from)) {
    throw new Error(`${file} has no "${from}", expected it there. Correct the test.`);
  }
  return {
    ...program,
    snippet: `testing/${name}`,
    file: file.replace(/testing\/[^/]+/, `testing/${name}`),
    code: code.replace(from, to),
  };
}

/** A part of the valid module, its replacement, and the expected problem. */
export type Row = readonly [name: string, from: string, to: string, problem: string];

/** Errors in the valid module, all of which have to be found. */
export const rows: Readonly<Record<string, readonly Row[]>> = {
  go: [
    ["wrong-method", "WithExec(", "WithExecs(", "main.go:17:3 Unexpected Go (dag.Container()"],
    ["wrong-type", '[]string{"go", "test", "./..."}', '"go test"', 'main.go:17:12 Unexpected Go (cannot use "go test"'],
    ["missing-import", '\t"context"\n', "", "main.go:11:29 Unexpected Go (undefined: context)"],
    [
      "unknown-module",
      "bookshop/internal",
      "bookshop/external",
      "main.go:6:2 Unexpected Go (package dagger/bookshop/external/dagger",
    ],
    ["newer", "Container()", "Checks()", "main.go:13:13 Unexpected Go (dag.Checks undefined"],
  ],
  python: [
    [
      "wrong-method",
      ".with_exec(",
      ".with_execs(",
      'main.py:11:13 Unexpected Python ("Container" has no attribute "with_execs"',
    ],
    [
      "wrong-type",
      '["go", "test", "./..."]',
      '"go test"',
      'main.py:15:24 Unexpected Python (Argument 1 to "with_exec"',
    ],
    ["missing-import", "import dagger\n", "", 'main.py:7:34 Unexpected Python (Name "dagger" is not defined'],
    [
      "wrong-argument",
      '"./..."]',
      '"./..."], entrypoint=True',
      'main.py:11:13 Unexpected Python (Unexpected keyword argument "entrypoint"',
    ],
    ["wrong-result", "-> str", "-> int", "main.py:10:16 Unexpected Python (Incompatible return value type"],
  ],
  typescript: [
    ["wrong-method", ".withExec(", ".withExecs(", "index.ts:13:8 Unexpected TypeScript (Property 'withExecs'"],
    [
      "wrong-type",
      '["go", "test", "./..."]',
      '"go test"',
      "index.ts:13:17 Unexpected TypeScript (Argument of type 'string'",
    ],
    ["missing-import", "Directory, ", "", "index.ts:7:22 Unexpected TypeScript (Cannot find name 'Directory')"],
    [
      "newer-method",
      ".stdout()",
      '.asService().id().then(() => dag.loadCheckFromID("a" as never).name())',
      "index.ts:14:40 Unexpected TypeScript (Property 'loadCheckFromID'",
    ],
    [
      "newer-decorator",
      "func, ",
      "check, func, ",
      "index.ts:1:26 Unexpected TypeScript (Module '\"@dagger.io/dagger\"' has no exported member 'check'",
    ],
  ],
  php: [
    [
      "wrong-method",
      "->withExec(",
      "->withExecs(",
      "Bookshop.php:24:15 Unexpected PHP (Call to undefined method Dagger\\Container::withExecs()",
    ],
    [
      "wrong-type",
      "['go', 'test', './...']",
      "'go test'",
      "Bookshop.php:24:15 Unexpected PHP (Dagger\\Container::withExec(): Argument #1",
    ],
    [
      "missing-import",
      "use Dagger\\Directory;\n",
      "",
      'Bookshop.php:16:26 Unexpected PHP (Class "DaggerModule\\Directory" not found)',
    ],
    [
      "missing-function",
      "use function Dagger\\dag;",
      "",
      "Bookshop.php:19:16 Unexpected PHP (Call to undefined function DaggerModule\\dag())",
    ],
    [
      "wrong-argument",
      "'./...']",
      "'./...'], entrypoint: true",
      "Bookshop.php:24:49 Unexpected PHP (Unknown named parameter $entrypoint)",
    ],
    [
      "wrong-result",
      "): string",
      "): int",
      "Bookshop.php:25:1 Unexpected PHP (DaggerModule\\Bookshop::test(): Return value",
    ],
    [
      "wrong-target",
      "#[DaggerFunction]",
      "#[DaggerObject]",
      'Bookshop.php:17:1 Unexpected PHP (Attribute "Dagger\\Attribute\\DaggerObject" cannot target method',
    ],
    ["wrong-syntax", "->stdout();", "->stdout()", "Bookshop.php:26:1 Unexpected PHP (syntax error"],
    [
      "ends-php",
      "public function test",
      "public function other(): int;\n    public function test",
      "Bookshop.php:17:21 Unexpected PHP (Non-abstract method",
    ],
  ],
  java: [
    [
      "wrong-method",
      ".withExec(",
      ".withExecs(",
      "Bookshop.java:23:9 Unexpected Java (cannot find symbol symbol: method withExecs(List<String>) location: class Container)",
    ],
    [
      "wrong-type",
      'List.of("go", "test", "./...")',
      '"go test"',
      "Bookshop.java:23:19 Unexpected Java (incompatible types: String cannot be converted to List<String>)",
    ],
    [
      "missing-import",
      "import io.dagger.client.Directory;\n",
      "",
      "Bookshop.java:15:22 Unexpected Java (cannot find symbol symbol: class Directory location: class Bookshop)",
    ],
    [
      "undeclared-exception",
      "throws ExecutionException, DaggerQueryException, InterruptedException",
      "",
      "Bookshop.java:24:16 Unexpected Java (unreported exception InterruptedException",
    ],
    [
      "not-public",
      "public String",
      "String",
      "Bookshop.java:16:10 Unexpected Java (Dagger refuses test, expected a public method or field under @Function)",
    ],
  ],
};
