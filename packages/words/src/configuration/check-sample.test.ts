import { readFileSync } from "node:fs";
import { parsePage } from "@docs/pages";
import { expect, test } from "vitest";
import { checkFence } from "../check-fences.ts";
import { checkWords } from "../check-words.ts";
import { createContext, facts } from "../testing.ts";
import { maskExpressions } from "./check-embedded.ts";

/** Checks a block and returns each fault as `line:column found, expected`. */
function check(info: string, text: string): readonly string[] {
  const [language = "", title] = info.split(" ");
  const { world, variables, functions } = createContext();
  const context = { facts, world, variables, functions, schema: () => expect.fail("No GraphQL here.") };
  return checkFence({ language, title, text }, context).map(({ offset, found, expected }) => {
    const before = text.slice(0, offset).split("\n");
    return `${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${found}, expected ${expected}`;
  });
}

test("a sample of every format that is right has no faults", () => {
  const bookshop = [
    "import { object, func, Directory, File, Service } from '@dagger.io/dagger'",
    "@object() export class Bookshop {",
    "  @func() build(source: Directory): File { return source.file('a') }",
    "  @func() test(source: Directory, db: Service): string { return '' }",
    "}",
  ].join("\n");
  const page = parsePage("samples.mdx", readFileSync("packages/words/src/fixtures/samples.mdx", "utf8"));
  const snippets = [{ name: "a/b", files: [{ file: "snippets/a/b/index.ts", code: bookshop }] }];
  const blocks = page.tree.children.filter(({ type }) => type === "code");
  expect(blocks).toHaveLength(14);
  expect(checkWords({ pages: [page], snippets, facts, checksUnused: false })).toEqual([]);
});

const dagger = '{"name": "a", "engineVersion": "v0.19.4"';
const workflow = (steps: string) => `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n${steps}`;
const task = (step: string) =>
  `apiVersion: tekton.dev/v1\nkind: Task\nmetadata:\n  name: a\nspec:\n  steps:\n    - name: a\n      image: alpine:3.22\n${step}`;
const circle = (steps: string, more = "") =>
  `version: 2.1\njobs:\n  a:\n    machine: true\n    steps:\n${steps}${more}`;
