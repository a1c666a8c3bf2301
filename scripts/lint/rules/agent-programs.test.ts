import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkAgentInputs, checkAgentResults } from "./agent-programs.ts";

function lint(file: string, code: string): readonly string[] {
  return lintSite(checkAgentInputs, {}, { programs: new Map([[file, code]]) });
}

const AGENTS = {
  "main.go": "env := dag.Env()",
  "main.py": "env = dag.env()",
  "index.ts": "const env = dag\n  .env()",
  "A.php": "$env = dag()->llm();",
  "A.java": "var env = dag().env();",
};

type File = keyof typeof AGENTS;

/** Wraps functions in the main object of a module that uses a model. */
const MODULES: Record<File, (functions: string) => string> = {
  "main.go": (functions) => `type A struct{}\n${functions}\n  ${AGENTS["main.go"]}\n}`,
  "main.py": (functions) => `@object_type\nclass A:\n${functions}\n        ${AGENTS["main.py"]}`,
  "index.ts": (functions) => `@object()\nclass A {\n${functions}\n${AGENTS["index.ts"]}\n}}`,
  "A.php": (functions) => `#[DaggerObject]\nclass A\n{\n${functions} {\n${AGENTS["A.php"]}\n}}`,
  "A.java": (functions) => `@Object\npublic class A {\n${functions}\n${AGENTS["A.java"]}\n}}`,
};

test.each<[File, string, string, string]>([
  ["main.go", "func (m *A) Fix(source *dagger.Directory) string {", "source", "2:17"],
  ["main.go", 'func (m *A) Fix(\n\t// +ignore=["node_modules"]\n\tcode *dagger.Directory,\n) string {', "code", "4:2"],
  ["main.go", 'func New(\n\t// +ignore=[".git", ".env"]\n\tname string, code *dagger.Directory) *A {', "code", "4:15"],
  ["main.py", "    @function\n    async def fix(self, source: dagger.Directory) -> str:", "source", "4:25"],
  ["main.py", '    code: Annotated[dagger.Directory, DefaultPath("/")]\n    def help(self):', "code", "3:5"],
  [
    "main.py",
    '    @function\n    def a(\n        self,\n        code: Annotated[dagger.Directory, Ignore(["x"])],\n    ):',
    "code",
    "6:9",
  ],
  ["index.ts", "@func()\nasync fix(source: Directory): Promise<string> {", "source", "4:11"],
  ["index.ts", 'constructor(@argument({ defaultPath: "/" }) private readonly code: Directory) {', "code", "3:62"],
  ["A.php", "#[DaggerFunction]\npublic function fix(Directory $source): string", "source", "5:32"],
  [
    "A.php",
    "#[DaggerFunction]\npublic function __construct(#[DefaultPath('/')] private readonly Directory $code)",
    "code",
    "5:77",
  ],
  ["A.java", "@Function\npublic String fix(Directory source, String name) {", "source", "4:29"],
  ["A.java", 'public A(@DefaultPath("/") Directory code) {', "code", "3:38"],
])("%s gives a model a whole folder: %s", (file, code, name, place) => {
  expect(lint(file, MODULES[file](code))).toEqual([
    `${file}:${place} Unexpected directory "${name}" with ".git" and ".env" in a program for a model, expected one that ignores ".git" and ".env"`,
  ]);
});

test.each<[File, string]>([
  [
    "main.go",
    'func (m *A) Fix(\n\t// The code.\n\t// +ignore=["**/.git", "**/.env*"]\n\tsource *dagger.Directory) *dagger.Directory {',
  ],
  ["main.go", "func help(source *dagger.Directory) {\n}\ntype B struct {\n\tSource *dagger.Directory\n}\nfunc a() {"],
  [
    "main.py",
    "    @function\n    def fix(self, code: Annotated[dagger.Directory, HIDDEN]) -> dagger.Directory:\n        pass\n\nHIDDEN = Ignore(['.git', '.env'])\n",
  ],
  [
    "main.py",
    '    code: Annotated[dagger.Directory, DefaultPath("/"), Ignore([\n        ".git",\n        ".env",\n    ])]\n    def help(self):',
  ],
  ["main.py", "    async def help(source: dagger.Directory) -> str:"],
  [
    "index.ts",
    '@func()\nfix(@argument({ defaultPath: "/", ignore: [".git", ".env"] })\n  code: Directory): Directory {\n  const code: Directory = x',
  ],
  [
    "A.php",
    "#[DaggerFunction]\npublic function fix(\n  #[DefaultPath('/'), Ignore('.git', '.env')]\n  #[Doc('It\\'s [here]')]\n  Directory $code): Directory",
  ],
  [
    "A.java",
    '@Function\npublic Directory fix(@DefaultPath("/")\n  @Ignore({".git", ".env"}) Directory code) { Directory other = code;',
  ],
])("%s keeps .git and .env back", (file, code) => {
  expect(lint(file, MODULES[file](code))).toEqual([]);
});

test("a program without a model may take a whole folder", () => {
  expect(lint("main.go", "func (m *A) Fix(source *dagger.Directory) {\n\treturn dag.Container()")).toEqual([]);
});

test.each([
  [["*", "!*.go"], ""],
  [["/.git/", "**/.env*"], ""],
  [["**/.*"], ""],
  [[".git", ".env*", "!.env"], '".env"'],
  [[".github", ".environment", "sub/.env", ".git"], '".env"'],
  [["xgit", ".env"], '".git"'],
])("patterns %j leave %s in", (patterns, missing) => {
  const code = MODULES["main.go"](
    `func (m *A) Fix(\n\t// +ignore=${JSON.stringify(patterns)}\n\ta *dagger.Directory) {`,
  );
  expect(lint("main.go", code).map((line) => /with (?<missing>.*) in a program/.exec(line)?.groups?.missing)).toEqual(
    missing === "" ? [] : [missing],
  );
});

function lintResults(file: string, code: string): readonly string[] {
  return lintSite(checkAgentResults, {}, { programs: new Map([[file, code]]) });
}

test.each([
  ["main.go", "result := dag.LLM().Env().Workspace()\nreturn result.Changes(source)", '2:15 Unexpected "Changes"'],
  ["main.py", "result = dag.llm().env().workspace()\nreturn result.changes(source)", '2:15 Unexpected "changes"'],
  ["index.ts", "return dag\n  .llm()\n  .env()\n  .changes(source)", '4:4 Unexpected "changes"'],
  ["A.php", "return dag()->llm()->env()\n  ->changes($source);", '2:5 Unexpected "changes"'],
  ["A.java", "return dag().llm().env().workspace().changes(source);", '1:38 Unexpected "changes"'],
])("%s returns whatever the model saved", (file, code, problem) => {
  expect(lintResults(file, code)).toEqual([
    `${file}:${problem} with all files of a model, expected only files that "include" allows`,
  ]);
});

test.each([
  ["main.go", 'dag.LLM()\nsource.WithDirectory(".", x, dagger.DirectoryWithDirectoryOpts{Include: y}).Changes(source)'],
  ["main.py", 'dag.llm()\nsource.with_directory(".", x, include=["*.go"]).changes(source)'],
  ["A.java", "dag().llm(); new WithDirectoryArguments().withInclude(x); result.changes(source);"],
  ["main.go", "return source.WithoutFile(name).Changes(source)"],
  ["main.py", "return dag.llm().last_reply()"],
])("%s takes back what it names, or has no model", (file, code) => {
  expect(lintResults(file, code)).toEqual([]);
});
