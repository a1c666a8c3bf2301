import { expect, test } from "vitest";
import { createContext, facts } from "../testing.ts";
import { checkShellText } from "./check-shell-text.ts";

function check(line: string): readonly string[] {
  return checkShellText(line, { ...createContext(), facts }).map(
    ({ found, expected }) => `${found}, expected ${expected}`,
  );
}

test.each([
  ["dagger init --sdk=golang", 'Unexpected value "golang" of --sdk, expected one of "go", "python"'],
  ["dagger init --sdk=pyton", 'Unexpected value "pyton" of --sdk, expected "python"'],
  ["dagger call build --source=. \u2013doc=x", 'Unexpected "\u2013" in a command, expected two hyphens'],
  ["dagger call build --source=\u201c.\u201d", 'Unexpected "\u201c" in a command, expected straight quotation marks'],
  ["dagger call test --token=evn://TOKEN", 'Unexpected scheme "evn://", expected "env://"'],
  [
    "export _EXPERIMENTAL_DAGGER_RUNNER_HOST=sshd://me@host",
    'Unexpected value "sshd://" of _EXPERIMENTAL_DAGGER_RUNNER_HOST, expected "ssh://"',
  ],
  [
    "_EXPERIMENTAL_DAGGER_RUNNER_IMAGESTORE=docker-images dagger call test",
    'Unexpected value "docker-images" of _EXPERIMENTAL_DAGGER_RUNNER_IMAGESTORE, expected "docker-image"',
  ],
  [
    "docker run --env NO_PROXIES=localhost alpine:3.22",
    'Unexpected environment variable "NO_PROXIES", expected "NO_PROXY"',
  ],
  ["kubctl get pods", 'Unexpected program "kubctl", expected "kubectl"'],
  ["sudo docker run --detatch alpine:3.22", 'Unexpected flag "--detatch" of docker'],
])("%s", (line, problem) => {
  expect(check(line)).toContainEqual(expect.stringContaining(problem));
});

test.each([
  "dagger init --sdk=go",
  "dagger init --sdk=github.com/ORG/sdk@v1",
  "dagger call build --source=https://github.com/ORG/REPO",
  "export _EXPERIMENTAL_DAGGER_RUNNER_HOST=kube-pod://$POD?namespace=dagger",
  "_EXPERIMENTAL_DAGGER_RUNNER_IMAGESTORE=containerd dagger call build --source=.",
])("%s is right", (line) => {
  expect(check(line)).toEqual([]);
});
