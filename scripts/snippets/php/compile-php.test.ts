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
  ["method", "->withExec(", "->withExce(", "28:55 Call to undefined method Dagger\\Container::withExce()"],
  ["case", "->withExec(", "->withexec(", "28:55 Call to undefined method withexec()"],
  [
    "type",
    "->from($image)",
    "->from(3)",
    "28:41 Dagger\\Container::from(): Argument #1 ($address) must be of type string, int given",
  ],
  ["enum", "ReturnType::ANY", "ReturnType::ALL", "28:94 Undefined constant Dagger\\ReturnType::ALL"],
  ["named", "expect:", "expects:", "28:74 Unknown named parameter $expects"],
  [
    "few",
    "->from($image)",
    "->from()",
    "28:41 Too few arguments to function Dagger\\Container::from(), 0 passed and exactly 1 expected",
  ],
  [
    "many",
    "->from($image)",
    "->from($image, 1)",
    "28:54 Too many arguments to function Dagger\\Container::from(), 2 passed and at most 1 expected",
  ],
  [
    "result",
    "save(): int",
    "save(): string",
    "48:1 DaggerModule\\Bookshop::save(): Return value must be of type string, int returned",
  ],
  ["variable", "return $output", "return $outputs", "34:17 Undefined variable $outputs"],
  ["branch", "$done->stderr()", "$don->stderr()", "30:39 Undefined variable $don"],
  ["own-type", "$done->stderr()", "17", "30:31 DaggerModule\\Bookshop::report(): Argument #1 ($text)"],
  ["own-method", "$this->report", "$this->reports", "30:31 Call to undefined method DaggerModule\\Bookshop::reports()"],
  ["optional", ": $run;", ": $runs;", "32:59 Undefined variable $runs"],
  ["catch", "(QueryError $error", "(QueryError | \\QueryErrors $error", '43:31 Class "QueryErrors" not found'],
  [
    "in-catch",
    "$error->getMessage()",
    "$error->getText()",
    "44:49 Call to undefined method GraphQL\\Exception\\QueryError::getText()",
  ],
  ["class", "\\RuntimeException", "RuntimeException", '44:23 Class "DaggerModule\\RuntimeException" not found'],
  ["constant", "self::IMAGES", "self::IMAGE", "24:72 Undefined constant self::IMAGE"],
  ["property", "$this->source", "$this->sources", "41:20 Undefined property: DaggerModule\\Bookshop::$sources"],
  [
    "system",
    "'books/done', date('Y')",
    "'books/done', date(2026)",
    "42:45 date(): Argument #1 ($format) must be of type string, int given",
  ],
  ["function", "trim($text)", "strip($text)", "53:16 Call to undefined function DaggerModule\\strip()"],
  ["import", "Directory, ReturnType", "Directory, File, ReturnType", "8:24 Unused import of Dagger\\File"],
  ["attribute", ", ListOfType}", "}", '24:28 Class "DaggerModule\\ListOfType" not found'],
  [
    "no-object",
    "#[DaggerObject]",
    "class Other\n{\n    #[DaggerFunction]\n    public function name(): string { return ''; }\n}\n\n#[DaggerObject]",
    "16:1 Missing attribute DaggerObject on DaggerModule\\Other",
  ],
  ["exits", "#[DaggerObject]", "exit(0);\n#[DaggerObject]", "13:1 the program ends PHP"],
];

test.skipIf(isMissing && !process.env.CI)("what PHP refuses is reported, and nothing else", async () => {
  const broken = rows.map(([name, from, to]) => breakProgram(good, name, from, to));
  const { problems, read } = await phpCompiler.compile([good, ...broken], ".cache/snippets-test/php-rows");
  expect(read.size).toBe(rows.length + 1);
  const lines = (name: string) =>
    problems
      .filter(({ file }) => file.includes(`testing/${name}/`))
      .map(({ line, column, found }) => `${line}:${column} ${/^Unexpected PHP \((.*)\)$/.exec(found)?.[1]}`);
  expect(lines("good")).toEqual([]);
  expect(rows.map(([name]) => [name, ...lines(name)])).toEqual(
    rows.map(([name, , , problem]) => [name, expect.stringContaining(problem)]),
  );
});
