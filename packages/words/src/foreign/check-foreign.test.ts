import { loadFacts } from "@docs/facts";
import { expect, test } from "vitest";
import { parseScript } from "../shell/parse-script.ts";
import { checkForeign } from "./check-foreign.ts";

const { foreignPrograms } = loadFacts();

function check(line: string): readonly string[] {
  const [[command] = []] = parseScript(line).pipelines;
  return checkForeign(command?.words ?? [], foreignPrograms).map(
    ({ offset, found, expected }) => `${offset} ${found}, expected ${expected}`,
  );
}

test.each([
  ["docker run --detatch alpine:3.22", '11 Unexpected flag "--detatch" of docker, expected "detach"'],
  ["kubctl get pods", '0 Unexpected program "kubctl", expected "kubectl"'],
  ["helm unistall dagger", '5 Unexpected command "unistall" of helm, expected "uninstall"'],
  ["docker imgae rm x", 'Unexpected command "imgae" of docker, expected "image"'],
  ["go mod tydi", 'Unexpected command "mod tydi" of go, expected "tidy"'],
  ["go tset ./...", 'Unexpected command "tset" of go, expected "get" or "test" or "vet"'],
  ["git -c a=b psuh origin", 'Unexpected command "psuh" of git, expected "push"'],
  ["curl --fial https://x", 'Unexpected flag "--fial" of curl, expected "fail"'],
  ["pip install dagger", '12 Unexpected package "dagger", expected "dagger-io"'],
  ["uv add dagger-oi", 'Unexpected package "dagger-oi", expected "dagger-io"'],
  ["npm install --save-dev @dagger.io/dager", 'Unexpected package "@dagger.io/dager", expected "@dagger.io/dagger"'],
  ["go get dagger.io/dager@v0.19.4", 'Unexpected package "dagger.io/dager", expected "dagger.io/dagger"'],
  ["composer require dagger/daggr:v0.19.4", 'Unexpected package "dagger/daggr", expected "dagger/dagger"'],
  ["zzz --all things", 'Unexpected program "zzz", expected a program of data/commands/foreign.json'],
])("%s", (line, problem) => {
  expect(check(line)).toContainEqual(expect.stringContaining(problem));
});

test.each([
  "docker run --rm --publish=8080:80 bookshop-site:dev",
  "docker image rm registry.example.com/a:1",
  "pip install dagger-io==0.19.4",
  "uv add --script ci/main.py dagger-io==0.19.4",
  "npm install --save-dev @dagger.io/dagger@0.19.7 tsx",
  "go get dagger.io/dagger@v0.19.4",
  "git -c credential.helper=x push origin HEAD",
  "./mvnw package --anything",
  "$HOME/.local/bin/dagger call test",
  "bookshop",
])("%s is right", (line) => {
  expect(check(line)).toEqual([]);
});
