import { expect, test } from "vitest";
import { lintSite } from "../testing.ts";
import { checkAgentInputs } from "./agent-inputs.ts";

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

test.each<[File, string, string, string]>([
  ["main.go", "func (m *A) Fix(source *dagger.Directory) string {", "source", "1:17"],
  ["main.go", 'func (m *A) Fix(\n\t// +ignore=["node_modules"]\n\tcode *dagger.Directory,\n) {', "code", "3:2"],
  ["main.go", 'func New(\n\t// +ignore=[".git", ".env"]\n\tname string, code *dagger.Directory) {', "code", "3:15"],
  ["main.py", "class A:\n    @function\n    async def fix(self, source: dagger.Directory) -> str:", "source", "3:25"],
  ["main.py", 'class A:\n    code: Annotated[dagger.Directory, DefaultPath("/")]', "code", "2:5"],
  [
    "main.py",
    'Code = Annotated[Directory, Ignore(["x"])]\nclass A:\n    @function\n    def a(\n        self,\n        code: Code,\n    ):',
    "code",
    "6:9",
  ],
  ["index.ts", "async fix(source: Directory): Promise<string> {", "source", "1:11"],
  ["index.ts", 'constructor(@argument({ defaultPath: "/" }) private readonly code: Directory) {', "code", "1:62"],
  ["A.php", "public function fix(Directory $source): string", "source", "1:32"],
  ["A.php", "public function __construct(#[DefaultPath('/')] private readonly Directory $code) {}", "code", "1:77"],
  ["A.java", "public String fix(Directory source, String name) {", "source", "1:29"],
  ["A.java", 'public A(@DefaultPath("/") Directory code) {', "code", "1:38"],
])("%s gives a model a whole folder: %s", (file, code, name, place) => {
  expect(lint(file, `${code}\n${AGENTS[file]}`)).toEqual([
    `${file}:${place} Unexpected directory "${name}" with ".git" and ".env" in a program for a model, expected one that ignores ".git" and ".env"`,
  ]);
});

test.each<[File, string]>([
  [
    "main.go",
    'func (m *A) Fix(\n\t// The code.\n\t// +ignore=["**/.git", "**/.env*"]\n\tsource *dagger.Directory) *dagger.Directory {',
  ],
  ["main.go", 'func (m *A) Fix(source *dagger.Directory, // +ignore=[".git", ".env"]\n) {'],
  ["main.go", "func help(source *dagger.Directory) {\ntype A struct {\n\tSource *dagger.Directory\n}"],
  [
    "main.py",
    'HIDDEN = Ignore([".git", ".env"])\nCode = Annotated[dagger.Directory, HIDDEN]\nclass A:\n    @function\n    def fix(self, code: Code) -> dagger.Directory:',
  ],
  [
    "main.py",
    'class A:\n    code: Annotated[dagger.Directory, DefaultPath("/"), Ignore([\n        ".git",\n        ".env",\n    ])]',
  ],
  ["main.py", "async def help(source: dagger.Directory) -> str:"],
  [
    "index.ts",
    'fix(@argument({ defaultPath: "/", ignore: [".git", ".env"] })\n  code: Directory): Directory {\n  const code: Directory = x',
  ],
  [
    "A.php",
    "public function fix(\n  #[DefaultPath('/'), Ignore('.git', '.env')]\n  #[Doc('It\\'s [here]')]\n  Directory $code): Directory",
  ],
  [
    "A.java",
    'public Directory fix(@DefaultPath("/")\n  @Ignore({".git", ".env"}) Directory code) { Directory other = code;',
  ],
])("%s keeps .git and .env back", (file, code) => {
  expect(lint(file, `${code}\n${AGENTS[file]}`)).toEqual([]);
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
  const code = `func Fix(\n\t// +ignore=${JSON.stringify(patterns)}\n\ta *dagger.Directory) { dag.LLM() }`;
  expect(lint("main.go", code).map((line) => /with (?<missing>.*) in a program/.exec(line)?.groups?.missing)).toEqual(
    missing === "" ? [] : [missing],
  );
});