const pod = (container: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\nspec:\n  containers:\n    - name: a\n${container}`;

test.each([
  // JSON
  ["json dagger.json", `${dagger}, "sdk": {"source": "go"}, "dependencies": ["./a"]}`, ""],
  ["json dagger.json", `${dagger}, "sdk": {"source": "github.com/a/sdk@v1"}}`, ""],
  ["json dagger.json", `${dagger}, "sdk": {"source": "golang"}}`, 'Unexpected value "golang" in dagger.json'],
  [
    "json dagger.json",
    `${dagger},\n "tolchains": []}`,
    '2:2 Unexpected key "tolchains" in dagger.json, expected "toolch',
  ],
  [
    "json dagger.json",
    '{"name": "a", "engineVersion": "0.19"}',
    '1:32 Unexpected value "0.19" in dagger.json, expected',
  ],
  ["json engine.json", '{"gc": {"maxUsedSpce": 3}}', '1:9 Unexpected key "maxUsedSpce" in engine.json, expected "maxU'],
  ["json engine.json", '{"logLevel": "verbose"}', '1:14 Unexpected value "verbose" in engine.json, expected one of "e'],
  ["json", '{"gc": }', 'Unexpected syntax (Unexpected token \'}\', "{"gc": }" is not valid JSON), expected JSON'],
  ["json", '{"gc": 1,}', "expected JSON"],
  // TOML
  ["toml engine.toml", "debug = true\n\n[lg]\n", '3:1 Unexpected key "lg" in engine.toml, expected "log"'],
  ["toml engine.toml", '[log]\nformat = "jsn"\n', '2:10 Unexpected value "jsn" in engine.toml, expected "json"'],
  ["toml", "debug = yes\n", "1:9 Unexpected syntax (invalid value), expected TOML"],
  // YAML
  ["yaml", "a: [b\n", "expected YAML"],
  ["yaml", "a: &one 1\nb: *two\n", '2:4 Unexpected syntax (no anchor "&two" above), expected YAML'],
  ["yaml", "a: 1\na: 2\n", "2:1 Unexpected syntax (Map keys must be unique), expected YAML"],
  ["yaml values.yaml", "engine:\n  imge: {}\n", '2:3 Unexpected key "imge" in values.yaml, expected "image"'],
  [
    "yaml values.yaml",
    'engine:\n  configJson: |\n    {\n      "gcc": {}\n    }\n',
    '4:7 Unexpected key "gcc" in engine.json, expected "gc"',
  ],
  [
    "yaml values.yaml",
    'engine:\n  configJson: |\n    {"logLevel": "verbose"}\n',
    '3:18 Unexpected value "verbose" in engine.json, expected one of "e',
  ],
  ["yaml values.yaml", "engine:\n  config: |\n    [lg]\n", '3:5 Unexpected key "lg" in engine.toml, expected "log"'],
  ["yaml", "build:\n  script:\n    - dagger cal build\n", '3:14 Unexpected command "dagger cal", expected "call"'],
  // GitHub Actions
  [
    "yaml .github/workflows/a.yml",
    "on: push\nname: a\n",
    'Unexpected object without the key "jobs" in .github/workflows/a.yml',
  ],
  ["yaml", workflow("      - uses: actions/checkout@main\n"), '6:15 Unexpected value "actions/checkout@main"'],
  ["yaml", workflow("      - rum: ls\n"), 'Unexpected key "rum" in this GitHub Actions workflow, expected "run"'],
  [
    "yaml",
    workflow("      - run: ls\n        shel: sh\n"),
    '7:9 Unexpected key "shel" in this GitHub Actions workflow',
  ],
  [
    "yaml",
    workflow("      - run: |\n          ls\n\n          dagger cal x\n"),
    '9:18 Unexpected command "dagger cal"',
  ],
  [
    "yaml",
    workflow("      - run: ls\n        env:\n          DAGGER_CLOUD_TOKN: a\n"),
    "8:11 Unexpected environment var",
  ],
  [
    "yaml",
    workflow("      - uses: dagger/dagger-for-github@v8.2.0\n        with:\n          verison: latest\n"),
    '8:11 Unexpected key "verison" in this GitHub Actions workflow, expected "version"',
  ],
  [
    "yaml",
    workflow("      - uses: dagger/dagger-for-github@v8.2.0\n        with:\n          call: biuld --source=.\n"),
    '8:17 Unexpected function "biuld" of the project, expected "build"',
  ],
  ["yaml", "on: pusch\njobs: {}\n", '1:5 Unexpected value "pusch" in this GitHub Actions workflow, expected "push"'],
  // Other systems
  ["yaml .gitlab-ci.yml", "a:\n  scrip: ls\n", '2:3 Unexpected key "scrip" in .gitlab-ci.yml, expected "script"'],
  ["yaml .gitlab-ci.yml", "a:\n  script:\n    - dagger calls\n", '3:14 Unexpected command "dagger calls"'],
  [
    "yaml .gitlab-ci.yml",
    "a:\n  image: docker:latest\n",
    '2:10 Unexpected value "docker:latest" in .gitlab-ci.yml, expected an',
  ],
  ["yaml .circleci/config.yml", circle("      - rum: ls\n"), '6:9 Unexpected step "rum", expected "run"'],
  ["yaml .circleci/config.yml", circle("      - chekout\n"), '6:9 Unexpected step "chekout", expected "checkout"'],
  ["yaml .circleci/config.yml", circle("      - run:\n          comand: ls\n"), '7:11 Unexpected key "comand"'],
  ["yaml .circleci/config.yml", circle("      - install\n", "commands:\n  install:\n    steps: [checkout]\n"), ""],
  ["yaml .circleci/config.yml", circle("      - node/install\n", "orbs:\n  node: circleci/node@7.1.0\n"), ""],
  ["yaml .circleci/config.yml", circle("      - node/install\n"), 'Unexpected step "node/install"'],
  [
    "yaml azure-pipelines.yml",
    "steps:\n  - scrpt: ls\n",
    'Unexpected key "scrpt" in azure-pipelines.yml, expected "script"',
  ],
  ["yaml azure-pipelines.yml", "steps:\n  - script: dagger cal\n", '2:20 Unexpected command "dagger cal"'],
  [
    "yaml buildspec.yml",
    "version: 0.2\nphases:\n  biuld: {}\n",
    '3:3 Unexpected key "biuld" in buildspec.yml, expected "build"',
  ],
  // Objects of a cluster
  ["yaml", task("      scrpt: ls\n"), '9:7 Unexpected key "scrpt" in this Task, expected "script"'],
  [
    "yaml",
    task("      script: |\n        #!/bin/sh\n        dagger calls\n"),
    '11:16 Unexpected command "dagger calls"',
  ],
  ["yaml", pod("      image: alpine\n"), '8:14 Unexpected value "alpine" in this Pod, expected an image with a tag'],
  ["yaml", pod("      image: a:1\n      command: [dagger, calls]\n"), '9:25 Unexpected command "dagger calls"'],
  [
    "yaml",
    pod("      image: a:1\n      command: [sh, -c]\n      args: [dagger calls]\n"),
    '10:21 Unexpected command "dagger',
  ],
  ["yaml", pod("      image: a:1\n      env:\n        - name: DAGGER_CACHE_FORM\n"), "10:17 Unexpected environment va"],
  ["yaml", "apiVersion: v1\nkind: Pods\n", '2:7 Unexpected kind "Pods" of v1, expected "Pod"'],
  ["yaml", "apiVersion: app/v1\nkind: Deployment\n", '1:13 Unexpected apiVersion "app/v1", expected "apps/v1"'],
  ["yaml", "apiVersion: keda.sh/v1\nkind: ScaledObject\n", ""],
  [
    "yaml",
    'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  engine.json: |\n    {\n      "gcc": {}\n    }\n',
    '8:7 Unexpected key "gcc" in engine.json, expected "gc"',
  ],
  // Settings and Jenkinsfiles
  ["env .env", "A=1\nDAGGER_NO_NAGG=1\n", '2:1 Unexpected environment variable "DAGGER_NO_NAGG"'],
  [
    "groovy",
    "pipeline {\n  agent any\n  stage { steps { sh 'ls' } }\n}\n",
    '3:3 Unexpected section "stage" in "pipeline", exp',
  ],
  ["groovy", "pipeline {\n  agent any\n", '1:10 Unexpected "{" that is never closed, expected a "}"'],
  ["groovy", "node { sh(script: 'ls'] }\n", '1:23 Unexpected "]", expected ")", which closes the "(" before'],
  ["groovy", "node {\n  sh '''\n    dagger calls\n  '''\n}\n", '3:12 Unexpected command "dagger calls"'],
  ["groovy", "node { sh 'ls }\n", "1:11 Unexpected end of a string, expected a closing quotation mark"],
])("%s %j: %s", (info, text, expected) => {
  const faults = check(info, text);
  expect(faults).toHaveLength(expected === "" ? 0 : faults.length || 1);
  expect(faults.join("\n")).toContain(expected);
  if (expected !== "" && /^\d/.test(expected)) {
    expect(faults[0]).toContain(expected);
  }
});

test("what a CI system fills in becomes a variable of the same length", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions.
  expect(maskExpressions("a ${{ b }} << c.d >> {{e}} <<EOF")).toBe("a $XXXXXXX $XXXXXXXX $XXXX <<EOF");
});
