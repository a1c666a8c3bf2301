import { expect, test } from "vitest";
import { parseScript } from "../shell/parse-script.ts";
import { createContext } from "../testing.ts";
import { checkShellScript } from "./check-shell-script.ts";

function check(source: string, isFragment = false): readonly string[] {
  return checkShellScript(parseScript(source), createContext(isFragment)).faults.map(
    ({ offset, found, expected }) => `${offset} ${found}, expected ${expected}`,
  );
}

test.each([
  "container | from alpine:3.22 | with-exec -- uname -a | stdout",
  "container | from alpine:3.22 | with-exec sh legacy.sh | stdout",
  "src=$(host | directory .); $src | entries",
  'v=$(container | from a | file /x | contents)\n.echo "release $v"',
  "build . | export ./bookshop",
  "test . $(database)",
  "build . --race | contents",
  ". --image=golang:1.25-alpine | build .",
  "git https://github.com/dagger/dagger | tag v0.19.4 | commit",
  "github.com/dagger/dagger/modules/wolfi@v0.19.4 | container --packages git,curl | terminal",
  "wolfi | container | .help with-exec",
  "vet() { $base | with-exec -- go vet ./...; }\nvet",
  "serve . | up --ports 9000:8080",
  ".stdlib | container | from alpine",
  "_set +e",
])("%s is right", (source) => {
  expect(check(source)).toEqual([]);
});

test.each([
  ["container | form alpine", '12 Unexpected function "form" of Container, expected "from"'],
  ["container | withExec ls", '12 Unexpected function "withExec" of Container, expected "with-exec"'],
  ["container | from a | with-exec --use-entrypiont ls", 'Unexpected flag "--use-entrypiont" of "with-exec"'],
  ["container | stdout | contents", 'Unexpected function "contents" of String, expected the end of the chain'],
  ["container | from", 'Unexpected call of "from" without "address", expected a value of type String!'],
  ["container | from a b", 'Unexpected argument "b" of "from", expected at most 1 without a flag'],
  ["curl https://a", 'Unexpected start of a pipeline "curl", expected'],
  [".hepl", 'Unexpected builtin ".hepl" of Dagger Shell, expected ".deps" or ".help"'],
  ["x=$(container); $x | entries", 'Unexpected function "entries" of Container'],
  ["test . $(container)", 'Unexpected Container, expected a Service for "db"'],
  ["x=$(contaner)", 'Unexpected start of a pipeline "contaner", expected "container"'],
  ["vet() { container | frm a; }", 'Unexpected function "frm"'],
  [". --imge=a | build .", "Unexpected flag of the constructor, expected --image"],
])("%s is wrong", (source, message) => {
  expect(check(source).join("\n")).toContain(message);
});

test("running text may begin in the middle and leave arguments out", () => {
  expect(check("with-exec", true)).toEqual([]);
  expect(check("with-exce", true)).toHaveLength(1);
});
