import type { Program } from "@docs/snippets";
import { expect, test } from "vitest";
import { breakProgram } from "../testing.ts";
import { findToolchain, toolchains } from "../toolchains.ts";
import { phpCompiler } from "./compile-php.ts";

const php = toolchains.find(({ language }) => language === "php");
const isMissing = php !== undefined && !(await findToolchain(php)).isReady;

/** A module with parts that PHP reaches only if conditions go both ways, calls fail, and files can be read. */
const good: Program = {
  snippet: "testing/good",
  language: "php",
  file: "snippets/testing/good/Bookshop.php",
  code: String.raw`<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, ListOfType};
use Dagger\{Directory, ReturnType};
use GraphQL\Exception\QueryError;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    private const IMAGES = ['alpine:3.22', 'debian:13'];

    #[DaggerFunction]
    public function __construct(#[DefaultPath('/')] private readonly Directory $source)
    {
    }

    #[DaggerFunction]
    public function test(#[ListOfType('string')] array $images = self::IMAGES, ?string $run = null): string
    {
        $output = '';
        foreach ($images as $image) {
            $done = dag()->container()->from($image)->withExec(['test'], expect: ReturnType::ANY);
            if ($done->exitCode() === 17) {
                return $this->report($done->stderr(), 'failed');
            }
            $output .= $run === null ? $done->stdout() : $run;
        }
        return $output;
    }

    #[DaggerFunction]
    public function save(): int
    {
        try {
            $this->source->export('books');
            file_put_contents('books/done', date('Y'));
        } catch (QueryError $error) {
            throw new \RuntimeException($error->getMessage());
        }
        for ($count = 0, $file = fopen('books/list', 'r'); fgets($file) !== false; $count++) {
        }
        return $count;
    }

    private function report(string $text, string $verdict): string
    {
        return trim($text) . $verdict;
    }
}
`,
};

/** Replacements in the module, each with the expected problem. */
const rows: readonly (readonly [name: string, from: string, to: string, problem: string])[] = [
  ["method", "->withExec(", "->withExce(", '28:55 Unexpected member "withExce" of Container, expected "withExec"'],
  ["case", "->withExec(", "->withexec(", '28:55 Unexpected member "withexec" of any class'],
  ["type", "->from($image)", "->from(3)", "28:1 Unexpected value of type int as $address of Container::from, expected"],
  ["enum", "ReturnType::ANY", "ReturnType::ALL", '28:94 Unexpected member "ALL" of ReturnType, expected'],
  ["named", "expect:", "expects:", '28:74 Unexpected member "expects" of the function\'s parameters, expected'],
  ["few", "->from($image)", "->from()", "28:1 Unexpected call of Container::from with 0 arguments, expected exactly 1"],
  ["many", "->from($image)", "->from($image, 1)", "28:1 Unexpected call of Container::from with 2 arguments, expected"],
  ["result", "save(): int", "save(): string", "48:1 Unexpected value of type int as result, expected string"],
  ["variable", "return $output", "return $outputs", '34:16 Unexpected variable "$outputs", which has no value yet'],
  ["branch", "$done->stderr()", "$don->stderr()", '30:38 Unexpected variable "$don"'],
  ["own-type", "$done->stderr()", "17", "30:1 Unexpected value of type int as $text of Bookshop::report"],
  ["own-method", "$this->report", "$this->reports", '30:31 Unexpected member "reports" of Bookshop'],
  ["optional", ": $run;", ": $runs;", '32:58 Unexpected variable "$runs"'],
  ["catch", "(QueryError $error", "(QueryError | \\QueryErrors $error", '43:31 Unexpected name "QueryErrors"'],
  ["in-catch", "$error->getMessage()", "$error->getText()", '44:49 Unexpected member "getText" of QueryError'],
  [
    "class",
    "\\RuntimeException",
    "RuntimeException",
    '44:23 Unexpected name "RuntimeException", which nothing declares',
  ],
  ["constant", "self::IMAGES", "self::IMAGE", '24:72 Unexpected member "IMAGE" of self'],
  ["property", "$this->source", "$this->sources", '41:20 Unexpected member "sources" of Bookshop'],
  [
    "system",
    "'books/done', date('Y')",
    "'books/done', date(2026)",
    "42:1 Unexpected value of type int as $format of date",
  ],
  ["function", "trim($text)", "strip($text)", '53:16 Unexpected name "strip", which nothing declares'],
  ["import", "Directory, ReturnType", "Directory, File, ReturnType", "8:24 Unexpected import of Dagger\\File"],
  ["attribute", ", ListOfType}", "}", '24:28 Unexpected name "ListOfType", which nothing declares'],
  [
    "no-object",
    "#[DaggerObject]",
    "class Other\n{\n    #[DaggerFunction]\n    public function name(): string { return ''; }\n}\n\n#[DaggerObject]",
    "16:1 Unexpected function of Dagger in Other, expected `#[DaggerObject]` above the class",
  ],
  ["exits", "#[DaggerObject]", "exit(0);\n#[DaggerObject]", "13:1 Unexpected PHP (the program ends PHP)"],
];

test.skipIf(isMissing && !process.env.CI)("what PHP refuses is reported, and nothing else", async () => {
  const broken = rows.map(([name, from, to]) => breakProgram(good, name, from, to));
  const { problems, read } = await phpCompiler.compile([good, ...broken], ".cache/snippets-test/php-rows");
  expect(read.size).toBe(rows.length + 1);
  const lines = (name: string) =>
    problems
      .filter(({ file }) => file.includes(`testing/${name}/`))
      .map(({ line, column, found, expected }) => `${line}:${column} ${found}, expected ${expected}`);
  expect(lines("good")).toEqual([]);
  expect(rows.map(([name]) => [name, ...lines(name)])).toEqual(
    rows.map(([name, , , problem]) => [name, expect.stringContaining(problem)]),
  );
  expect(problems.filter(({ found }) => found.startsWith("Unexpected PHP"))).toHaveLength(1);
});
