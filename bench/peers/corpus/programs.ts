import type { ProgramFile } from "./corpus.ts";
import type { Random } from "./random.ts";

/** A pipeline that can be written in any of the five languages. */
interface Pipeline {
  /** The words of its name, such as `["build", "heron"]`. */
  readonly name: readonly string[];
  readonly type: string;
  readonly image: string;
  readonly cache: string;
  readonly variables: readonly (readonly [name: string, value: string])[];
  readonly commands: readonly (readonly string[])[];
  /** Why the pipeline is written that way, as a comment in each program. */
  readonly reason: string;
}

const IMAGES = ["golang:1.25-alpine", "node:22-slim", "python:3.13-slim", "php:8.4-cli", "eclipse-temurin:21-jdk"];
const TOOLS = ["make", "task", "just", "ninja", "gradle"];
const STEPS = ["deps", "build", "test", "lint", "package", "report", "clean", "docs", "bench", "release"];
const REASONS = [
  "The cache outlives the run, so a second one downloads nothing.",
  "Dependencies first: they change less often than the source.",
  "Pinned, because a moving tag would change the result without a commit.",
  "One command each, so that a failure names the step.",
];

/** Generates a program in every SDK language. */
export function makeProgram(random: Random, project: string): readonly ProgramFile[] {
  const tool = random.pick(TOOLS);
  const pipeline: Pipeline = {
    name: [random.pick(STEPS), project],
    type: pascal([project]),
    image: random.pick(IMAGES),
    cache: `${project}-${tool}`,
    variables: Array.from({ length: random.between(1, 3) }, (_, index) => [
      `${project.toUpperCase()}_${["MODE", "LEVEL", "TARGET"][index]}`,
      random.pick(["release", "strict", "linux/amd64", "ci", "2"]),
    ]),
    commands: Array.from({ length: random.between(2, 5) }, () => [
      tool,
      random.pick(STEPS),
      `--jobs=${random.between(1, 8)}`,
    ]),
    reason: random.pick(REASONS),
  };
  return [
    { language: "go", fileName: "main.go", code: writeGo(pipeline) },
    { language: "python", fileName: "main.py", code: writePython(pipeline) },
    { language: "typescript", fileName: "index.ts", code: writeTypeScript(pipeline) },
    { language: "php", fileName: `${pipeline.type}.php`, code: writePhp(pipeline) },
    { language: "java", fileName: `${pipeline.type}.java`, code: writeJava(pipeline) },
  ];
}

function writeGo({ name, type, image, cache, variables, commands, reason }: Pipeline): string {
  return `package main

import (
	"context"

	"dagger/${type.toLowerCase()}/internal/dagger"
)

type ${type} struct{}

// ${reason}
func (m *${type}) ${pascal(name)}(ctx context.Context, source *dagger.Directory) (string, error) {
	return dag.Container().
		From("${image}").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithMountedCache("/cache", dag.CacheVolume("${cache}")).
${variables.map(([key, value]) => `		WithEnvVariable("${key}", "${value}").\n`).join("")}${commands
  .map((words) => `		WithExec([]string{${quote(words)}}).\n`)
  .join("")}		Stdout(ctx)
}
`;
}

function writePython({ name, type, image, cache, variables, commands, reason }: Pipeline): string {
  return `import dagger
from dagger import dag, function, object_type


@object_type
class ${type}:
    # ${reason}
    @function
    async def ${name.join("_")}(self, source: dagger.Directory) -> str:
        return await (
            dag.container()
            .from_("${image}")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_mounted_cache("/cache", dag.cache_volume("${cache}"))
${variables.map(([key, value]) => `            .with_env_variable("${key}", "${value}")\n`).join("")}${commands
  .map((words) => `            .with_exec([${quote(words)}])\n`)
  .join("")}            .stdout()
        )
`;
}

function writeTypeScript({ name, type, image, cache, variables, commands, reason }: Pipeline): string {
  return `import { dag, Directory, func, object } from "@dagger.io/dagger"

@object()
export class ${type} {
  // ${reason}
  @func()
  async ${camel(name)}(source: Directory): Promise<string> {
    return dag
      .container()
      .from("${image}")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withMountedCache("/cache", dag.cacheVolume("${cache}"))
${variables.map(([key, value]) => `      .withEnvVariable("${key}", "${value}")\n`).join("")}${commands
  .map((words) => `      .withExec([${quote(words)}])\n`)
  .join("")}      .stdout()
  }
}
`;
}

function writePhp({ name, type, image, cache, variables, commands, reason }: Pipeline): string {
  return `<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\\Attribute\\DaggerFunction;
use Dagger\\Attribute\\DaggerObject;
use Dagger\\Directory;

use function Dagger\\dag;

#[DaggerObject]
final class ${type}
{
    // ${reason}
    #[DaggerFunction]
    public function ${camel(name)}(Directory $source): string
    {
        return dag()
            ->container()
            ->from('${image}')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withMountedCache('/cache', dag()->cacheVolume('${cache}'))
${variables.map(([key, value]) => `            ->withEnvVariable('${key}', '${value}')\n`).join("")}${commands
  .map((words) => `            ->withExec([${quote(words, "'")}])\n`)
  .join("")}            ->stdout();
    }
}
`;
}

function writeJava({ name, type, image, cache, variables, commands, reason }: Pipeline): string {
  return `package io.dagger.modules.${type.toLowerCase()};

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

@Object
public class ${type} {
  // ${reason}
  @Function
  public String ${camel(name)}(Directory source) throws Exception {
    return dag()
        .container()
        .from("${image}")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withMountedCache("/cache", dag().cacheVolume("${cache}"))
${variables.map(([key, value]) => `        .withEnvVariable("${key}", "${value}")\n`).join("")}${commands
  .map((words) => `        .withExec(List.of(${quote(words)}))\n`)
  .join("")}        .stdout();
  }
}
`;
}

function quote(words: readonly string[], mark = '"'): string {
  return words.map((word) => `${mark}${word}${mark}`).join(", ");
}

function pascal(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function camel(words: readonly string[]): string {
  const [first = "", ...rest] = words;
  return first + pascal(rest);
}
