import { expect, test } from "vitest";
import { parseScript } from "../shell/parse-script.ts";
import { createContext } from "../testing.ts";
import { checkCommand } from "./check-command.ts";

function check(source: string, isFragment = false): readonly string[] {
  const words = parseScript(source).pipelines[0]?.[0]?.words ?? [];
  return checkCommand(words, createContext(isFragment)).map(({ found, expected }) => `${found}, expected ${expected}`);
}

test.each([
  "dagger",
  "dagger call build --source=. --output=./bookshop",
  "dagger call build --source=. --race export --path=./bookshop",
  "dagger call --image=golang build --source .",
  "dagger call serve --source=. up --ports=9000:8080",
  "dagger call build --help",
  "dagger call FUNCTION --ARGUMENT=VALUE",
  "dagger call --mod=github.com/dagger/dagger/modules/wolfi@v0.19.4 container --packages=git terminal",
  "dagger call --mod=MODULE --allow-llm=MODULE review --source=.",
  "dagger -m github.com/a/b call anything",
  "dagger core engine local-cache entry-set disk-space-bytes",
  "dagger core container from --address=alpine with-exec --args=go,version stdout",
  "dagger init --sdk=go --name=bookshop",
  "dagger toolchain install github.com/ORG/linter@v1",
  "dagger use github.com/a/b",
  "dagger release.dsh",
  "dagger -vvv call database",
  "dagger run go run main.go --anything",
  "dagger --command='container | from alpine | stdout'",
  "dagger --progress=plain functions",
  "dagger core container --platform=linux/arm64 with-mounted-cache --path=/a --cache=b --sharing=locked",
  "dagger core container with-secret-variable --name=A --secret=env://TOKEN",
  "dagger call test --source=. --db=tcp://HOST:PORT",
  "dagger core container with-mounted-cache --path=/a --cache=b --sharing=MODE",
])("%s is right", (source) => {
  expect(check(source)).toEqual([]);
});

test.each([
  ["dagger cal build", 'Unexpected command "dagger cal", expected "call"'],
  ["dagger check", 'Unexpected command "dagger check", which this version does not have'],
  ["dagger init --skd=go", 'Unexpected flag "--skd" of dagger init, expected "--sdk"'],
  ["dagger install --sdk=go x", 'Unexpected flag "--sdk" of dagger install'],
  ["dagger --progress=plian call database", 'Unexpected value "plian" of --progress, expected "plain"'],
  ["dagger call biuld --source=.", 'Unexpected function "biuld" of the project, expected "build"'],
  ["dagger call build --sorce=.", 'Unexpected flag "--sorce" of "build", expected "--source"'],
  ["dagger call build", 'Unexpected call of "build" without "source"'],
  ["dagger call build --source=. trminal", 'Unexpected function "trminal" of File'],
  ["dagger call serve --source=. up --random=maybe", 'Unexpected value "maybe", expected true or false for "random"'],
  ["dagger core container form --address=a", 'Unexpected function "form" of Container, expected "from"'],
  [
    "dagger core container with-mounted-cache --path=/a --cache=b --sharing=LOCKD",
    'Unexpected value "LOCKD", expected "LOCKED" for "sharing"',
  ],
  ["dagger call serve --source=. up --ports=9000", 'Unexpected value "9000", expected text such as 9000:8080'],
  ["dagger call test --source=. --db=localhost:5432", "expected text such as tcp://localhost:5432"],
  ["dagger core container --platform=linux-arm64", "expected text such as linux/arm64"],
  ["dagger core container with-exec --args=a --expect=sucess", 'expected "SUCCESS" for "expect"'],
  ["dagger version now", 'Unexpected argument "now" of dagger version, expected none'],
  ["dagger --command='contaner | stdout'", 'Unexpected start of a pipeline "contaner"'],
  ["dagger toolchain instal x", 'Unexpected command "dagger toolchain instal", expected "install"'],
])("%s is wrong", (source, message) => {
  expect(check(source).join("\n")).toContain(message);
});
