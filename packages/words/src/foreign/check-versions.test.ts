import { loadFacts } from "@docs/facts";
import { expect, test } from "vitest";
import { checkVersions } from "./check-versions.ts";

const { ciVersions } = loadFacts();

test.each([
  ["- uses: actions/checkout@v99", 'Unexpected release "v99" of actions/checkout, expected v4'],
  ["- uses: actions/chekout@v4", 'Unexpected action "actions/chekout", expected "actions/checkout"'],
  ["runs-on: ubuntu-99.04", 'Unexpected runner "ubuntu-99.04", expected "ubuntu-24.04"'],
  ["vmImage: ubunut-24.04", 'Unexpected runner "ubunut-24.04", expected "ubuntu-24.04"'],
  ["image: registry.dagger.io/engine:0.19.4", 'Unexpected tag "0.19.4" of the engine\'s image, expected "v0.19.4"'],
  ["image: registry.dagger.io/engine:{{version}}", 'Unexpected tag "{{version}}" of the engine\'s image'],
])("%s", (text, problem) => {
  const said = checkVersions(text, ciVersions).map(({ found, expected }) => `${found}, expected ${expected}`);
  expect(said).toContainEqual(expect.stringContaining(problem));
});

test.each([
  "- uses: actions/checkout@v4",
  "runs-on: ubuntu-24.04",
  "runs-on: depot-ubuntu-24.04,dagger=0.19.4",
  "runs-on: $RUNNER",
  "docker pull registry.dagger.io/engine:v0.19.4-gpu",
  "image: registry.dagger.io/engine:{{version}}".replace(":{{", ":v{{"),
])("%s is right", (text) => {
  expect(checkVersions(text, ciVersions)).toEqual([]);
});
