import { type Program, sdkLanguages } from "@docs/snippets";

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
