import { loadFacts } from "@docs/facts";
import type { Program } from "@docs/snippets";
import { expect, test } from "vitest";
import { breakProgram, goodModule } from "../testing.ts";
import { checkAnnotations } from "./check-annotations.ts";
import { readAnnotationNames } from "./read-annotation-names.ts";

const facts = { api: loadFacts().api, names: readAnnotationNames() };

/** Replaces part of a language's valid module and checks its annotations. */
function check(language: string, from: string, to: string): readonly string[] {
  const program = breakProgram(goodModule[language] as Program, "annotated", from, to);
  return checkAnnotations([program], facts).map(
    ({ line, found, expected }) => `${line} ${found}, expected ${expected}`,
  );
}

const GO = "source *dagger.Directory) (";
const goArgument = (comment: string, argument: string) =>
  `source *dagger.Directory,\n\t// ${comment}\n\t${argument},\n) (`;
const JAVA = "Directory source";

test.each<[string, string, string, string]>([
  ["go", GO, goArgument("+optinal", "name string"), '13 Unexpected pragma "+optinal", expected "optional"'],
  ["go", GO, goArgument("+defualt=1", "count int"), 'Unexpected pragma "+defualt", expected "default"'],
  ["go", "// Test runs", '// +cashe="1h"\n// Test runs', 'Unexpected pragma "+cashe", expected "cache"'],
  ["go", GO, goArgument('+cache="1h"', "name string"), 'Unexpected pragma "+cache" on an argument'],
  ["go", "// Test runs", "// +optional\n// Test runs", 'Unexpected pragma "+optional" on a function'],
  ["go", "the shop.\n", 'the shop.\n// +cache="x24h"\n', 'Unexpected caching policy "x24h"'],
  ["go", "the shop.\n", 'the shop.\n// +cache="nevr"\n', 'Unexpected caching policy "nevr", expected "never"'],
  ["go", "the shop.\n", 'the shop.\n// +cache="169h"\n', 'expected a duration from "1s" to "168h"'],
  [
    "go",
    GO,
    goArgument("+default=dev", "name string"),
    'Unexpected default dev of "name", expected JSON, such as "text"',
  ],
  [
    "go",
    GO,
    goArgument('+default="1"', "count int"),
    'Unexpected default "1" of "count", expected JSON for the type Int',
  ],
  ["go", GO, goArgument('+default="ANYTHING"', "mode dagger.ReturnType"), 'Unexpected default "ANYTHING" of "mode"'],
  ["go", GO, goArgument('+default=["a", 1]', "names []string"), 'Unexpected default ["a", 1] of "names"'],
  ["go", GO, goArgument('+defaultPath="/"', "name string"), 'Unexpected default path of "name", a String'],
  ["go", GO, goArgument('+ignore=".git"', "dir *dagger.Directory"), "Unexpected patterns to ignore"],
  ["go", GO, goArgument('+ignore=["x"]', "file *dagger.File"), 'Unexpected patterns to ignore of "file", a File'],
  [
    "java",
    JAVA,
    `${JAVA}, @Default("x") int count`,
    'Unexpected default "x" of "count", expected JSON for the type Int',
  ],
  ["java", JAVA, `${JAVA}, @Default("[1]") List<String> names`, 'Unexpected default "[1]" of "names"'],
  ["java", JAVA, `${JAVA}, @Default("[oops") List<String> names`, 'Unexpected default "[oops" of "names"'],
  ["java", JAVA, `@DefaultPath("") ${JAVA}`, 'Unexpected default path "" of "source"'],
  ["java", JAVA, `@Ignore({".git", ""}) ${JAVA}`, "Unexpected patterns to ignore"],
  ["python", "@function\n", '@function(cache="nevr")\n', 'Unexpected caching policy "nevr"'],
  ["python", "@function\n", '@function(cashe="never")\n', 'Unexpected option "cashe" of a function, expected "cache"'],
  ["python", "source: dagger.Directory", 'source: Annotated[dagger.File, Ignore(["x"])]', 'of "source", a File'],
  [
    "python",
    "source: dagger.Directory",
    'source: Annotated[str, DefaultPath("/")]',
    'default path of "source", a String',
  ],
  ["typescript", "@func()", '@func({ cashe: "1h" })', 'Unexpected option "cashe" of a function'],
  ["typescript", "@func()", '@func({ cache: "1 h" })', 'Unexpected caching policy "1 h"'],
  [
    "typescript",
    "source: Directory",
    '@argument({ defaultPath: "/" }) name: string',
    'default path of "name", a String',
  ],
  ["php", "Directory $source", "#[DefaultPath('/')] string $name", 'default path of "name", a String'],
  ["php", "Directory $source", "#[Ignore('')] Directory $source", "Unexpected patterns to ignore"],
])("%s with %j as %j is reported", (language, from, to, problem) => {
  expect(check(language, from, to)).toContainEqual(expect.stringContaining(problem));
});

test.each<[string, string, string]>([
  ["go", GO, goArgument('+default=["a", "b"]', "names []string")],
  ["go", GO, goArgument("+optional", "count int")],
  ["go", GO, goArgument('+default="ANY"', "mode dagger.ReturnType")],
  ["go", "the shop.\n", 'the shop.\n// +cache="1h30m"\n'],
  ["go", "struct{}", "struct {\n\t// +private\n\tName string\n}"],
  [
    "java",
    JAVA,
    `@Ignore({".git"}) @DefaultPath("/") ${JAVA}, @Default("1.25") String version, @Default("true") boolean all`,
  ],
  ["python", "@function\n", '@function(name="check", cache="session")\n'],
  ["typescript", "@func()", '@func({ alias: "check", cache: "never" })'],
  ["php", "Directory $source", "#[DefaultPath('/'), Ignore('.git', 'bin')] Directory $source"],
])("%s with %j as %j is right", (language, from, to) => {
  expect(check(language, from, to)).toEqual([]);
});
