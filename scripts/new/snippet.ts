import { readPath, type Scaffold } from "./scaffold.ts";

/**
 * Makes a program in all five SDK languages that compiles as it is: the running example's test function.
 *
 * @throws Error when the path has not the form `topic/name`.
 */
export function scaffoldSnippet(path: string | undefined): Scaffold {
  const name = readPath(path, { what: "snippet", parts: 2 });
  const folder = `snippets/${name}`;
  return {
    files: Object.entries(programs).map(([file, content]) => ({ file: `${folder}/${file}`, content })),
    next: [
      `Write what the snippet shows into all five files, at most 40 lines each, and check them: npm test snippets`,
      `Then show it on a page: <Snippet name="${name}" />`,
    ].join("\n"),
  };
}

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
